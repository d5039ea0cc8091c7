/** reportFile: a report as one HTML file that needs nothing else: no script, no address, pictures inside. */
import type { BattleReport, ReportBlock } from './report.ts';

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (words: string): string => words.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);

const style = `
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; background: #fffaf0; color: #2b2419; font: 1.05rem/1.5 Georgia, serif; }
h1 { margin: 0; font-size: 2.2rem; }
h2 { margin: 1.6rem 0 .4rem; font-size: 1.3rem; break-after: avoid; }
.battle { margin: 0; font-style: italic; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .25rem .5rem .25rem 0; border-bottom: 1px solid #cdbf9f; text-align: left; vertical-align: top; }
figure { margin: 1rem 0; break-inside: avoid; }
figure svg { display: block; width: 100%; height: auto; border: 1px solid #cdbf9f; }
figcaption { font-size: .9rem; }
@media print { body { margin: 0; background: #fff; } }
`;

function blockOf(block: ReportBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h2>${escaped(block.words)}</h2>`;
    case 'text':
      return `<p>${escaped(block.words)}</p>`;
    case 'map':
      return `<figure>${block.svg.trim()}<figcaption>${escaped(block.words)}</figcaption></figure>`;
    case 'table':
      return tableOf(block);
  }
}

function tableOf({ head, rows }: Extract<ReportBlock, { readonly kind: 'table' }>): string {
  const heads = head.map((words) => `<th scope="col">${escaped(words)}</th>`).join('');
  const body = rows.map(([name = '', ...cells]) => {
    const rest = cells.map((words) => `<td>${escaped(words)}</td>`).join('');
    return `<tr><th scope="row">${escaped(name)}</th>${rest}</tr>`;
  });
  return `<table><thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

export function reportFile({ title, verdict, blocks }: BattleReport, language: string): string {
  const body = blocks.map(blockOf).join('\n');
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}: ${escaped(verdict)}</title>
<style>${style}</style>
</head>
<body>
<p class="battle">${escaped(title)}</p>
<h1>${escaped(verdict)}</h1>
${body}
</body>
</html>
`;
}
