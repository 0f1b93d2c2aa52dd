import { spawn } from 'node:child_process';
import { ensureInstalled } from './tooling/install.mjs';
import { checkNodeVersion } from './tooling/node-version.mjs';
import { PINNED_NODE, projectEnvironment, ROOT } from './tooling/project.mjs';
import { Refusal, runScript } from './tooling/say.mjs';

/**
 * Runs a program of the project on the pinned Node.js, with the terminal, the arguments and the exit code passed through.
 * @param {string[]} args the program's path from the repository's folder, then its arguments
 * @returns {Promise<number>}
 */
function runProgram(args) {
  // The program shares the terminal's process group, so it gets Ctrl-C itself; this process only waits for its end.
  process.on('SIGINT', () => undefined);
  return new Promise((resolve, reject) => {
    const program = spawn(PINNED_NODE, args, { cwd: ROOT, env: projectEnvironment(), stdio: 'inherit' });
    process.on('SIGTERM', () => program.kill('SIGTERM'));
    program.on('error', reject);
    program.on('exit', (code) => resolve(code ?? 1));
  });
}

await runScript(async () => {
  const args = process.argv.slice(2);
  if (args.length === 0) {
    throw new Refusal('Say which program to run: node scripts/run.mjs <path of a file> [arguments]');
  }
  checkNodeVersion();
  await ensureInstalled();
  process.exitCode = await runProgram(args);
});
