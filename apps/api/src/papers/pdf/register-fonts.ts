import { readFileSync } from 'node:fs';
import { create, type Font, type GlyphRun } from 'fontkit';

/**
 * The portal's two families, whole and static. They are kept with the code, not taken from a package: a sealed
 * document is read for years, and must look the same whatever is upgraded (licences stand beside the files).
 * Names (Noto Serif, Noto Sans Canadian Aboriginal and Noto Sans Math, cut to our letters, its lines as high as Newsreader's) has
 * what those two lack: every letter of `drawn-letters.ts`, marks placed on it, syllabics.
 */
const FILES = {
  text: 'newsreader-regular.ttf',
  strong: 'newsreader-semibold.ttf',
  italic: 'newsreader-italic.ttf',
  label: 'instrument-sans-regular.ttf',
  labelStrong: 'instrument-sans-semibold.ttf',
  wide: 'names-regular.ttf',
  wideStrong: 'names-bold.ttf',
  wideItalic: 'names-italic.ttf',
} as const;

/** The face that a text is set in where its own lacks a letter of it. */
const WIDER = {
  text: 'wide',
  strong: 'wideStrong',
  italic: 'wideItalic',
  label: 'wide',
  labelStrong: 'wideStrong',
} as const satisfies Partial<Record<keyof typeof FILES, keyof typeof FILES>>;

type AnyFace = keyof typeof FILES;
const FACES = [
  'text',
  'strong',
  'italic',
  'label',
  'labelStrong',
  'wide',
  'wideStrong',
  'wideItalic',
] as const;
export type Face = keyof typeof WIDER;
export type WideFace = (typeof WIDER)[Face];

export function widerOf(face: Face): WideFace {
  return WIDER[face];
}

/** Whether a face has every letter of a text. */
export function covers(face: AnyFace, text: string): boolean {
  const { letters } = open(face);
  return Array.from(text).every((letter) => letters.has(letter.codePointAt(0) ?? 0));
}

type OpenedFont = { face: Font; letters: ReadonlySet<number>; layout: (word: string) => GlyphRun };

const opened = new Map<AnyFace, OpenedFont>();

/** A face with its tables; reading those is most of the work of a first document. */
function open(name: AnyFace): OpenedFont {
  const known = opened.get(name);
  if (known !== undefined) {
    return known;
  }
  const face = create(readFileSync(new URL(`./fonts/${FILES[name]}`, import.meta.url)));
  if (!('layout' in face)) {
    throw new Error(`${FILES[name]} holds several faces`);
  }
  const font = { face, letters: new Set(face.characterSet), layout: rememberedLayouts(face) };
  opened.set(name, font);
  return font;
}

/** The face for one document: the tables of all, and glyphs of its own. */
function forOneDocument(name: AnyFace): PDFKit.Mixins.PDFFontSource {
  const { face, layout } = open(name);
  return Object.create(apart(face), { layout: { value: layout } });
}

/** Makes the faces known to a document by their names; only those that are used end up in the file. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const face of FACES) {
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
