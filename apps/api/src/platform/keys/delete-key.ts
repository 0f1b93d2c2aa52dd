import { appendAudit } from '../audit/audit.store.ts';
import { type DataKeyRow, listDataKeys, lockDataKeys, removeDataKey } from '../crypto/data-keys.store.ts';
import type { Db } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { countFilesByKey, countReplaced } from '../files/kept/replaced-files.store.ts';
import { countJobsOfBefore } from '../jobs/jobs.store.ts';
import { countOpened, toldOpened } from './count-opened.ts';

/** By then every server knows that the key is retired, and anything being sealed with it is stored. */
export const KEY_REST_MS = 86_400_000;

export type KeyDeletion =
  | { kind: 'deleted' }
  | { kind: 'unknown' }
  /** Why not, a sentence each; nothing is changed. */
  | { kind: 'kept'; reasons: string[] };

/**
 * Deletes a retired data key that no longer opens anything, so that stolen copies of what it once sealed stay closed even to
 * somebody who gets the database and the master key later. Earlier backups contain both the key and what it opens.
 */
export async function deleteKey(deps: Deps, keyId: string): Promise<KeyDeletion> {
  const { db, clock, secrets } = deps;
  const deletion = await transact(db, async (trx): Promise<KeyDeletion> => {
    await lockDataKeys(trx);
    const row = (await listDataKeys(trx)).find(({ id }) => id === keyId);
    if (row === undefined) {
      return { kind: 'unknown' };
    }
    const reasons = await reasonsToKeep(trx, deps, row);
    if (reasons.length > 0) {
      return { kind: 'kept', reasons };
    }
    await removeDataKey(trx, keyId);
    await appendAudit(trx, deps, clock.now(), {
      actor: 'operator',
      action: 'keys.deleted',
      target: 'data-keys',
      investorId: null,
      detail: { keyId, purpose: row.purpose },
    });
    return { kind: 'deleted' };
  });
  if (deletion.kind === 'deleted') {
    await secrets.keys.reload();
  }
  return deletion;
}

async function reasonsToKeep(
  trx: Db,
  { clock, secrets, sealedColumns }: Pick<Deps, 'clock' | 'secrets' | 'sealedColumns'>,
  { id, purpose, retiredAt }: DataKeyRow,
): Promise<string[]> {
  if (retiredAt === null) {
    return ['It is the current one. Retire it first: npm run keys -- rotate --reseal'];
  }
  if (purpose === 'audit') {
    return ['It signed roots of the audit log, which nobody could check any more.'];
  }
  const restedAt = new Date(retiredAt.getTime() + KEY_REST_MS);
  const early = clock.now() < restedAt ? [`It may be deleted from ${restedAt.toISOString()} on.`] : [];
  // Fingerprints are recomputed under the current key.
  if (purpose === 'links' || purpose === 'match') {
    return early;
  }
  const opened = (await countOpened(trx, sealedColumns)).get(id);
  const unknown = (await countFilesByKey(trx)).find(({ keyId }) => keyId === null)?.files ?? 0;
  const former = await countReplaced(trx);
  const jobs = await countJobsOfBefore(trx, restedAt);
  return [
    ...early,
    ...(secrets.keys.masters.all.some((master) => master.id === id)
      ? ['SECRET_KEY_PREVIOUS still names it.']
      : []),
    ...(opened === undefined ? [] : [`It opens ${toldOpened(opened)}: npm run keys -- reseal`]),
    ...(unknown === 0 ? [] : [`${unknown} files do not tell their key yet: npm run keys -- reseal`]),
    ...(former === 0 ? [] : [`${former} former copies of files wait for their removal.`]),
    ...(jobs === 0 ? [] : [`${jobs} jobs from its time are not done, and may hold what it sealed.`]),
  ];
}
