import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../tooling/ensure-built.mjs';
import { PINNED_NODE, ROOT } from '../tooling/project.mjs';
import { step } from '../tooling/say.mjs';

const STAGE = join(ROOT, 'apps/api/scripts/stage.ts');
const CONTAINER = join(ROOT, 'deploy/container');

/**
 * Lays out in an empty folder what the Containerfile copies: `portal` and `node`.
 * @param {string} folder
 */
export async function layOutImage(folder) {
  await ensureBuilt();
  await step('Laying out the image', async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    execFileSync(PINNED_NODE, [STAGE, join(folder, 'portal')], { stdio: 'inherit' });
    cpSync(join(CONTAINER, 'run.mjs'), join(folder, 'portal/run.mjs'));
    cpSync(join(CONTAINER, 'collect-system.sh'), join(folder, 'collect-system.sh'));
    cpSync(join(ROOT, 'node_modules/node/bin/node'), join(folder, 'node'));
  });
}
