import { resolve } from 'node:path';
import { brandNamed } from '../../platform/brand/the-brand.ts';
import { asTyped } from '../../platform/commands/as-typed.ts';
import { loadEnvFile } from '../../platform/config/config.ts';
import { draftLaw } from './draft-law.ts';
import { runCommandLine } from './run-command-line.ts';

/** What is typed as a path from here means the same to a server in another folder. */
const FROM_HERE = /^\.{1,2}\//;

const [command, what] = process.argv.slice(2);
// Production does not start without the file that it writes, and no command would.
if (command === 'law' && what === 'draft') {
  loadEnvFile();
  const { ok, lines } = draftLaw(brandNamed(process.env.BRAND_DIR).folder);
  process.stdout.write(`${lines.map((line) => asTyped(line)).join('\n')}\n`);
  process.exitCode = ok ? 0 : 1;
} else {
  await runCommandLine('dealer', (argv) => argv.map((word) => (FROM_HERE.test(word) ? resolve(word) : word)));
}
