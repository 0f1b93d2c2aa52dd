import type { DocumentBlock } from '@portal/domain/agreement/signing/signing.wire';
import type { Canvas } from './canvas.ts';
import { group, heightOf, keepTogether, ornament, tagged, write } from './canvas.ts';
import { drawInitialRow } from './draw-initial-row.ts';
import { drawTable } from './draw-table.ts';
import { ACCENT, INK, LEADING, PAGE, SIZE, TEXT_WIDTH } from './page-style.ts';
import type { PaperInitials } from './paper.ts';

const BODY = {
  face: 'text',
  size: SIZE.text,
  color: INK,
  options: { width: TEXT_WIDTH, lineGap: LEADING },
} as const;

/** A heading is never the last thing on a page: it needs room for two lines below it. */
const HEADING_ROOM = 74;
/** A paragraph up to this height, five or six lines, is not torn apart. */
const WHOLE_PARAGRAPH = 96;
const LIST_INDENT = 22;
const WARNING_PADDING = 14;

/** Draws a document's blocks in their order. */
export function drawBlocks(
  canvas: Canvas,
  blocks: DocumentBlock[],
  initials: Record<string, PaperInitials[]>,
): void {
  for (const block of blocks) {
    drawBlock(canvas, block, initials);
  }
}

function drawBlock(canvas: Canvas, block: DocumentBlock, initials: Record<string, PaperInitials[]>): void {
  switch (block.kind) {
    case 'heading':
      drawHeading(canvas, block.text, block.level);
      break;
    case 'paragraph':
      drawParagraph(canvas, block.text);
      break;
    case 'warning':
      drawWarning(canvas, block.text);
      break;
    case 'list':
      drawList(canvas, block.items, block.ordered === true);
      break;
    case 'table':
      drawTable(canvas, block.caption, block.rows);
      break;
    case 'initial':
      drawInitialRow(canvas, block, initials[block.rowId] ?? []);
      break;
    case 'choice':
      for (const row of block.rows) {
        drawInitialRow(canvas, { ...row, title: null }, initials[row.rowId] ?? []);
      }
      break;
    case 'filled':
      drawTable(canvas, block.caption, block.rows, 'record');
      break;
  }
}

/** A section's heading; level 1 is the document's title, so a block's levels start at 2. */
export function drawHeading(canvas: Canvas, text: string, level: 2 | 3): void {
  const { doc } = canvas;
  keepTogether(canvas, HEADING_ROOM);
  doc.y += doc.y > PAGE.top ? 12 : 0;
  const size = level === 2 ? SIZE.heading : SIZE.text;
  const style = { face: 'strong', size, color: ACCENT, options: { width: TEXT_WIDTH } } as const;
  tagged(canvas, canvas.root, `H${level}`, () => write(canvas, text, style, { x: PAGE.left, y: doc.y }));
  doc.y += 5;
}

export function drawParagraph(canvas: Canvas, text: string): void {
  const { doc } = canvas;
  const height = heightOf(canvas, text, BODY);
  keepTogether(canvas, height <= WHOLE_PARAGRAPH ? height : 0);
  tagged(canvas, canvas.root, 'P', () => write(canvas, text, BODY, { x: PAGE.left, y: doc.y }));
  doc.y += 7;
}

function drawWarning(canvas: Canvas, text: string): void {
  const { doc } = canvas;
  const width = TEXT_WIDTH - 2 * WARNING_PADDING - 4;
  const style = { face: 'strong', size: 13, color: 'warning', options: { width, lineGap: 2 } } as const;
  const height = heightOf(canvas, text, style) + 2 * WARNING_PADDING - 4;
  keepTogether(canvas, height);
  const top = doc.y;
  ornament(canvas, (page) => {
    page.rect(PAGE.left, top, TEXT_WIDTH, height).fill(canvas.colours['warning-soft']);
    page.rect(PAGE.left, top, 4, height).fill(canvas.colours.warning);
  });
  const at = { x: PAGE.left + 4 + WARNING_PADDING, y: top + WARNING_PADDING };
  tagged(canvas, canvas.root, 'P', () => write(canvas, text, style, at));
  doc.x = PAGE.left;
  doc.y = top + height + 12;
}

function drawList(canvas: Canvas, items: string[], isOrdered: boolean): void {
  group(canvas, canvas.root, 'L', (list) => {
    for (const [index, item] of items.entries()) {
      group(canvas, list, 'LI', (element) =>
        drawItem(canvas, element, isOrdered ? letter(index) : '•', item),
      );
    }
  });
  canvas.doc.y += 4;
}

function drawItem(canvas: Canvas, element: PDFKit.PDFStructureElement, mark: string, text: string): void {
  const { doc } = canvas;
  const style = { ...BODY, options: { ...BODY.options, width: TEXT_WIDTH - LIST_INDENT } };
  keepTogether(canvas, heightOf(canvas, text, style));
  const y = doc.y;
  tagged(canvas, element, 'Lbl', () => write(canvas, mark, BODY, { x: PAGE.left, y }));
  tagged(canvas, element, 'LBody', () => write(canvas, text, style, { x: PAGE.left + LIST_INDENT, y }));
  doc.x = PAGE.left;
  doc.y += 3;
}

/** (a), (b), ... (z): no list of a document comes near twenty-six items. */
function letter(index: number): string {
  return `(${String.fromCharCode('a'.charCodeAt(0) + index)})`;
}
