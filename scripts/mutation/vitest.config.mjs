import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { presentRoom } from './rooms.mjs';
import { warmThreads } from './warm-threads.mjs';

/** The settings of the package, of whose copy this process works on. */
const { default: own } = await import(pathToFileURL(join(process.cwd(), 'vitest.config.ts')).href);

export default {
  plugins: [warmThreads()],
  test: {
    ...own.test,
    include: presentRoom().room.tests,
    setupFiles: [join(import.meta.dirname, 'start-afresh.ts')],
  },
};
