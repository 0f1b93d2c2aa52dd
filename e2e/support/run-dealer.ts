import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { REPOSITORY } from './repository.ts';

const PROGRAM = join(REPOSITORY, 'apps/api/src/main/command-lines/dealer-command-line.ts');
const LIMIT_MS = 60_000;
/** Commands that name nobody, because they exist before anybody works in the office. */
const OF_NOBODY = ['staff'];

/** What a dealer's command printed, and its exit code. */
export type DealerAnswer = { code: number; output: string };

/** Who in the demonstration runs a command: finance for money, the deal manager for films, compliance for the rest. */
const ROLE_OF: Readonly<Record<string, string>> = {
  payment: 'finance',
  payments: 'finance',
  films: 'deals',
  videos: 'deals',
};

/** Runs `npm run dealer -- <args> --as <email>` for the given environment, without npm in between. */
export function runDealer(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd: string,
): Promise<DealerAnswer> {
  return new Promise((resolve, reject) => {
    const [command = ''] = args;
    const as = OF_NOBODY.includes(command)
      ? []
      : ['--as', `${ROLE_OF[command] ?? 'compliance'}@northline.example`];
    const program = spawn(process.execPath, [PROGRAM, ...args, ...as], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LIMIT_MS,
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    program.stdout.on('data', keep);
    program.stderr.on('data', keep);
    program.once('error', reject);
    program.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
