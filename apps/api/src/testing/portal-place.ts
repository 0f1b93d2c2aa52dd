import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { layMigratedData } from './lay-migrated-data.ts';
import { newPostgresDatabase } from './new-postgres-database.ts';

/** A data directory and a database of a portal's own, on the engine that the run is for, before anything has opened them. */
export type PortalPlace = {
  dataDir: string;
  /** What a server or a command line is told to work there. */
  variables: Record<string, string>;
  drop: () => Promise<void>;
};

/** Makes a place whose database is migrated, or has no table yet. */
export async function newPortalPlace(
  state: 'migrated' | 'empty',
  variables: Record<string, string> = {},
): Promise<PortalPlace> {
  const engine = inject('engine');
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-place-'));
  const forget = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine.kind === 'embedded') {
    if (state === 'migrated') {
      layMigratedData(dataDir);
    }
    return { dataDir, variables, drop: async () => forget() };
  }
  const template = state === 'migrated' ? engine.template : 'template0';
  const { connectionString, drop } = await newPostgresDatabase(engine.url, template);
  return {
    dataDir,
    variables: { DATABASE_URL: connectionString, ...variables },
    drop: async () => {
      await drop();
      forget();
    },
  };
}
