import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROUTES } from '../src/main/fold-areas.ts';
import { apiDocument } from '../src/platform/openapi/api-document.ts';
import { operationsOf } from '../src/platform/openapi/operations-of.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PROGRAMS = join(ROOT, 'node_modules/.bin');

/** The linter asks nobody on the network: neither for its own news nor about us. */
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** Writes the API document from the route table and lints it by `redocly.yaml`; the exit code is the linter's. */
const folder = mkdtempSync(join(tmpdir(), 'api-document-'));
try {
  const file = join(folder, 'openapi.json');
  const document = apiDocument(ROUTES);
  writeFileSync(file, JSON.stringify(document, null, 2));
  const lint = spawnSync('redocly', ['lint', file, '--config', 'redocly.yaml', '--format', 'stylish'], {
    cwd: ROOT,
    env: { ...process.env, ...QUIET, PATH: [PROGRAMS, process.env.PATH].join(delimiter) },
    stdio: 'inherit',
  });
  console.log(`${operationsOf(document).length} operations, linted by redocly.yaml`);
  process.exitCode = lint.status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
