import { readFileSync } from 'node:fs';
import { create } from 'fontkit';

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

type OpenedFont = ReturnType<typeof create>;

const opened = new Map<Face, OpenedFont>();

/** A face with its tables, which to read is most of the work of a document. */
function open(face: Face): OpenedFont {
  const font = opened.get(face) ?? create(readFileSync(new URL(`./fonts/${FILES[face]}`, import.meta.url)));
  opened.set(face, font);
  return font;
}

/**
 * The face for one document: the tables of all, and glyphs of its own. A font keeps the letters that a glyph was first drawn for,
 * and an E that came in as a part of É has none: in every later document it would be lost to search and screen readers.
 */
function forOneDocument(face: Face): PDFKit.Mixins.PDFFontSource {
  return Object.create(open(face), { _glyphs: { value: {}, writable: true } });
}

/** Makes the five faces known to a document by their names; only those that are used end up in the file. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const face of ['text', 'strong', 'italic', 'label', 'labelStrong'] as const) {
    doc.registerFont(face, forOneDocument(face));
  }
}
