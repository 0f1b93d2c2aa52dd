import { inject, vi } from 'vitest';
import { API } from './rooms.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    mode: 'dry-run' | 'mutant';
    mutantActivation: 'static' | 'runtime';
  }
}

declare global {
  /** Where Stryker's mutants look which of them is active. */
  var __stryker__: { activeMutant?: string | undefined; wasStatic?: boolean };
}

// Runs before each test file, in a thread that has seen other mutants (warm-threads.mjs), and forgets what stems from them.
const isStatic = inject('mode') === 'mutant' && inject('mutantActivation') === 'static';
if (!isStatic) {
  // What a test file does while it is imported must not run with the mutant of the run before.
  globalThis.__stryker__.activeMutant = undefined;
}
// A rule may remember what it has worked out. To import all of the API anew takes seconds, and its use cases remember nothing
// but what they do when they are imported.
if (process.env.MUTATED_PACKAGE !== API || isStatic || globalThis.__stryker__.wasStatic === true) {
  vi.resetModules();
}
globalThis.__stryker__.wasStatic = isStatic;
