import type { Canvas } from './canvas.ts';
import { ornament, tagged, widthOf, write } from './canvas.ts';
import { ACCENT, INK, MUTED, PAGE, SIZE, TEXT_WIDTH } from './page-style.ts';
import type { Paper } from './paper.ts';
import { printable } from './printable.ts';

const TOP = 46;
const ADDRESS_WIDTH = 250;

/** The dealer's name and address at the head of the first page, then the document's title. */
export function drawLetterhead(canvas: Canvas, paper: Paper): void {
  const { doc } = canvas;
  const { letterhead } = paper;
  ornament(canvas, () => drawEmblem(canvas, letterhead.name));
  const brand = { face: 'strong', size: 14.5, color: ACCENT, options: { lineBreak: false } } as const;
  const options = { width: ADDRESS_WIDTH, align: 'right', lineGap: 1.6 } as const;
  const small = { face: 'label', size: SIZE.small, color: MUTED, options } as const;
  const x = PAGE.left + TEXT_WIDTH - ADDRESS_WIDTH;
  tagged(canvas, canvas.root, 'P', () =>
    write(canvas, letterhead.name, brand, { x: PAGE.left + 26, y: TOP + 1 }),
  );
  tagged(canvas, canvas.root, 'P', () => {
    write(canvas, letterhead.address, small, { x, y: TOP });
    write(canvas, `${letterhead.phone}  ·  ${letterhead.email}`, small, { x, y: doc.y });
  });
  ornament(canvas, (page) => {
    const y = TOP + 31;
    page
      .moveTo(PAGE.left, y)
      .lineTo(PAGE.left + TEXT_WIDTH, y)
      .lineWidth(0.6)
      .stroke(canvas.colours.line);
  });
  doc.y = TOP + 52;
  drawTitle(canvas, paper);
}

/** The first letter of the dealer's name on a field of its colour. */
function drawEmblem({ doc, colours }: Canvas, name: string): void {
  const size = 20;
  const letter = printable(Array.from(name)[0] ?? '', 'strong');
  doc.roundedRect(PAGE.left, TOP - 1, size, size, 3.5).fill(colours.accent);
  doc.font(letter.face).fontSize(12.5).fillColor(colours['accent-contrast']);
  doc.text(letter.text, PAGE.left, TOP + 3.5, { width: size, align: 'center', lineBreak: false });
}

function drawTitle(canvas: Canvas, paper: Paper): void {
  const { doc } = canvas;
  const options = { width: TEXT_WIDTH };
  const title = { face: 'text', size: titleSize(doc, paper.content.title), color: INK, options } as const;
  const subtitle = { face: 'label', size: 8.8, color: MUTED, options } as const;
  tagged(canvas, canvas.root, 'H1', () =>
    write(canvas, paper.content.title, title, { x: PAGE.left, y: doc.y }),
  );
  tagged(canvas, canvas.root, 'P', () =>
    write(canvas, paper.subtitle, subtitle, { x: PAGE.left, y: doc.y + 3 }),
  );
  doc.y += 16;
}

/** A long title is set a little smaller, to fit on one line if possible. */
function titleSize(doc: PDFKit.PDFDocument, title: string): number {
  const width = widthOf(doc, title, 'text', SIZE.title);
  return Math.max(SIZE.titleLeast, Math.min(SIZE.title, (SIZE.title * (TEXT_WIDTH - 1)) / width));
}
