import { readFileSync } from 'node:fs';
import { create, type Font, type GlyphRun } from 'fontkit';

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

type OpenedFont = { face: Font; layout: (word: string) => GlyphRun };

const opened = new Map<Face, OpenedFont>();

/** A face with its tables; reading those is most of the work of a first document. */
function open(name: Face): OpenedFont {
  const known = opened.get(name);
  if (known !== undefined) {
    return known;
  }
  const face = create(readFileSync(new URL(`./fonts/${FILES[name]}`, import.meta.url)));
  if (!('layout' in face)) {
    throw new Error(`${FILES[name]} holds several faces`);
  }
  const font = { face, layout: rememberedLayouts(face) };
  opened.set(name, font);
  return font;
}

/** The face for one document: the tables of all, and glyphs of its own. */
function forOneDocument(name: Face): PDFKit.Mixins.PDFFontSource {
  const { face, layout } = open(name);
  return Object.create(apart(face), { layout: { value: layout } });
}

/** Makes the five faces known to a document by their names; only those that are used end up in the file. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const face of ['text', 'strong', 'italic', 'label', 'labelStrong'] as const) {
    doc.registerFont(face, forOneDocument(face));
  }
}

/** Some megabytes for all faces; the texts of our papers have some thousand words, the rest are names and figures. */
const WORDS_MAX = 10_000;

/**
 * Sets a word in a face as its own `layout` does, and remembers it: its glyphs and their places are the same in every document, and
 * finding them was half the work of one.
 */
function rememberedLayouts(face: Font): (word: string) => GlyphRun {
  const known = new Map<string, GlyphRun>();
  const remember = (word: string) => {
    if (known.size === WORDS_MAX) {
      known.clear();
    }
    const run = apart(face).layout(word);
    known.set(word, run);
    return run;
  };
  return (word) => {
    const run = known.get(word) ?? remember(word);
    return withOwnPositions(run);
  };
}

/**
 * The face with its tables, and glyphs of its own. A font keeps the letters a glyph was first drawn for, and an E first drawn as
 * part of É has none: in another document, search and screen readers would miss it.
 */
function apart(face: Font): Font {
  return Object.create(face, { _glyphs: { value: {}, writable: true } });
}

/** Whoever draws a run brings its positions to the size of the text. */
function withOwnPositions(run: GlyphRun): GlyphRun {
  return Object.create(run, { positions: { value: run.positions.map((position) => ({ ...position })) } });
}
