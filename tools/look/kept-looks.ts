import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../../e2e/support/repository.ts';
import type { Finding } from './judge-view.ts';
import type { KeyStep } from './keys/key-step.ts';

/** What walks saw, and the pictures of it. */
export const KEPT = join(REPOSITORY, '.cache/look');
const LOOKS = join(KEPT, 'looks');
const KEYS = join(KEPT, 'keys');

/** What was seen of one state of the portal, named 'page: state'. */
export type Look = { place: string; language: string; looks: { view: string; findings: Finding[] }[] };

/** Keeps what was seen of a state at once, so that a walk that ends early still counts. It replaces what was seen before. */
export function keepLook(look: Look): void {
  keep(LOOKS, `${look.place} ${look.language}`, look);
}

export function keptLooks(): Look[] {
  return kept<Look>(LOOKS);
}

export function keepKeys(language: string, steps: readonly KeyStep[]): void {
  keep(KEYS, language, steps);
}

export function keptKeys(): KeyStep[] {
  return kept<KeyStep[]>(KEYS).flat();
}

/** The name of a file for a state. */
export function fileNameOf(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}

function keep(folder: string, name: string, what: unknown): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${fileNameOf(name)}.json`), `${JSON.stringify(what, null, 2)}\n`);
}

function kept<What>(folder: string): What[] {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}
