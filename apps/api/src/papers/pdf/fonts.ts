import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

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

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** A font that was opened before, which the package takes and its types do not name. */
      registerFont(name: string, font: Font): this;
    }
  }
}

const opened = new Map<Face, Font>();

/** Opened once for all documents: reading the tables and shapes of the five is more work than printing one. */
function open(face: Face): Font {
  const kept = opened.get(face);
  if (kept !== undefined) {
    return kept;
  }
  const font = create(readFileSync(new URL(`./fonts/${FILES[face]}`, import.meta.url)));
  if (!('layout' in font)) {
    throw new Error(`${FILES[face]} holds several fonts`);
  }
  opened.set(face, font);
  return font;
}

/** Makes the five faces known to a document by their names; only those that are used end up in the file. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const face of ['text', 'strong', 'italic', 'label', 'labelStrong'] as const) {
    doc.registerFont(face, open(face));
  }
}
