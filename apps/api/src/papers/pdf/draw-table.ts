import type { Canvas } from './canvas.ts';
import { group, headerCell, heightOf, keepTogether, ornament, tagged, write } from './canvas.ts';
import { INK, MUTED, PAGE, SIZE, TEXT_WIDTH } from './page-style.ts';

export type LabelledRow = { label: string; value: string };

const LABEL_WIDTH = 158;
const GAP = 14;
const PADDING = { top: 5, bottom: 3.4 } as const;
/** Brings the small label onto the base line of the larger value. */
const LABEL_SHIFT = -0.3;

const LABEL = {
  face: 'label',
  size: SIZE.label,
  color: MUTED,
  options: { width: LABEL_WIDTH, lineGap: 1.5 },
} as const;
const WIDTH = TEXT_WIDTH - LABEL_WIDTH - GAP;
const OPTIONS = { width: WIDTH, lineGap: 1.5 } as const;

/** How values are set: for reading, closer together for records, or fine: a fingerprint fits on one line. */
const VALUES = {
  text: { face: 'text', size: SIZE.text, color: INK, options: OPTIONS },
  record: { face: 'text', size: 9.3, color: INK, options: OPTIONS },
  fine: { face: 'label', size: 7.3, color: INK, options: OPTIONS },
} as const;

type ValueStyle = (typeof VALUES)[keyof typeof VALUES];

/** A table of labels and values under a small caption; a row is never torn apart by the end of a page. */
export function drawTable(
  canvas: Canvas,
  caption: string,
  rows: LabelledRow[],
  values: keyof typeof VALUES = 'text',
): void {
  const { doc } = canvas;
  const style = VALUES[values];
  keepTogether(canvas, 60);
  doc.y += 3;
  group(canvas, canvas.root, 'Table', (table) => {
    tagged(canvas, table, 'Caption', () => drawCaption(canvas, caption));
    rule(canvas);
    for (const [index, row] of rows.entries()) {
      // The last row is never alone on a page: the previous one moves with it.
      const last = index === rows.length - 2 ? rows[index + 1] : undefined;
      keepTogether(
        canvas,
        rowHeight(canvas, row, style) + (last === undefined ? 0 : rowHeight(canvas, last, style)),
      );
      group(canvas, table, 'TR', (element) => drawRow(canvas, element, row, style));
    }
  });
  doc.x = PAGE.left;
  doc.y += 11;
}

/** The small heading of a table. */
export function drawCaption(canvas: Canvas, text: string): void {
  const options = { width: TEXT_WIDTH, characterSpacing: 0.2 };
  const style = { face: 'labelStrong', size: SIZE.label, color: MUTED, options } as const;
  write(canvas, text, style, { x: PAGE.left, y: canvas.doc.y });
  canvas.doc.y += 4;
}

/** A hairline over the width of the text. */
export function rule({ doc, ...rest }: Canvas): void {
  const y = doc.y;
  ornament({ doc, ...rest }, (page) => {
    page
      .moveTo(PAGE.left, y)
      .lineTo(PAGE.left + TEXT_WIDTH, y)
      .lineWidth(0.6)
      .stroke(rest.colours.line);
  });
}

function rowHeight(canvas: Canvas, row: LabelledRow, style: ValueStyle): number {
  const text = Math.max(heightOf(canvas, row.label, LABEL), heightOf(canvas, row.value, style));
  return text + PADDING.top + PADDING.bottom;
}

function drawRow(
  canvas: Canvas,
  element: PDFKit.PDFStructureElement,
  row: LabelledRow,
  style: ValueStyle,
): void {
  const { doc } = canvas;
  const height = rowHeight(canvas, row, style);
  const top = doc.y;
  const y = top + PADDING.top;
  headerCell(canvas, element, 'Row', () =>
    write(canvas, row.label, LABEL, { x: PAGE.left, y: y + LABEL_SHIFT }),
  );
  const x = PAGE.left + LABEL_WIDTH + GAP;
  tagged(canvas, element, 'TD', () => write(canvas, row.value, style, { x, y }));
  doc.y = top + height;
  rule(canvas);
}
