import { isSignaturePath, SIGNATURE_FIELD } from '@portal/domain/signing/signature-path';
import type { Canvas } from './canvas.ts';
import { group, keepTogether, ornament, tagged, write } from './canvas.ts';
import { drawHeading, drawParagraph } from './draw-blocks.ts';
import { formatFullMoment, formatUtc } from './format-moment.ts';
import { INK, MUTED, PAGE, SIZE, SPRUCE, TEXT_WIDTH } from './page-style.ts';
import type { SignatureLine } from './paper.ts';

const MARK = { width: 204, height: 60 } as const;
const GAP = 24;
const LINE_HEIGHT = MARK.height + 24;
/** The heading and the sentence above the first line. */
const INTRO_HEIGHT = 54;
const DRAWN_STROKE = 4;

const LABEL = { face: 'label', size: SIZE.label, color: MUTED } as const;
const VALUE = { face: 'text', size: SIZE.text, color: INK } as const;

/** The lines to sign on, with the signatures given on them. */
export function drawSignatures(canvas: Canvas, lines: SignatureLine[]): void {
  if (lines.length === 0) {
    return;
  }
  keepTogether(canvas, LINE_HEIGHT + INTRO_HEIGHT);
  drawHeading(canvas, canvas.t('documentsPdf.signature.title'), 2);
  drawParagraph(canvas, canvas.t('documentsPdf.signature.intro'));
  for (const line of lines) {
    keepTogether(canvas, LINE_HEIGHT);
    group(canvas, canvas.root, 'Sect', (section) => drawLine(canvas, section, line));
  }
}

function drawLine(canvas: Canvas, section: PDFKit.PDFStructureElement, line: SignatureLine): void {
  const { doc, t } = canvas;
  const top = doc.y;
  const base = top + MARK.height;
  drawMark(canvas, section, line, top);
  ornament(canvas, (page) => {
    page
      .moveTo(PAGE.left, base)
      .lineTo(PAGE.left + MARK.width, base)
      .lineWidth(0.8)
      .stroke(INK);
  });
  const under = t('documentsPdf.signature.of', { name: line.name });
  tagged(canvas, section, 'P', () => {
    write(
      canvas,
      under,
      { ...VALUE, size: 9, options: { width: MARK.width } },
      { x: PAGE.left, y: base + 5 },
    );
  });
  drawFacts(canvas, section, line, top);
  doc.x = PAGE.left;
  doc.y = top + LINE_HEIGHT;
}

function drawFacts(
  canvas: Canvas,
  section: PDFKit.PDFStructureElement,
  line: SignatureLine,
  top: number,
): void {
  const { doc, t } = canvas;
  const x = PAGE.left + MARK.width + GAP;
  const options = { width: TEXT_WIDTH - MARK.width - GAP };
  const fact = (label: string, values: string[], y: number) => {
    tagged(canvas, section, 'P', () => {
      write(canvas, label, { ...LABEL, options }, { x, y });
      for (const value of values) {
        write(canvas, value, { ...VALUE, options }, { x, y: doc.y + 1 });
      }
    });
  };
  const { signed } = line;
  const times =
    signed === null
      ? [t('documentsPdf.signature.unsigned')]
      : [formatFullMoment(signed.at, canvas), formatUtc(signed.at)];
  fact(t('documentsPdf.signature.name'), [line.name], top + 4);
  fact(t('documentsPdf.signature.date'), times, doc.y + 7);
}

/** Throws a RangeError for a drawn signature that is not a plain path: it is refused at the door, never drawn. */
function drawMark(
  canvas: Canvas,
  section: PDFKit.PDFStructureElement,
  line: SignatureLine,
  top: number,
): void {
  const { doc, t } = canvas;
  if (line.signed === null) {
    return;
  }
  const { mark } = line.signed;
  if (mark.kind === 'typed') {
    const size = typedSize(canvas, mark.name);
    const style = { face: 'italic', size, color: SPRUCE, options: { lineBreak: false } } as const;
    tagged(canvas, section, 'P', () =>
      write(canvas, mark.name, style, { x: PAGE.left + 4, y: top + MARK.height - size * 1.15 }),
    );
    return;
  }
  const { path } = mark;
  if (!isSignaturePath(path)) {
    throw new RangeError('a drawn signature is a path of lines and curves');
  }
  const alt = { alt: t('documentsPdf.signature.of', { name: line.name }) };
  section.add(doc.struct('Figure', alt, () => strokePath(doc, path, top)));
}

function strokePath(doc: PDFKit.PDFDocument, path: string, top: number): void {
  doc.save();
  doc.rect(PAGE.left, top, MARK.width, MARK.height).clip();
  const scale = Math.min(MARK.width / SIGNATURE_FIELD.width, MARK.height / SIGNATURE_FIELD.height);
  doc.translate(PAGE.left, top).scale(scale);
  doc.path(path).lineWidth(DRAWN_STROKE).lineCap('round').lineJoin('round').stroke(SPRUCE);
  doc.restore();
}

/** A long name is set smaller, so that it stays on its line. */
function typedSize({ doc }: Canvas, name: string): number {
  const largest = 26;
  const width = doc.font('italic').fontSize(largest).widthOfString(name);
  return Math.min(largest, (largest * (MARK.width - 8)) / width);
}
