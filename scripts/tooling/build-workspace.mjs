import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PINNED_NODE, projectEnvironment, ROOT } from './project.mjs';
import { endWithUs } from './running-programs.mjs';
import { Refusal } from './say.mjs';

/**
 * Where what is built of a workspace of `apps` lies.
 * @param {string} name
 */
export function distOf(name) {
  return join(ROOT, 'apps', name, 'dist');
}

/**
 * Runs the build of a workspace, whose output is only shown where it fails; without npm, which would die of a stop and leave it
 * at work. Throws a Refusal.
 * @param {string} name
 * @returns {Promise<void>}
 */
export function buildWorkspace(name) {
  return new Promise((resolve, reject) => {
    const build = endWithUs(
      spawn(PINNED_NODE, ['scripts/build.ts'], {
        cwd: join(ROOT, 'apps', name),
        env: projectEnvironment(),
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    let output = '';
    build.stdout.on('data', (chunk) => (output += chunk));
    build.stderr.on('data', (chunk) => (output += chunk));
    build.on('error', reject);
    build.on('close', (code) => {
      if (code === 0 && existsSync(distOf(name))) {
        resolve();
      } else {
        reject(
          new Refusal(
            `${output.trimEnd()}\n\nThe build failed; the reason is above. After a repair: try again.`,
          ),
        );
      }
    });
  });
}
