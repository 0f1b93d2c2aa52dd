import type { Canvas } from './canvas.ts';
import { group, heightOf, keepTogether, ornament, tagged, write } from './canvas.ts';
import { rule } from './draw-table.ts';
import { formatMoment } from './format-moment.ts';
import { ACCENT, INK, MUTED, PAGE, SIZE, TEXT_WIDTH } from './page-style.ts';
import type { PaperInitials } from './paper.ts';
import { notePlace } from './place-to-fill.ts';

/** A statement with its title, or one of several rows without. */
type InitialRow = { rowId: string; title: string | null; text: string };

const BOX = { width: 104, height: 40, gap: 5 } as const;
const BOX_LEFT = PAGE.left + TEXT_WIDTH - BOX.width;
/** Where initials added elsewhere begin, between the box's two lines of small print. */
const MARK_INDENT = { x: 34, y: 12 } as const;
const GAP = 18;
const PADDING = 7;

const STATEMENT_WIDTH = TEXT_WIDTH - BOX.width - GAP;
const TITLE = { face: 'strong', size: SIZE.text, color: INK, options: { width: STATEMENT_WIDTH } } as const;
const TEXT = {
  face: 'text',
  size: SIZE.text,
  color: INK,
  options: { width: STATEMENT_WIDTH, lineGap: 2 },
} as const;
const SMALL = {
  face: 'label',
  size: 6.4,
  color: MUTED,
  options: { width: BOX.width - 12, align: 'center' },
} as const;
const WHO = { ...SMALL, options: { ...SMALL.options, height: 8, ellipsis: true } } as const;
const SIGNED = {
  face: 'italic',
  size: 15.5,
  color: ACCENT,
  options: { width: BOX.width - 12, align: 'center', lineBreak: false },
} as const;

/** A statement at the left and, in boxes at the right, the initials that were given to it and when. */
export function drawInitialRow(canvas: Canvas, block: InitialRow, given: PaperInitials[]): void {
  const { doc } = canvas;
  const boxes = boxesFor(canvas, given);
  const { title, text } = block;
  const titleHeight = title === null ? 0 : heightOf(canvas, title, TITLE) + 2;
  const statement = titleHeight + heightOf(canvas, text, TEXT);
  const stack = boxes.length * (BOX.height + BOX.gap) - BOX.gap;
  const height = Math.max(statement, stack) + 2 * PADDING;
  keepTogether(canvas, height + 1);
  const top = doc.y;
  group(canvas, canvas.root, 'Sect', (section) => {
    tagged(canvas, section, 'P', () => {
      if (title !== null) {
        write(canvas, title, TITLE, { x: PAGE.left, y: top + PADDING });
      }
      write(canvas, text, TEXT, { x: PAGE.left, y: top + PADDING + titleHeight });
    });
    for (const [index, initials] of boxes.entries()) {
      const y = top + PADDING + index * (BOX.height + BOX.gap);
      drawBox(canvas, section, initials, y);
      notePlace(canvas, {
        kind: 'initials',
        line: index,
        rowId: block.rowId,
        x: BOX_LEFT + MARK_INDENT.x,
        y: y + MARK_INDENT.y,
      });
    }
  });
  doc.x = PAGE.left;
  doc.y = top + height;
  rule(canvas);
}

type Box = PaperInitials | { toFillBy: string } | null;

/** One box for each person who initialled or will; if nobody did, one that says so. */
function boxesFor({ filling }: Canvas, given: PaperInitials[]): Box[] {
  if (filling !== null) {
    return filling.names.map((toFillBy) => ({ toFillBy }));
  }
  return given.length === 0 ? [null] : given;
}

function drawBox(canvas: Canvas, section: PDFKit.PDFStructureElement, given: Box, top: number): void {
  ornament(canvas, (page) => {
    page
      .roundedRect(BOX_LEFT, top, BOX.width, BOX.height, 3)
      .lineWidth(0.7)
      .fillAndStroke(canvas.colours.sunken, canvas.colours.line);
  });
  const x = BOX_LEFT + 6;
  tagged(canvas, section, 'P', () => {
    write(canvas, canvas.t('documentsPdf.initials'), SMALL, { x, y: top + 4 });
    if (given === null) {
      write(canvas, canvas.t('documentsPdf.notInitialled'), SMALL, { x, y: top + 19 });
      return;
    }
    if ('toFillBy' in given) {
      write(canvas, given.toFillBy, WHO, { x, y: top + 31 });
      return;
    }
    write(canvas, given.initials, SIGNED, { x, y: top + 13 });
    write(canvas, formatMoment(given.at, canvas), SMALL, { x, y: top + 29.5 });
  });
}
