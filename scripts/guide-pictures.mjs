import { runCommand } from './suites/run-command.mjs';
import { ensureBuilt } from './tooling/ensure-built.mjs';
import { findChromium } from './tooling/find-programs.mjs';
import { runScript } from './tooling/say.mjs';

/** `npm run guide-pictures`: the pictures of docs/office.md, of the built product with demonstration data; words after it go to Playwright. */
await runScript(async () => {
  await ensureBuilt();
  const command = ['playwright', 'test', '-c', 'e2e/guide/guide.config.ts', ...process.argv.slice(2)];
  const { ok } = await runCommand(command, { env: { CHROMIUM_PATH: findChromium() ?? '' }, show: true });
  process.exitCode = ok ? 0 : 1;
});
