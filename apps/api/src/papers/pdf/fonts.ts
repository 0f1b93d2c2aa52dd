import { readFileSync } from 'node:fs';

/**
 * The portal's two families, whole and static. They are kept with the code, not taken from a package: a sealed
 * document is read for years, and must look the same whatever is upgraded (licences stand beside the files).
 * Newsreader covers every Latin letter that a name in Canada is written with; Instrument Sans only our own labels.
 */
const FILES = {
  text: 'newsreader-regular.ttf',
  strong: 'newsreader-semibold.ttf',
  italic: 'newsreader-italic.ttf',
  label: 'instrument-sans-regular.ttf',
  labelStrong: 'instrument-sans-semibold.ttf',
} as const;

export type Face = keyof typeof FILES;

const bytes = new Map<Face, Buffer>();

function read(face: Face): Buffer {
  const kept = bytes.get(face);
  if (kept !== undefined) {
    return kept;
  }
  const file = readFileSync(new URL(`./fonts/${FILES[face]}`, import.meta.url));
  bytes.set(face, file);
  return file;
}

/**
 * Makes the five faces known to a document by their names; only those that are used end up in the file. Each document opens
 * its own, though that is half of the work: an opened font keeps the letters that a glyph was first drawn for, and an E that
 * came in as a part of É has none, so that it would be lost to search and screen readers in every later document.
 */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const face of ['text', 'strong', 'italic', 'label', 'labelStrong'] as const) {
    doc.registerFont(face, read(face));
  }
}
