import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../scripts/suites/run-command.mjs';
import { ensureBuilt } from '../../scripts/tooling/ensure-built.mjs';
import { findChromium } from '../../scripts/tooling/find-programs.mjs';
import { ROOT } from '../../scripts/tooling/project.mjs';
import { runScript } from '../../scripts/tooling/say.mjs';

/** `npm run look`: every state of every page in every view, of the built product; words after it go to Playwright. */
await runScript(async () => {
  await ensureBuilt();
  const words = process.argv.slice(2);
  const command = ['playwright', 'test', '-c', 'tools/look/look.config.ts', ...words];
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
