import { resolve } from 'node:path';
import { runCommandLine } from '../commands/run-command-line.ts';

await runCommandLine('backup', (paths) => paths.map((path) => resolve(path)));
