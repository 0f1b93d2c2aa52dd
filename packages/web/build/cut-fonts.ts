/// <reference path="./subset-font.d.ts" />
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** How style sheets refer to the cut fonts: `url("@portal/fonts/newsreader-500.woff2")`. */
const FONTS = '@portal/fonts';
const FOLDER = fileURLToPath(new URL('../node_modules/.cache/fonts', import.meta.url));
/** A hash of what the existing cuts were made from. */
const STAMP = join(FOLDER, 'cuts.json');
const TEXTS = fileURLToPath(new URL('../../messages/src', import.meta.url));

type Cut = {
  source: string;
  /** One weight, or the ends of a range. */
  weight: number | { min: number; max: number };
};

/** Only the weights in the tokens. What every page shows comes first; the rest loads where it is shown. */
const CUTS: Readonly<Record<string, Cut>> = {
  'instrument-sans.woff2': {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weight: { min: 400, max: 600 },
  },
  'newsreader-500.woff2': {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
    weight: 500,
  },
  'newsreader-400.woff2': {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
    weight: 400,
  },
  'newsreader-400-italic.woff2': {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2',
    weight: 400,
  },
};

/** The font features in use: kerning, ligatures, and lining and tabular figures. */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum'];

/** ASCII, the letters of Western European names, and further characters that typography and deals need. */
const CHARACTERS = [range(' ', '~'), range('À', 'ÿ'), '\u00a0\u202f«»·°©®²³º½§ŒœŸ–—‘’“”•…€™−×→'].join('');

/** Cuts the fonts down to the letters, weights and features in use, before they are requested. */
export const cutFonts: Plugin = {
  name: 'cut-fonts',
  config: async () => {
    const characters = CHARACTERS + (await charactersOfTexts());
    const stamp = JSON.stringify({ CUTS, FEATURES, characters });
    if (stamp !== (await readFile(STAMP, 'utf8').catch(() => ''))) {
      await mkdir(FOLDER, { recursive: true });
      await Promise.all(Object.entries(CUTS).map(([name, cut]) => writeCut(name, cut, characters)));
      await writeFile(STAMP, stamp);
    }
    return { resolve: { alias: { [FONTS]: FOLDER } } };
  },
};

async function writeCut(name: string, { source, weight }: Cut, characters: string): Promise<void> {
  const font = await readFile(fileURLToPath(import.meta.resolve(source)));
  const cut = await subsetFont(font, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures: FEATURES,
    noHinting: true,
  });
  await writeFile(join(FOLDER, name), cut);
}

/** Every character in our texts, so that a new one never falls back to another typeface. */
async function charactersOfTexts(): Promise<string> {
  const entries = await readdir(TEXTS, { recursive: true, withFileTypes: true });
  const sources = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')),
  );
  return [...new Set(sources.join(''))].toSorted().join('');
}

function range(first: string, last: string): string {
  const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)];
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
