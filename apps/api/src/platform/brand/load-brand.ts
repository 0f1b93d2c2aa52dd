import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrandParticulars, brandLanguageSchema, brandSchema } from '@portal/domain/brand/brand';
import { unreadableColours } from '@portal/domain/brand/brand-colours';
import type { BrandWords } from '@portal/domain/brand/brand-words';
import { LANGUAGES } from '@portal/domain/people/languages';
import type * as z from 'zod/mini';
import { foreignTexts } from './foreign-texts.ts';

/** Everything of the dealer that the portal shows: what stands in a brand's folder. */
export type Brand = BrandParticulars & { folder: string; words: BrandWords };

const FILES_MAX_KIB = 256;
const KIB = 1024;
/** The mark of headers, and the small one of tabs. */
export const BRAND_PICTURES = ['mark.svg', 'favicon.svg'] as const;

export class BrandError extends Error {}

/**
 * Reads a brand's folder: `brand.json`, `en.json`, `fr.json`, `mark.svg` and `favicon.svg`. Throws BrandError, whose message
 * lists everything that is wrong with it, and where: nothing of a dealer is shown by halves.
 */
export function loadBrand(folder: string): Brand {
  const problems: string[] = [];
  const read = <Schema extends z.ZodMiniType>(name: string, schema: Schema): z.output<Schema> | undefined => {
    const written = readJson(folder, name, problems);
    if (written === undefined) {
      return undefined;
    }
    const parsed = schema.safeParse(written);
    problems.push(
      ...(parsed.error?.issues ?? []).map(({ path, message }) => `${name}: ${path.join('.')} ${message}`),
    );
    return parsed.data;
  };
  const particulars = read('brand.json', brandSchema);
  const en = read('en.json', brandLanguageSchema);
  const fr = read('fr.json', brandLanguageSchema);
  problems.push(
    ...BRAND_PICTURES.filter((name) => !existsSync(join(folder, name))).map((name) => `${name}: is missing`),
    ...(particulars === undefined ? [] : unreadableColours(particulars.colours)).map(
      (problem) => `brand.json: ${problem}`,
    ),
  );
  if (particulars === undefined || en === undefined || fr === undefined) {
    throw brandError(folder, problems);
  }
  const words = { en, fr };
  problems.push(
    ...LANGUAGES.flatMap((language) =>
      foreignTexts(language, words[language].texts ?? {}).map((problem) => `${language}.json: ${problem}`),
    ),
  );
  if (problems.length > 0) {
    throw brandError(folder, problems);
  }
  return { ...particulars, folder, words };
}

function readJson(folder: string, name: string, problems: string[]): unknown {
  try {
    const text = readFileSync(join(folder, name), 'utf8');
    if (text.length > FILES_MAX_KIB * KIB) {
      problems.push(`${name}: is larger than ${FILES_MAX_KIB} KiB`);
    }
    return JSON.parse(text);
  } catch (error) {
    problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

function brandError(folder: string, problems: readonly string[]): BrandError {
  return new BrandError(
    `The brand in ${folder} cannot be used:\n${problems.map((line) => `  - ${line}`).join('\n')}`,
  );
}
