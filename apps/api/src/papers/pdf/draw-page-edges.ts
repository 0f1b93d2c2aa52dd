import type { Canvas } from './canvas.ts';
import { write } from './canvas.ts';
import { MUTED, PAGE, SIZE, TEXT_WIDTH } from './page-style.ts';
import type { Paper } from './paper.ts';

const HEADER_Y = 42;
const FOOTER_Y = PAGE.height - 48;

/** Numbers the finished pages and names the document on each; only now is the number of pages known. */
export function drawPageEdges(canvas: Canvas, paper: Paper): void {
  const { doc } = canvas;
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    // The text stands in the margin; without this the library would start a new page for it.
    doc.page.margins.bottom = 0;
    if (index > start) {
      drawRunningHead(canvas, paper);
    }
    drawFooter(canvas, paper, index - start + 1, count);
  }
}

function drawRunningHead(canvas: Canvas, { letterhead, content }: Paper): void {
  edge(canvas, 'Header', () => {
    write(canvas, letterhead.name, style('left'), { x: PAGE.left, y: HEADER_Y });
    write(canvas, content.title, style('right'), { x: PAGE.left, y: HEADER_Y });
    hairline(canvas, HEADER_Y + 14);
  });
}

function drawFooter(canvas: Canvas, { id }: Paper, page: number, pages: number): void {
  const { t } = canvas;
  edge(canvas, 'Footer', () => {
    hairline(canvas, FOOTER_Y - 8);
    write(canvas, t('documentsPdf.document', { id }), style('left'), { x: PAGE.left, y: FOOTER_Y });
    write(canvas, t('documentsPdf.page', { page, pages }), style('right'), { x: PAGE.left, y: FOOTER_Y });
  });
}

/** Heads and feet repeat on each page, so a screen reader passes over them. */
function edge({ doc }: Canvas, subtype: 'Header' | 'Footer', draw: () => void): void {
  doc.markContent('Artifact', { type: 'Pagination', attached: [subtype === 'Header' ? 'Top' : 'Bottom'] });
  draw();
  doc.endMarkedContent();
}

function hairline({ doc, colours }: Canvas, y: number): void {
  doc
    .moveTo(PAGE.left, y)
    .lineTo(PAGE.left + TEXT_WIDTH, y)
    .lineWidth(0.5)
    .stroke(colours.line);
}

function style(align: 'left' | 'right') {
  const options = { width: TEXT_WIDTH, align, lineBreak: false } as const;
  return { face: 'label', size: SIZE.small, color: MUTED, options } as const;
}
