import type { KeyObject } from 'node:crypto';
import type { DataKeyRow } from './data-keys.store.ts';
import type { KeyPurpose } from './key-purpose.ts';
import type { MasterKeys } from './master-keys.ts';

/** A key with its hexadecimal id, which precedes what it encrypted and accompanies what it signed. */
export type DataKey = { id: string; key: KeyObject };

/** The data keys a server knows. */
export type KeyRing = {
  /** What the data keys are wrapped with. */
  masters: MasterKeys;
  /** What to encrypt with now. */
  current: () => DataKey;
  /**
   * The key of what was encrypted earlier, or by another server that has a newer key already: an unknown one is looked up in the
   * database. Throws if there is no such key.
   */
  byId: (id: string) => Promise<DataKey>;
  /** The same, but undefined if there is no such key. Rejects if the database could not be asked. */
  find: (id: string) => Promise<DataKey | undefined>;
  /** What signs short-lived links and fingerprints. */
  linkKey: () => KeyObject;
  /** What authenticates and signs the audit log now; earlier ones are found by id, like encryption keys. */
  auditKey: () => DataKey;
  /** The fingerprint keys, newest first, beginning with the current one. */
  matchKeys: () => readonly [DataKey, ...DataKey[]];
  /** Rereads the keys, as after a rotation. Throws ConfigurationError if one cannot be unwrapped. */
  reload: () => Promise<void>;
};

/** A missing key is not looked up again within this time: damaged bytes must not cost a query each. */
const LOOKS_APART_MS = 1_000;

type Keys = {
  named: ReadonlyMap<string, DataKey>;
  current: DataKey;
  audit: DataKey;
  match: readonly [DataKey, ...DataKey[]];
  links: KeyObject;
};

/**
 * Opens the ring with what `readRows` returns. `mayLookAgain` is false if no other process can add keys: the embedded database has
 * one session, and a look-up inside a transaction would wait for itself.
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

  /** Simultaneous callers share one query. */
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

  const find = async (id: string): Promise<DataKey | undefined> => {
    const known = keys.named.get(id);
    if (known !== undefined) {
      return known;
    }
    const wasMissing = missing.id === id && performance.now() - missing.at < LOOKS_APART_MS;
    if (mayLookAgain && !wasMissing) {
      // A query already under way may have read before the key existed.
      const isOlder = running !== null;
      await reload();
      if (isOlder && !keys.named.has(id)) {
        await reload();
      }
    }
    const found = keys.named.get(id);
    if (found === undefined) {
      missing = { id, at: performance.now() };
    }
    return found;
  };
  const byId = async (id: string): Promise<DataKey> => {
    const found = await find(id);
    if (found === undefined) {
      throw new Error(`Sealed with an unknown key: ${id}`);
    }
    return found;
  };
  return {
    masters,
    current: () => keys.current,
    byId,
    find,
    linkKey: () => keys.links,
    auditKey: () => keys.audit,
    matchKeys: () => keys.match,
    reload,
  };
}

/** The master keys are listed among the data keys for what they sealed directly, before there were data keys. */
function unwrapAll(masters: MasterKeys, rows: readonly DataKeyRow[]): Keys {
  const opened = rows.map((row) => ({ ...row, key: masters.unwrap(row) }));
  const newest = (purpose: KeyPurpose) => {
    const row = opened.find((candidate) => candidate.purpose === purpose && candidate.retiredAt === null);
    if (row === undefined) {
      throw new Error(`There is no current key for ${purpose}`);
    }
    return row;
  };
  const named = opened.filter(({ purpose }) => purpose === 'seal' || purpose === 'audit');
  const earlier = opened.filter(({ purpose, retiredAt }) => purpose === 'match' && retiredAt !== null);
  return {
    named: new Map([...masters.all, ...named].map(({ id, key }) => [id, { id, key }])),
    current: dataKeyOf(newest('seal')),
    audit: dataKeyOf(newest('audit')),
    match: [dataKeyOf(newest('match')), ...earlier.reverse().map(dataKeyOf)],
    links: newest('links').key,
  };
}

function dataKeyOf({ id, key }: DataKey): DataKey {
  return { id, key };
}
