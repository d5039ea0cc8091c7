/** screenStyle: a sheet on screen: paper and ink, or candlelight if the reader prefers a dark scheme. */

export const screenStyle = `
:root {
  --paper: #fbf8f1; --ink: #26221c; --quiet: #6a6154; --line: #d5cab4; --rule: #8a7c63; --title: #6f2430;
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, "Book Antiqua", Georgia, "Liberation Serif", serif;
  --sans: "Segoe UI", "Helvetica Neue", "Liberation Sans", "Nimbus Sans", Helvetica, Arial, "Noto Sans", sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1c1915; --ink: #e8dfcd; --quiet: #ab9f8a; --line: #433b30; --rule: #85775f; --title: #e0a48c;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 3.5rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.45 var(--sans); }
h1, h2, h3 { font-family: var(--serif); font-weight: 600; line-height: 1.2; margin: 0; text-wrap: balance; }
h1 { font-size: 2rem; }
h2 { font-size: 1.5rem; color: var(--title); border-bottom: 1px solid var(--rule); padding-bottom: .2rem; margin: 2.2rem 0 1rem; }
h3 { font-size: 1.15rem; margin-bottom: .35rem; }
h4 { font-size: 1rem; font-weight: 600; font-style: italic; font-family: var(--serif); margin: .6rem 0 .15rem; }
p { margin: 0; }
header { padding: 1.8rem 1.2rem 1rem; }
.subtitle { font: italic 1.15rem/1.3 var(--serif); color: var(--quiet); margin: .2rem 0 .7rem; }
.legend { color: var(--quiet); font-size: .9rem; display: flex; flex-wrap: wrap; gap: .1rem 1.2rem; }
.clause { font-style: italic; }
.legend b, .mark { color: var(--title); font-weight: 600; }
footer { padding: 1.5rem 1.2rem 3rem; color: var(--quiet); font-size: .9rem; }
footer p + p { margin-top: .3rem; }
main { padding: 0 1.2rem; min-width: 0; }
.block { margin: 0 0 1.6rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; font-variant-numeric: tabular-nums lining-nums; }
th, td { padding: .22rem .5rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); font-weight: 400; }
tr > :first-child { padding-left: 0; }
tr > :last-child { padding-right: 0; }
thead th { font-weight: 600; border-bottom: 1px solid var(--rule); vertical-align: bottom; }
tbody .short { white-space: nowrap; }
.figure, .chance { text-align: center; white-space: nowrap; }
thead th.figure { white-space: normal; hyphens: auto; }
.values .value { width: 1%; white-space: nowrap; text-align: right; font-weight: 600; padding-right: .7rem; }
.odds .across { text-align: center; font-weight: 400; font-style: italic; border-bottom: 0; }
.odds .figure { width: calc(64% / var(--n)); }
.chance { background: color-mix(in srgb, var(--rule) calc(var(--p, 0) * .5%), transparent); padding: .22rem .3rem; }
.refused, .none, .absent { color: var(--quiet); }
.note, .about { color: var(--quiet); font-size: .9rem; }
.note { margin-top: .35rem; }
ol, ul { margin: 0; padding-left: 1.3rem; }
li { margin: .2rem 0; }
code { font-size: .92em; overflow-wrap: anywhere; }
a { color: inherit; text-decoration-color: var(--line); text-underline-offset: .2em; }
a:hover { text-decoration-color: currentColor; }
a:focus-visible { outline: 2px solid var(--title); outline-offset: 2px; }
.to-rule { text-decoration-line: none; }
.to-rule:hover, .to-rule:focus-visible { text-decoration-line: underline; }
dl, dd { margin: 0; }
.entry { padding: .5rem 0; border-bottom: 1px solid var(--line); scroll-margin-top: 3.5rem; }
.entry:target { background: color-mix(in srgb, var(--rule) 18%, transparent); }
.entry dt { color: var(--quiet); }
.example { padding: .2rem 0 .9rem; border-bottom: 1px solid var(--line); margin-bottom: .6rem; }
.example h4 { font-style: normal; }
.number { color: var(--title); }
.example dl > div { display: grid; grid-template-columns: minmax(5rem, 9rem) 1fr; gap: .8rem; font-size: .9375rem; }
.example dt { color: var(--quiet); }
.options table, .changes table { min-width: 44rem; table-layout: fixed; }
.options thead th:nth-child(1) { width: 34%; }
.options thead th:nth-child(2) { width: 21%; }
.options thead th:nth-child(3) { width: 15%; }
.changes thead th:nth-child(1) { width: 20%; }
.changes thead th:last-child { width: 20%; }
.options td, .options th, .changes td, .changes th { overflow-wrap: break-word; }
.contents { position: sticky; top: 0; z-index: 1; background: var(--paper); border-bottom: 1px solid var(--rule); }
.contents > ul, .contents ul ul { list-style: none; display: flex; gap: 0 1.1rem; margin: 0; padding: 0; }
.contents > ul { overflow-x: auto; padding: 0 1.2rem; scrollbar-width: thin; }
.contents li { margin: 0; white-space: nowrap; display: flex; gap: 1.1rem; }
.contents a { display: inline-block; padding: .6rem 0; text-decoration: none; font-size: .95rem; }
.contents .chapter { font-family: var(--serif); font-weight: 600; color: var(--title); }
@media screen and (max-width: 44rem) {
  th, td, .chance { padding-inline: .28rem; }
  .options table, .changes table { min-width: 0; }
  .options thead, .changes thead { display: none; }
  .options :is(table, tbody, tr, th, td), .changes :is(table, tbody, tr, th, td) { display: block; width: auto; padding: 0; border: 0; }
  .options tr, .changes tr { padding: .5rem 0; border-bottom: 1px solid var(--line); }
  .options th, .changes th { font-weight: 600; }
  [data-of]::before { content: attr(data-of) ": "; color: var(--quiet); font-size: .9rem; }
  .example dl > div { grid-template-columns: minmax(4rem, 6rem) 1fr; }
}
@media (min-width: 62rem) {
  body { display: grid; grid-template-columns: 15rem minmax(0, 1fr); max-width: 84rem; margin: 0 auto; }
  header, footer { grid-column: 1 / -1; padding-inline: 2rem; }
  main { padding: 0 2rem; }
  .contents { align-self: start; max-height: 100vh; overflow-y: auto; border: 0; padding: .3rem 0 2rem 2rem; }
  .contents > ul, .contents ul ul, .contents li { display: block; white-space: normal; overflow: visible; padding: 0; }
  .contents a { padding: .16rem 0; }
  .contents .chapter { margin-top: .7rem; }
  .part:first-child > h2 { margin-top: 0; }
  .entry { display: grid; grid-template-columns: 13rem 1fr; gap: 1rem; }
  html { scroll-padding-top: 1rem; }
}
@media screen and (min-width: 74rem) {
  .at-table .blocks { columns: 2; column-gap: 2.5rem; }
  .block { break-inside: avoid; }
  .wide { column-span: all; }
}
`;
