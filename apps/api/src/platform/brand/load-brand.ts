import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrandParticulars, brandLanguageSchema, brandSchema } from '@portal/domain/ground/brand/brand';
import { unreadableColours } from '@portal/domain/ground/brand/brand-colours';
import type { BrandFault } from '@portal/domain/ground/brand/brand-faults';
import type { BrandWords } from '@portal/domain/ground/brand/brand-words';
import { type LawFile, lawFileSchema, NOTHING_CONFIRMED } from '@portal/domain/ground/law/law-file';
import { LANGUAGES, type Language } from '@portal/domain/ground/people/languages';
import * as en from '@portal/messages/en/index';
import * as fr from '@portal/messages/fr/index';
import { placeholdersOf } from '@portal/messages/parity/compare-languages';
import { flattenTexts } from '@portal/messages/parity/flatten-texts';
import type * as z from 'zod/mini';

/** Everything about the dealer that the portal shows: the contents of a brand's folder. */
export type Brand = BrandParticulars & { folder: string; words: BrandWords; law: LawFile };

/** The one file that a folder may lack outside of production: then counsel has confirmed nothing. */
export const LAW_FILE = 'law.json';

const FILES_MAX_KIB = 256;
const KIB = 1024;
/** The mark of headers, and the small one of tabs. */
export const BRAND_PICTURES = ['mark.svg', 'favicon.svg'] as const;

/** What is wrong with a folder, told in one message. */
export class BrandError extends Error {
  readonly faults: readonly BrandFault[];

  constructor(folder: string, faults: readonly BrandFault[]) {
    const lines = faults.map(
      ({ file, place, detail }) => `  - ${file}: ${place === '' ? '' : `${place} `}${detail}`,
    );
    super(`The brand in ${folder} cannot be used:\n${lines.join('\n')}`);
    this.faults = faults;
  }
}

/**
 * Reads a brand's folder: `brand.json`, `en.json`, `fr.json`, `mark.svg`, `favicon.svg` and, where there is one, `law.json`. Throws BrandError, whose message lists
 * everything that is wrong and where: a dealer is never half shown.
 */
export function loadBrand(folder: string): Brand {
  const faults: BrandFault[] = [];
  const read = <Schema extends z.ZodMiniType>(name: string, schema: Schema): z.output<Schema> | undefined => {
    const written = readJson(folder, name, faults);
    if (written === undefined) {
      return undefined;
    }
    const parsed = schema.safeParse(written);
    faults.push(
      ...(parsed.error?.issues ?? []).map(
        ({ path, message }): BrandFault => ({
          kind: 'value',
          file: name,
          place: path.join('.'),
          detail: message,
        }),
      ),
    );
    return parsed.data;
  };
  const particulars = read('brand.json', brandSchema);
  const en = read('en.json', brandLanguageSchema);
  const fr = read('fr.json', brandLanguageSchema);
  const law = existsSync(join(folder, LAW_FILE)) ? read(LAW_FILE, lawFileSchema) : NOTHING_CONFIRMED;
  faults.push(
    ...BRAND_PICTURES.filter((name) => !existsSync(join(folder, name))).map((file) => missing(file)),
    ...(particulars === undefined ? [] : unreadableColours(particulars.colours)).map(
      (detail): BrandFault => ({ kind: 'colours', file: 'brand.json', place: '', detail }),
    ),
  );
  if (particulars === undefined || en === undefined || fr === undefined || law === undefined) {
    throw new BrandError(folder, faults);
  }
  const words = { en, fr };
  faults.push(
    ...LANGUAGES.flatMap((language) =>
      foreignTexts(language, words[language].texts ?? {}).map(
        (detail): BrandFault => ({ kind: 'text', file: `${language}.json`, place: '', detail }),
      ),
    ),
  );
  if (faults.length > 0) {
    throw new BrandError(folder, faults);
  }
  return { ...particulars, folder, words, law };
}

function missing(file: string): BrandFault {
  return { kind: 'missing', file, place: '', detail: 'is missing' };
}

function readJson(folder: string, file: string, faults: BrandFault[]): unknown {
  try {
    const text = readFileSync(join(folder, file), 'utf8');
    if (text.length > FILES_MAX_KIB * KIB) {
      faults.push({ kind: 'too-large', file, place: '', detail: `is larger than ${FILES_MAX_KIB} KiB` });
    }
    return JSON.parse(text);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    faults.push({ kind: existsSync(join(folder, file)) ? 'unreadable' : 'missing', file, place: '', detail });
    return undefined;
  }
}

const TEXTS = { en, fr };

/**
 * What is wrong with a brand's own wordings, a sentence each: the portal has no such text, or a value filled into it would be lost
 * or stay empty.
 */
function foreignTexts(language: Language, texts: Readonly<Record<string, unknown>>): string[] {
  const replaced = Object.entries(texts).flatMap(([name, block]) => [...flattenTexts(name, block)]);
  if (replaced.length === 0) {
    return [];
  }
  const own = new Map(
    Object.entries(TEXTS[language]).flatMap(([name, block]) => [...flattenTexts(name, block)]),
  );
  return replaced.flatMap(([key, text]) => {
    const known = own.get(key);
    if (known === undefined) {
      return [`texts.${key}: the portal has no such text`];
    }
    const [wanted, found] = [known, text].map((one) => placeholdersOf(one).join(', ') || 'nothing');
    return wanted === found ? [] : [`texts.${key}: fills in ${found}, and the portal's own ${wanted}`];
  });
}
