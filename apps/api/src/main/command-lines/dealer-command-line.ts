import { resolve } from 'node:path';
import { runCommandLine } from './run-command-line.ts';

/** What is typed as a path from here means the same to a server in another folder. */
const FROM_HERE = /^\.{1,2}\//;

await runCommandLine('dealer', (argv) => argv.map((word) => (FROM_HERE.test(word) ? resolve(word) : word)));
