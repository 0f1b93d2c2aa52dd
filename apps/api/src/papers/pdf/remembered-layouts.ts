import type { Font, GlyphRun } from 'fontkit';

/** Some megabytes for all faces; the texts of our papers have some thousand words, the rest are names and figures. */
const WORDS_MAX = 10_000;

/**
 * Sets a word in a face as its own `layout` does, and remembers it: which glyphs it takes and where they stand is the same in
 * every document, and finding out was half of the work of one.
 */
export function rememberedLayouts(face: Font): (word: string) => GlyphRun {
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
 * The face with its tables, and glyphs of its own. A font keeps the letters that a glyph was first drawn for,
 * and an E that came in as a part of É has none: elsewhere it would be lost to search and screen readers.
 */
export function apart(face: Font): Font {
  return Object.create(face, { _glyphs: { value: {}, writable: true } });
}

/** Whoever draws a run brings its positions to the size of the text. */
function withOwnPositions(run: GlyphRun): GlyphRun {
  return Object.create(run, { positions: { value: run.positions.map((position) => ({ ...position })) } });
}
