import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectEnvironment, ROOT } from './project.mjs';
import { Refusal } from './say.mjs';

/**
 * Where what is built of a workspace of `apps` lies.
 * @param {string} name
 */
export function distOf(name) {
  return join(ROOT, 'apps', name, 'dist');
}

/**
 * Runs the build of a workspace, whose output is only shown where it fails. Throws a Refusal.
 * @param {string} name
 * @returns {Promise<void>}
 */
export function buildWorkspace(name) {
  return new Promise((resolve, reject) => {
    const npm = spawn('npm', ['run', '--silent', 'build', '-w', `@portal/${name}`], {
      cwd: ROOT,
      env: projectEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    npm.stdout.on('data', (chunk) => (output += chunk));
    npm.stderr.on('data', (chunk) => (output += chunk));
    npm.on('error', reject);
    npm.on('close', (code) => {
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
