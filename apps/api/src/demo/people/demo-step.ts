import type { Deps } from '../../platform/deps.ts';

/** A piece of the demonstration data. It is loaded once: a finished step is skipped, an interrupted one runs again. */
export type DemoStep = {
  /** For the log. */
  name: string;
  isDone: (deps: Deps) => Promise<boolean>;
  /** Leaves everything or nothing behind, or continues where it was interrupted. */
  run: (deps: Deps) => Promise<void>;
};
