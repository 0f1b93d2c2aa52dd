import { resolve } from 'node:path';
import { runCommandLine } from './run-command-line.ts';

await runCommandLine('backup', (paths) => paths.map((path) => resolve(path)));
