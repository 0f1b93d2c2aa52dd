import { runCommand } from '../../scripts/suites/run-command.mjs';
import { ensureBuilt } from '../../scripts/tooling/ensure-built.mjs';
import { findChromium } from '../../scripts/tooling/find-programs.mjs';
import { runScript } from '../../scripts/tooling/say.mjs';

/** `npm run count-way`: screens, presses, typed fields and seconds from a deal's page to the signed order, of the built product. */
await runScript(async () => {
  await ensureBuilt();
  const command = ['playwright', 'test', '-c', 'tools/count-way/count.config.ts', ...process.argv.slice(2)];
  const { ok } = await runCommand(command, { env: { CHROMIUM_PATH: findChromium() ?? '' }, show: true });
  process.exitCode = ok ? 0 : 1;
});
