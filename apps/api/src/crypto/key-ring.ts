import type { DataKeyRow } from './data-keys.store.ts';
import type { KeyPurpose } from './key-purpose.ts';
import type { MasterKeys } from './master-keys.ts';

/** A key that encrypts values or files; the id, hexadecimal, stands in front of what it encrypted. */
export type DataKey = { id: string; key: Buffer };

/** The data keys as one server knows them. */
export type KeyRing = {
  /** What the data keys are wrapped with. */
  masters: MasterKeys;
  /** What to encrypt with now. */
  current: () => DataKey;
  /**
   * The key of what was encrypted earlier, or by another server that has a newer key already: one that is not known is
   * looked for in the database. Throws when nobody has it.
   */
  byId: (id: string) => Promise<DataKey>;
  /** What signs short-lived links and fingerprints. */
  linkKey: () => Buffer;
  /** Reads the keys anew, as after a rotation. Throws ConfigurationError when one cannot be unwrapped. */
  reload: () => Promise<void>;
};

/** A key that nobody has is not looked for again so soon: damaged bytes must not cost a query each. */
const LOOKS_APART_MS = 1_000;

type Keys = { seal: ReadonlyMap<string, DataKey>; current: DataKey; links: Buffer };

/**
 * Opens the ring with what `readRows` gives. `mayLookAgain` is false where no other process can add keys: the embedded
 * database has one session, and a look from inside a transaction would wait for itself.
 */
export async function openKeyRing(options: {
  masters: MasterKeys;
  readRows: () => Promise<readonly DataKeyRow[]>;
  mayLookAgain: boolean;
}): Promise<KeyRing> {
  const { masters, readRows, mayLookAgain } = options;
  let keys = unwrapAll(masters, await readRows());
  let running: Promise<void> | null = null;
  let missing = { id: '', at: 0 };

  /** Callers that need it at the same time share one query. */
  const reload = (): Promise<void> => {
    running ??= readRows()
      .then((rows) => {
        keys = unwrapAll(masters, rows);
      })
      .finally(() => {
        running = null;
      });
    return running;
  };

  const byId = async (id: string): Promise<DataKey> => {
    const known = keys.seal.get(id);
    if (known !== undefined) {
      return known;
    }
    const wasMissing = missing.id === id && performance.now() - missing.at < LOOKS_APART_MS;
    if (mayLookAgain && !wasMissing) {
      // A query that ran already may have read before the key was there.
      const isOlder = running !== null;
      await reload();
      if (isOlder && !keys.seal.has(id)) {
        await reload();
      }
    }
    const found = keys.seal.get(id);
    if (found === undefined) {
      missing = { id, at: performance.now() };
      throw new Error(`Sealed with an unknown key: ${id}`);
    }
    return found;
  };
  return { masters, current: () => keys.current, byId, linkKey: () => keys.links, reload };
}

/** The master keys stand among the data keys for what was sealed with them directly, before there were data keys. */
function unwrapAll(masters: MasterKeys, rows: readonly DataKeyRow[]): Keys {
  const opened = rows.map((row) => ({ ...row, key: masters.unwrap(row) }));
  const newest = (purpose: KeyPurpose) => {
    const row = opened.find((candidate) => candidate.purpose === purpose && candidate.retiredAt === null);
    if (row === undefined) {
      throw new Error(`There is no current key for ${purpose}`);
    }
    return row;
  };
  const seal = opened.filter(({ purpose }) => purpose === 'seal');
  const { id, key } = newest('seal');
  return {
    seal: new Map([...masters.all, ...seal].map((entry) => [entry.id, { id: entry.id, key: entry.key }])),
    current: { id, key },
    links: newest('links').key,
  };
}
