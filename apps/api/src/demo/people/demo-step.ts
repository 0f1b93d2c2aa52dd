import type { Deps } from '../../platform/deps.ts';

/** A piece of the demonstration data. It is loaded once: a step that is done is skipped, one that was cut off runs again. */
export type DemoStep = {
  /** For the log. */
  name: string;
  isDone: (deps: Deps) => Promise<boolean>;
  /** Leaves everything or nothing behind, or goes on where it was cut off. */
  run: (deps: Deps) => Promise<void>;
};
