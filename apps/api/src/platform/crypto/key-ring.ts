import type { KeyObject } from 'node:crypto';
import type { DataKeyRow } from './data-keys.store.ts';
import type { KeyPurpose } from './key-purpose.ts';
import type { MasterKeys } from './master-keys.ts';

/** A key with its id, hexadecimal, which stands in front of what it encrypted and beside what it signed. */
export type DataKey = { id: string; key: KeyObject };

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
  /** The same, undefined when nobody has it. Rejects when the database could not be asked. */
  find: (id: string) => Promise<DataKey | undefined>;
  /** What signs short-lived links and fingerprints. */
  linkKey: () => KeyObject;
  /** What marks and signs the audit log now; an earlier one is found by its id, as those that encrypt are. */
  auditKey: () => DataKey;
  /** What fingerprints of values are made with, the current one first and then those before it, the newest first. */
  matchKeys: () => readonly [DataKey, ...DataKey[]];
  /** Reads the keys anew, as after a rotation. Throws ConfigurationError when one cannot be unwrapped. */
  reload: () => Promise<void>;
};

/** A key that nobody has is not looked for again so soon: damaged bytes must not cost a query each. */
const LOOKS_APART_MS = 1_000;

type Keys = {
  named: ReadonlyMap<string, DataKey>;
  current: DataKey;
  audit: DataKey;
  match: readonly [DataKey, ...DataKey[]];
  links: KeyObject;
};

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

  const find = async (id: string): Promise<DataKey | undefined> => {
    const known = keys.named.get(id);
    if (known !== undefined) {
      return known;
    }
    const wasMissing = missing.id === id && performance.now() - missing.at < LOOKS_APART_MS;
    if (mayLookAgain && !wasMissing) {
      // A query that ran already may have read before the key was there.
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
