import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/**
 * Gives the data directory of a server that is to start the migrated, empty database that other tests copy: to make one takes
 * longer than all that such a test is about. In a run for PostgreSQL there is none to copy, and the server makes its own.
 */
export function layMigratedData(dataDir: string): void {
  const engine = inject('engine');
  if (engine.kind !== 'embedded') {
    return;
  }
  const database = join(dataDir, 'database');
  mkdirSync(database, { recursive: true });
  // Names in the dump begin with a slash, which tar takes off and tells of.
  execFileSync('tar', ['-xf', engine.templatePath, '-C', database], { stdio: 'ignore' });
}
