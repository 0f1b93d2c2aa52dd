import { expect, it } from 'vitest';
import { opensDatabaseItself } from './opens-database-itself.ts';

const POSTGRES = 'postgres://portal@127.0.0.1/portal';

it.each([
  ['a backup into a folder', POSTGRES, ['/var/backups/portal/2026-11-29'], true],
  ['a statement from a file', POSTGRES, ['payments', 'import', 'Trust', '--file', '/srv/november.csv'], true],
  ['debits into a file', POSTGRES, ['payments', 'export', '--output', '/srv/debits.txt'], true],
  ['an order by its id', POSTGRES, ['show', '0f0e2b62-7b3c-4f4a-9d64-1f3a2f7f0001'], false],
  ['a debit file by its number', POSTGRES, ['payments', 'export', '--file', '7'], false],
  ['a reason with a slash in it', POSTGRES, ['decline', 'x', '--reason', 'sold 1/2 elsewhere'], false],
  ['a backup of the embedded database', undefined, ['/backups/2026-11-29'], false],
])('%s, with %s', (_what, databaseUrl, argv, isAlone) => {
  expect(opensDatabaseItself({ databaseUrl }, argv)).toBe(isAlone);
});
