import { inject, vi } from 'vitest';
import { API } from './rooms.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    mode: 'dry-run' | 'mutant';
    mutantActivation: 'static' | 'runtime';
    activeMutant: string;
  }
}

declare global {
  /** Where Stryker's mutants look up which of them is active. */
  var __stryker__: { activeMutant?: string | undefined; wasStatic?: boolean; lastRun?: string };
}

// Runs before each test file, in a thread that has seen other mutants (warm-threads.mjs), and forgets what stems from them.
const isMutant = inject('mode') === 'mutant';
const isStatic = isMutant && inject('mutantActivation') === 'static';
if (!isStatic) {
  // What a test file does while it is imported must not run with the mutant of the run before.
  globalThis.__stryker__.activeMutant = undefined;
}
/** Modules of the same mutant may stay for the next file; the first run must see what each file imports. */
const run = isMutant ? inject('activeMutant') : 'all';
const isAnother = !isMutant || globalThis.__stryker__.lastRun !== run;
// A rule may remember what it has worked out. To import all of the API anew takes seconds, and its use cases remember nothing
// but what they do when they are imported.
const remembers =
  process.env.MUTATED_PACKAGE !== API || isStatic || globalThis.__stryker__.wasStatic === true;
if (isAnother && remembers) {
  vi.resetModules();
}
globalThis.__stryker__.wasStatic = isStatic;
globalThis.__stryker__.lastRun = run;
