import { runCommand } from '../../scripts/suites/run-command.mjs';
import { ensureBuilt } from '../../scripts/tooling/ensure-built.mjs';
import { findChromium } from '../../scripts/tooling/find-programs.mjs';
import { runScript } from '../../scripts/tooling/say.mjs';

/** `npm run guide-pictures`: the pictures of docs/office.md, of the built product with demonstration data; words after it go to Playwright. */
await runScript(async () => {
  await ensureBuilt();
  const command = ['playwright', 'test', '-c', 'tools/pictures/guide.config.ts', ...process.argv.slice(2)];
  const { ok } = await runCommand(command, { env: { CHROMIUM_PATH: findChromium() ?? '' }, show: true });
  process.exitCode = ok ? 0 : 1;
});
