import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './suites/run-command.mjs';
import { ensureBuilt } from './tooling/ensure-built.mjs';
import { findChromium } from './tooling/find-programs.mjs';
import { ROOT } from './tooling/project.mjs';
import { runScript } from './tooling/say.mjs';

/** `npm run look`: every state of every page in every view, of the built product; words after it go to Playwright. */
await runScript(async () => {
  await ensureBuilt();
  const words = process.argv.slice(2);
  const command = ['playwright', 'test', '-c', 'e2e/look/look.config.ts', ...words];
  /** @type {Record<string, string>} */
  const env = { CHROMIUM_PATH: findChromium() ?? '' };
  if (words.length === 0) {
    // All of it is looked at: what was seen before counts no more, and the page of figures is written anew.
    rmSync(join(ROOT, '.cache/look'), { recursive: true, force: true });
    env.LOOK_WRITES_PAGE = '1';
  }
  const { ok } = await runCommand(command, { env, show: true });
  process.exitCode = ok ? 0 : 1;
});
