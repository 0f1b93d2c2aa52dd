import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { presentRoom } from './rooms.mjs';
import { SoonestFirst } from './soonest-first.mjs';
import { warmThreads } from './warm-threads.mjs';

/** The settings of the package, of whose copy this process works on. */
const { default: own } = await import(pathToFileURL(join(process.cwd(), 'vitest.config.ts')).href);

export default {
  plugins: [warmThreads()],
  test: {
    ...own.test,
    include: presentRoom().room.tests,
    sequence: { sequencer: SoonestFirst },
    setupFiles: [join(import.meta.dirname, 'start-afresh.ts')],
  },
};
