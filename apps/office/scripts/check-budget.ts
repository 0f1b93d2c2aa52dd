import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@portal/domain/ground/people/languages';
import { office as english } from '@portal/messages/en/office';
import { office as french } from '@portal/messages/fr/office';
import { brotliOf } from '@portal/web/build/compress';
import { ENTRY_KEY, filesOf, readManifest } from '@portal/web/build/manifest';
import { OFFICE_TEXTS } from '../src/app/office-texts.ts';

/** Kilobytes as the server sends them (brotli), for all JavaScript that loads before the person does anything. */
const SCRIPTS_KB_MAX = 220;
/** Texts that only the office has: none of the investors' files may contain them. */
const OWN_TEXTS = [english.people.intro, french.people.intro];
const INVESTOR_ASSETS = fileURLToPath(new URL('../../investor/dist/assets', import.meta.url));

/** Weighs the first load. Throws if it is over budget, or if an investors' file contains anything of the office. */
export async function checkBudget(dist: string): Promise<number> {
  const manifest = await readManifest(dist);
  const weights = await Promise.all(
    LANGUAGES.map(async (language) => {
      const texts = textFiles(Object.keys(manifest), language);
      const scripts = filesOf(manifest, [ENTRY_KEY, ...texts]).filter((file) => file.endsWith('.js'));
      const sizes = await Promise.all(
        scripts.map(async (file) => (await brotliOf(await readFile(join(dist, file)))).byteLength),
      );
      return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
    }),
  );
  const scriptsKb = Number(Math.max(...weights).toFixed(1));
  if (scriptsKb > SCRIPTS_KB_MAX) {
    throw new Error(`The office is heavier than promised: ${scriptsKb} kB, at most ${SCRIPTS_KB_MAX}`);
  }
  await refuseOfficeAmongInvestors();
  return scriptsKb;
}

/** The texts that every page needs; a page's own texts load when it is opened. */
function textFiles(keys: readonly string[], language: Language): string[] {
  return OFFICE_TEXTS.map((name) => {
    const file = keys.find((key) => key.endsWith(`/messages/src/${language}/${name}.ts`));
    if (file === undefined) {
      throw new Error(`The build has no texts "${name}" of the language ${language}`);
    }
    return file;
  });
}

async function refuseOfficeAmongInvestors(): Promise<void> {
  const names = await readdir(INVESTOR_ASSETS).catch(() => []);
  for (const name of names.filter((file) => file.endsWith('.js'))) {
    const text = await readFile(join(INVESTOR_ASSETS, name), 'utf8');
    if (OWN_TEXTS.some((own) => text.includes(own))) {
      throw new Error(`${name} of the investors' application has something of the office`);
    }
  }
}
