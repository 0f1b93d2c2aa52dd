import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../../e2e/support/repository.ts';

const PICTURES = join(REPOSITORY, 'docs/pictures');
const TEXTS = join(REPOSITORY, '.cache/pictures');

/** Where a picture is kept, with its name. */
export function folderOfPictures(file = ''): string {
  return join(PICTURES, file);
}

/** Forgets what an earlier run read. */
export function forgetTexts(): void {
  rmSync(TEXTS, { recursive: true, force: true });
}

/** Keeps the texts of a picture until all are taken, because several are taken at once. */
export function rememberTexts(file: string, texts: readonly string[]): void {
  mkdirSync(TEXTS, { recursive: true });
  writeFileSync(join(TEXTS, `${file}.json`), JSON.stringify(texts));
}

/** What is written on each picture of this run, by its file. */
export function rememberedTexts(): Map<string, string[]> {
  return new Map(
    readdirSync(TEXTS).map((name) => [
      name.slice(0, -'.json'.length),
      JSON.parse(readFileSync(join(TEXTS, name), 'utf8')),
    ]),
  );
}
