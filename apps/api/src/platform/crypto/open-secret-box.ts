import { createHmac, createSecretKey } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { databaseOnPool, type OpenDatabase } from '../db/open-database.ts';
import type { Db } from '../db/tables.ts';
import { addDataKey, listDataKeys } from './data-keys.store.ts';
import type { KeyPurpose } from './key-purpose.ts';
import { openKeyRing } from './key-ring.ts';
import { loadSecretKey } from './load-secret-key.ts';
import { type MasterKeys, readMasterKeys } from './master-keys.ts';
import { newDataKey } from './new-data-key.ts';
import { makeSecretBox, type SecretBox } from './secret-box.ts';

/** How long a server may go on sealing under a key that another server has retired. */
const RELOAD_MS = 15_000;

export type OpenSecretBox = { secrets: SecretBox; close: () => Promise<void> };

/**
 * The secret box on the keys of a migrated database; the first server creates them. Servers that share a database reread the keys
 * every RELOAD_MS, each over its own connection: a look-up happens inside transactions and must not wait for the connections they
 * hold. Throws ConfigurationError when the configured master keys do not open what is stored.
 */
export async function openSecretBox(
  config: Pick<Config, 'secretKey' | 'previousSecretKeys' | 'dataDir'>,
  database: Pick<OpenDatabase, 'db' | 'engine' | 'openJobPool'>,
  log: Logger,
): Promise<OpenSecretBox> {
  const masters = readMasterKeys([
    loadSecretKey(config.secretKey, config.dataDir),
    ...config.previousSecretKeys,
  ]);
  await makeFirstKeys(database.db, masters);
  const isShared = database.engine === 'postgres';
  const pool = isShared ? database.openJobPool() : null;
  const db = pool === null ? database.db : databaseOnPool(pool);
  const keys = await openKeyRing({ masters, readRows: () => listDataKeys(db), mayLookAgain: isShared }).catch(
    async (error: unknown) => {
      await pool?.end();
      throw error;
    },
  );
  const timer = isShared
    ? setInterval(() => {
        keys
          .reload()
          .catch((error: unknown) => log.error({ err: error }, 'the keys could not be read again'));
      }, RELOAD_MS).unref()
    : undefined;
  return {
    secrets: makeSecretBox(keys),
    close: async () => {
      clearInterval(timer);
      await pool?.end();
    },
  };
}

/** Purposes added later, so that a database may lack only their keys. */
const LATER_PURPOSES: readonly KeyPurpose[] = ['audit', 'match'];

/** The key for links is the one that the master key gave before there were data keys: links and limits carry over. */
async function makeFirstKeys(db: Db, masters: MasterKeys): Promise<void> {
  const rows = await listDataKeys(db);
  const at = new Date();
  if (rows.length === 0) {
    const links = createHmac('sha256', masters.current.key).update('links').digest();
    await addDataKey(db, newDataKey(masters, 'seal', at));
    await addDataKey(db, newDataKey(masters, 'links', at, createSecretKey(links)));
  }
  for (const later of LATER_PURPOSES) {
    if (!rows.some(({ purpose }) => purpose === later)) {
      await addDataKey(db, newDataKey(masters, later, at));
    }
  }
}
