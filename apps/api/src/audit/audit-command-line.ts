import { runCommandLine } from '../commands/run-command-line.ts';

await runCommandLine('audit');
