import { ensureBuilt } from './tooling/ensure-built.mjs';
import { ensureInstalled } from './tooling/install.mjs';
import { checkNodeVersion } from './tooling/node-version.mjs';
import { runScript } from './tooling/say.mjs';

/** `npm run build`: the applications and the server, whether their sources changed or not; `npm start` then builds nothing. */
await runScript(async () => {
  checkNodeVersion();
  await ensureInstalled();
  await ensureBuilt({ anew: true });
});
