import { isSignaturePath, SIGNATURE_FIELD } from '@portal/domain/agreement/signing/signature-path';
import type { SignatureInput } from '@portal/domain/agreement/signing/signing.wire';
import { type Canvas, group, heightOf, keepTogether, ornament, tagged, widthOf, write } from './canvas.ts';
import { drawHeading, drawParagraph } from './draw-blocks.ts';
import { formatFullMoment, formatUtc } from './format-moment.ts';
import { ACCENT, INK, MUTED, PAGE, SIZE, TEXT_WIDTH } from './page-style.ts';
import type { SignatureLine } from './paper.ts';
import { notePlace } from './place-to-fill.ts';

/** Room for a signature, in points; the line under it is as wide. */
const MARK = { width: 204, height: 60 } as const;

const STROKE = 4;
const TYPED_SIZE = { largest: 26, smallest: 13 } as const;
const INDENT = 4;

/**
 * Draws a signature on the line at the bottom of its room. Throws a RangeError for a drawing that is not a plain path; input checks
 * refuse it long before.
 */
function drawSignatureMark(
  canvas: Canvas,
  section: PDFKit.PDFStructureElement,
  mark: SignatureInput,
  at: { x: number; y: number },
): void {
  if (mark.kind === 'typed') {
    drawName(canvas, section, mark.name, at);
    return;
  }
  const { path } = mark;
  if (!isSignaturePath(path)) {
    throw new RangeError('a drawn signature is a path of lines and curves');
  }
  const alt = { alt: canvas.t('documentsPdf.signature.of', { name: mark.name }) };
  section.add(canvas.doc.struct('Figure', alt, () => strokePath(canvas, path, at)));
}

function strokePath({ doc, colours }: Canvas, path: string, { x, y }: { x: number; y: number }): void {
  doc.save();
  doc.rect(x, y, MARK.width, MARK.height).clip();
  const scale = Math.min(MARK.width / SIGNATURE_FIELD.width, MARK.height / SIGNATURE_FIELD.height);
  doc.translate(x, y).scale(scale);
  doc.path(path).lineWidth(STROKE).lineCap('round').lineJoin('round').stroke(colours.accent);
  doc.restore();
}

function drawName(
  canvas: Canvas,
  section: PDFKit.PDFStructureElement,
  name: string,
  at: { x: number; y: number },
): void {
  const size = typedSize(canvas, name);
  const options = { width: MARK.width - INDENT };
  const style = { face: 'italic', size, color: ACCENT, options } as const;
  const y = at.y + MARK.height - heightOf(canvas, name, style) - size * 0.15;
  tagged(canvas, section, 'P', () => write(canvas, name, style, { x: at.x + INDENT, y }));
}

/** A long name is set smaller, so that it stays on its line; a very long one takes two. */
function typedSize({ doc }: Canvas, name: string): number {
  const width = widthOf(doc, name, 'italic', TYPED_SIZE.largest);
  const fitting = (TYPED_SIZE.largest * (MARK.width - 2 * INDENT)) / width;
  return Math.max(TYPED_SIZE.smallest, Math.min(TYPED_SIZE.largest, fitting));
}

type Element = PDFKit.PDFStructureElement;

const GAP = 24;
/** The heading and the sentence above the first line. */
const INTRO_HEIGHT = 54;
/** Between a line and the words under it, and between those and what follows. */
const UNDER = 5;
/** A signature added elsewhere begins this far above its line. */
const MARK_ABOVE = 40;
const AFTER = 9;

const FACTS = { x: PAGE.left + MARK.width + GAP, width: TEXT_WIDTH - MARK.width - GAP } as const;
const LABEL = { face: 'label', size: SIZE.label, color: MUTED, options: { width: FACTS.width } } as const;
const VALUE = { face: 'text', size: SIZE.text, color: INK, options: { width: FACTS.width } } as const;
const NAME = { face: 'text', size: 9, color: INK, options: { width: MARK.width } } as const;

/** The lines to sign on, with the signatures given on them; all of them stand on one page. */
export function drawSignatures(canvas: Canvas, lines: SignatureLine[]): void {
  if (lines.length === 0) {
    return;
  }
  const heights = lines.map((line) => lineHeight(canvas, line));
  keepTogether(
    canvas,
    heights.reduce((sum, height) => sum + height, INTRO_HEIGHT),
  );
  drawHeading(canvas, canvas.t('documentsPdf.signature.title'), 2);
  drawParagraph(canvas, canvas.t('documentsPdf.signature.intro'));
  for (const [index, line] of lines.entries()) {
    const y = canvas.doc.y + MARK.height - MARK_ABOVE;
    notePlace(canvas, { kind: 'signature', line: index, rowId: null, x: PAGE.left, y });
    group(canvas, canvas.root, 'Sect', (section) => drawLine(canvas, section, line, index));
  }
}

function lineHeight(canvas: Canvas, line: SignatureLine): number {
  return MARK.height + UNDER + heightOf(canvas, nameUnder(canvas, line), NAME) + AFTER;
}

function nameUnder({ t }: Canvas, line: SignatureLine): string {
  return t('documentsPdf.signature.of', { name: line.name });
}

function drawLine(canvas: Canvas, section: Element, line: SignatureLine, index: number): void {
  const { doc } = canvas;
  const top = doc.y;
  const base = top + MARK.height;
  if (line.signed !== null) {
    drawSignatureMark(canvas, section, line.signed.mark, { x: PAGE.left, y: top });
  }
  ornament(canvas, (page) => {
    const end = PAGE.left + MARK.width;
    page.moveTo(PAGE.left, base).lineTo(end, base).lineWidth(0.8).stroke(canvas.colours.text);
  });
  tagged(canvas, section, 'P', () => {
    write(canvas, nameUnder(canvas, line), NAME, { x: PAGE.left, y: base + UNDER });
  });
  drawFacts(canvas, section, line, { top, index });
  doc.x = PAGE.left;
  doc.y = top + lineHeight(canvas, line);
}

function drawFacts(
  canvas: Canvas,
  section: Element,
  { name, signed }: SignatureLine,
  { top, index }: { top: number; index: number },
): void {
  const { doc, t } = canvas;
  const fact = (label: string, values: string[], y: number) => {
    tagged(canvas, section, 'P', () => {
      write(canvas, label, LABEL, { x: FACTS.x, y });
      for (const value of values) {
        write(canvas, value, VALUE, { x: FACTS.x, y: doc.y + 1 });
      }
    });
  };
  const empty = canvas.filling === null ? [t('documentsPdf.signature.unsigned')] : [];
  const times = signed === null ? empty : [formatFullMoment(signed.at, canvas), formatUtc(signed.at)];
  fact(t('documentsPdf.signature.name'), [name], top + 4);
  fact(t('documentsPdf.signature.date'), times, doc.y + 7);
  notePlace(canvas, { kind: 'date', line: index, rowId: null, x: FACTS.x, y: doc.y + 1 });
}
