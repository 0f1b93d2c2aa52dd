// Wide: a start that fails with a stack, or not at all, where its database or its data directory cannot be used.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { serverVariables } from '../testing/run-server.ts';
import { describeStartFailure } from './describe-start-failure.ts';
import { startPortal } from './start-portal.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-failure-'));
});
afterEach(() => rmSync(home, { recursive: true }));

/** What a server says, as the last thing it does, that is told these variables. */
function reasonOf(dataDir: string, variables: Record<string, string> = {}): Promise<string> {
  const config = readConfig(serverVariables(dataDir, { LOG_LEVEL: 'silent', ...variables }));
  return startPortal(config).then(
    () => 'started',
    (error: unknown) => describeStartFailure(error),
  );
}

describe('a portal that cannot start says in one line', () => {
  it('that no database answers', async () => {
    expect(await reasonOf(home, { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' })).toMatch(
      /^The portal could not start: no database answers there\. .*$/,
    );
  });

  it('that its data directory is a file', async () => {
    const path = join(home, 'file');
    writeFileSync(path, '');
    expect(await reasonOf(path)).toMatch(/^The portal could not start: DATA_DIR is not a folder\. .*$/);
  });

  it("that its database is an early demonstration's", async () => {
    const database = await openDatabase({
      databaseUrl: undefined,
      databaseLimits: 'connection',
      dataDir: home,
      poolSize: 1,
      onError: () => undefined,
    });
    await sql`create table kysely_migration (name text, timestamp text)`.execute(database.db);
    await sql`insert into kysely_migration values ('0001-accounts', '2026')`.execute(database.db);
    await database.close();
    expect(await reasonOf(home)).toMatch(/^This database was made by .+ Remove the data directory .+\.$/);
  });
});
