import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flattenTexts } from '@portal/messages/parity/flatten-texts';
import { wordsIn } from '../../e2e/support/words.ts';
import { runCommand } from '../../scripts/suites/run-command.mjs';
import { ensureBuilt } from '../../scripts/tooling/ensure-built.mjs';
import { findChromium } from '../../scripts/tooling/find-programs.mjs';
import { ROOT } from '../../scripts/tooling/project.mjs';
import { Refusal, runScript } from '../../scripts/tooling/say.mjs';
import { folderOfPictures, forgetTexts, rememberedTexts } from './kept-texts.ts';
import { type Portal, type Shown, whatIsShown, whyOld } from './old-pictures.ts';

const SHOWN = folderOfPictures('shown.json');
const PAGES_WITH_PICTURES = ['README.md', 'docs/*.md'];

/**
 * `npm run pictures` takes the pictures of README.md and docs/office.md of the built product with demonstration data, and writes
 * down what they show; words after it go to Playwright. `npm run pictures -- --check` only says which are older than their screens.
 */
await runScript(async () => {
  const words = process.argv.slice(2);
  if (words.includes('--check')) {
    check();
    return;
  }
  await ensureBuilt();
  forgetTexts();
  const command = ['playwright', 'test', '-c', 'tools/pictures/pictures.config.ts', ...words];
  const { ok } = await runCommand(command, { env: { CHROMIUM_PATH: findChromium() ?? '' }, show: true });
  if (!ok) {
    throw new Refusal('Not every picture was taken: what they show is not written down.');
  }
  const taken = [...rememberedTexts()].map(([file, written]) => [file, whatIsShown(written, portalOf(file))]);
  const shown = Object.entries({ ...readShown(), ...Object.fromEntries(taken) }).sort();
  writeFileSync(SHOWN, `${JSON.stringify(Object.fromEntries(shown), null, 2)}\n`);
});

function check(): void {
  const shown = readShown();
  const named = picturesInPages();
  const old = [
    ...named.filter((file) => shown[file] === undefined).map((file) => `${file}: was not taken by this`),
    ...Object.keys(shown)
      .filter((file) => !named.includes(file))
      .map((file) => `${file}: no page shows it`),
    ...Object.entries(shown).flatMap(([file, picture]) =>
      whyOld(picture, portalOf(file)).map((why) => `${file}: ${why}`),
    ),
  ];
  if (old.length > 0) {
    throw new Refusal(`${old.join('\n  ')}\n\nPictures are older than their screens: npm run pictures`);
  }
  console.log(`${Object.keys(shown).length} pictures show what the portal does.`);
}

/** The portal as a picture meets it: its name begins with its language, and says where it shows the investors' application. */
function portalOf(file: string): Portal {
  const words = wordsIn(file.startsWith('fr-') ? 'fr' : 'en');
  const application = file.includes('-investor-portal') ? 'investor' : 'office';
  return {
    texts: new Map(Object.entries(words).flatMap(([name, block]) => [...flattenTexts(name, block)])),
    sources: globSync(`apps/${application}/src/**/*.tsx`, { cwd: ROOT })
      .filter((path) => !path.endsWith('.test.tsx'))
      .map((path) => readFileSync(join(ROOT, path), 'utf8')),
  };
}

function picturesInPages(): string[] {
  const pages = PAGES_WITH_PICTURES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
  const names = pages.flatMap((page) =>
    [...readFileSync(join(ROOT, page), 'utf8').matchAll(/pictures\/([\w-]+\.webp)/g)].map(
      ([, name = '']) => name,
    ),
  );
  return [...new Set(names)];
}

function readShown(): Record<string, Shown> {
  return JSON.parse(readFileSync(SHOWN, 'utf8'));
}
