import { isSignaturePath, SIGNATURE_FIELD } from '@portal/domain/agreement/signing/signature-path';
import type { SignatureInput } from '@portal/domain/agreement/signing/signing.wire';
import type { Canvas } from './canvas.ts';
import { heightOf, tagged, write } from './canvas.ts';
import { ACCENT } from './page-style.ts';
import { printable } from './printable.ts';

/** Room for a signature, in points; the line under it is as wide. */
export const MARK = { width: 204, height: 60 } as const;

const STROKE = 4;
const TYPED_SIZE = { largest: 26, smallest: 13 } as const;
const INDENT = 4;

/**
 * Draws a signature to stand on the line at the bottom of its room.
 * Throws a RangeError for a drawing that is not a plain path: it is refused at the door, never drawn.
 */
export function drawSignatureMark(
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
  const width = doc.font('italic').fontSize(TYPED_SIZE.largest).widthOfString(printable(name));
  const fitting = (TYPED_SIZE.largest * (MARK.width - 2 * INDENT)) / width;
  return Math.max(TYPED_SIZE.smallest, Math.min(TYPED_SIZE.largest, fitting));
}
