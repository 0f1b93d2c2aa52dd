import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import pg from 'pg';

/** Which database a portal is on: its own embedded one, or PostgreSQL. */
export type Engine = 'embedded' | 'postgres';

/** The environment variables that name the folder of which every portal on an engine gets a copy. */
export const PREPARED_DATA = { embedded: 'E2E_DATA', postgres: 'E2E_POSTGRES_DATA' } as const;
/** Names the run's PostgreSQL server, and the database there that belongs to the folder. */
export const POSTGRES_SERVER = 'E2E_POSTGRES';
export const PREPARED_DATABASE = 'portal_demonstration';

export type LaidOutData = {
  /** What the portal needs to know to use it. */
  variables: Readonly<Record<string, string>>;
  /** Removes what is not in the folder. */
  remove: () => Promise<void>;
};

/** Gives a portal a copy of the prepared data; without any, the portal loads the demonstration itself. */
export async function layOutData(engine: Engine, dataDir: string): Promise<LaidOutData> {
  const prepared = process.env[PREPARED_DATA[engine]];
  if (prepared !== undefined) {
    cpSync(prepared, dataDir, { recursive: true });
  }
  if (engine === 'embedded') {
    return { variables: {}, remove: async () => undefined };
  }
  // The first portal of the run prepares what the others copy.
  const template = prepared === undefined ? 'template0' : PREPARED_DATABASE;
  const name = prepared === undefined ? PREPARED_DATABASE : `portal_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${template}`);
  return {
    variables: { DATABASE_URL: Object.assign(new URL(serverUrl()), { pathname: `/${name}` }).toString() },
    remove: () => onServer(`drop database if exists ${name} with (force)`),
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function serverUrl(): string {
  const url = process.env[POSTGRES_SERVER];
  if (url === undefined) {
    throw new Error('No server of PostgreSQL was started for this run');
  }
  return url;
}
