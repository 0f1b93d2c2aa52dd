import type { Canvas } from './canvas.ts';
import { ornament, tagged, write } from './canvas.ts';
import { INK, LINE, MUTED, PAGE, SIZE, SPRUCE, TEXT_WIDTH } from './page-style.ts';
import type { Paper } from './paper.ts';

const TOP = 46;
const ADDRESS_WIDTH = 250;

/** The dealer's name and address at the head of the first page, then the document's title. */
export function drawLetterhead(canvas: Canvas, paper: Paper): void {
  const { doc } = canvas;
  const { letterhead } = paper;
  ornament(canvas, drawEmblem);
  const brand = { face: 'strong', size: 14.5, color: SPRUCE, options: { lineBreak: false } } as const;
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
      .stroke(LINE);
  });
  doc.y = TOP + 52;
  drawTitle(canvas, paper);
}

/** A north-pointing needle over its horizon. */
function drawEmblem(page: PDFKit.PDFDocument): void {
  const x = PAGE.left + 8;
  page.polygon([x, TOP - 2], [x + 5, TOP + 15], [x, TOP + 12]).fill(SPRUCE);
  page.polygon([x, TOP - 2], [x - 5, TOP + 15], [x, TOP + 12]).fill('#7fa597');
  page
    .moveTo(x - 8, TOP + 19)
    .lineTo(x + 8, TOP + 19)
    .lineWidth(1.4)
    .stroke(SPRUCE);
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

/** A long title is set a little smaller, so that it keeps to one line where it can. */
function titleSize(doc: PDFKit.PDFDocument, title: string): number {
  const width = doc.font('text').fontSize(SIZE.title).widthOfString(title);
  return Math.max(SIZE.titleLeast, Math.min(SIZE.title, (SIZE.title * (TEXT_WIDTH - 1)) / width));
}
