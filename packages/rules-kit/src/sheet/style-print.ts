/** printStyle: a sheet on paper: A4, black on white, nothing under 9 pt, no table split by the end of a column or a page. */

export const printStyle = `
@page { size: A4; margin: 6mm 7mm; }
@media print {
  :root { --paper: #fff; --ink: #000; --quiet: #000; --line: #bbb; --rule: #000; --title: #000; }
  body { font-size: var(--points, 9pt); line-height: 1.17; display: block; }
  .contents { display: none; }
  header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 4mm; padding: 0 0 .8mm; margin: 0 0 1.6mm; border-bottom: .8pt solid #000; }
  h1 { font-size: 1.65em; white-space: nowrap; }
  .subtitle { font-size: 1.17em; margin: 0; flex: 1 0 auto; }
  .legend { font-size: 1em; gap: 0 3mm; }
  main { padding: 0; }
  footer { padding: .8mm 0 0; margin: 1.2mm 0 0; font-size: 1em; border-top: .4pt solid #000; break-inside: avoid; }
  footer p { display: inline; }
  h2 { font-size: 1.33em; margin: 2.4mm 0 1.2mm; padding: 0; border-bottom: .8pt solid #000; break-after: avoid; }
  h3 { font-size: 1.17em; margin: 0 0 .5mm; break-after: avoid; }
  h4 { font-size: 1em; margin: .7mm 0 .1mm; break-after: avoid; }
  .block { margin: 0 0 2.4mm; break-inside: avoid; }
  .scroll { overflow: visible; }
  table, .note, .about, .example dl > div, code { font-size: 1em; }
  th, td { padding: .28mm .8mm; border-bottom: .3pt solid #bbb; }
  thead { display: table-header-group; }
  thead th { border-bottom: .6pt solid #000; }
  tr, .cell, .example, .entry { break-inside: avoid; }
  .values .value { padding-right: 1.4mm; }
  .chance { padding: .28mm .5mm; background: color-mix(in srgb, #000 calc(var(--p, 0) * .22%), #fff); print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .note { margin-top: .4mm; }
  ol, ul { padding-left: 4mm; }
  li { margin: .25mm 0; }
  a { text-decoration: none; }
  .wide { column-span: all; }
  .long, .long .cell:not(:has(table)) { break-inside: auto; }
  li { break-inside: avoid; }
  li:first-child, .cell:first-child > h4 { break-after: avoid; }
  li:last-child { break-before: avoid; }
  .quick .side { columns: 2; column-gap: 5mm; }
  .quick .side + .side { break-before: page; }
  .quick.columns-3 .side { columns: 3; column-gap: 4mm; }
  .columns-3 tr > * + * { padding-left: .5mm; }
  .columns-3 tr > :not(:last-child) { padding-right: .5mm; }
  .figure + .words { padding-left: 2mm; }
  .columns-3 tr > :first-child + .words { padding-left: 1.4mm; }
  .columns-3 .values .value { padding-right: 1.2mm; }
  .columns-3 :is(ol, ul) { padding-left: 3.8mm; }
  .tight { line-height: 1.05; }
  .tight th, .tight td { padding-block: .1mm; }
  .tight thead + tbody > tr:first-child > * { padding-top: .4mm; }
  .tight .block { margin-bottom: 1.1mm; }
  .tight h2 { margin: 1.2mm 0 .6mm; }
  .tight h4 { margin: .4mm 0 0; }
  .tight li { margin: 0; }
  .tight :is(.rules, .rows, .steps) { break-inside: auto; }
  .quick .part:first-child h2 { margin-top: 0; }
  .options table, .changes table { min-width: 0; }
  .full .side { columns: 2; column-gap: 6mm; }
  .full h2 { column-span: all; }
  .entry { padding: .7mm 0; display: block; }
  .entry dt { font-weight: 600; }
  .example dl > div { grid-template-columns: 26mm 1fr; gap: 2mm; }
  .entry:target { background: none; }
  .full .block, .diff .block { break-inside: auto; }
  .full .table, .full .odds { break-inside: avoid; }
  .example { padding: 0 0 1.2mm; margin: 0 0 1mm; }
}
`;
