import type { Deps } from '../deps.ts';
import { findAuditHead, findRemovedWhileWaiting, listLooseRows } from './audit-chain.store.ts';
import type { AuditBreak, AuditCheck } from './audit-check.ts';
import { chainWaiting } from './chain-audit.ts';
import { isOwnRow } from './is-own-row.ts';
import { walkAuditChain } from './walk-audit-chain.ts';

/** A row that is committed is chained within a second; one that waits for longer than this is pointed out. */
export const CHAINED_WITHIN_SECONDS = 10;

/**
 * Chains what waits, then walks the whole log, while rows are added. What is missing at the end shows because the head,
 * read first, names a hash that the walk never meets. `hear` is told now and then how many rows were checked.
 */
export async function checkAudit(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets' | 'log'>,
  hear: (rows: number) => void = () => undefined,
): Promise<AuditCheck> {
  await chainWaiting(deps);
  const head = await findAuditHead(deps.db);
  const check = await walkAuditChain(deps, head, hear);
  return check.brokenAt === null ? { ...check, brokenAt: await findLooseBreak(deps) } : check;
}

/** The first row outside the chain that has no business to be there. */
async function findLooseBreak({ db, secrets }: Pick<Deps, 'db' | 'secrets'>): Promise<AuditBreak | null> {
  const removed = await findRemovedWhileWaiting(db);
  if (removed !== undefined) {
    return { at: 'row', number: removed.seq, kind: 'removed' };
  }
  let rows = await listLooseRows(db, 0n);
  while (rows.length > 0) {
    for (const row of rows) {
      const isStrange = row.isRefused || !(await isOwnRow(secrets.keys, row));
      const isLate = row.waitedSeconds > CHAINED_WITHIN_SECONDS;
      if (isStrange || !row.isListed || isLate) {
        return {
          at: 'row',
          number: row.seq,
          kind: isStrange ? 'strange' : row.isListed ? 'late' : 'left out',
        };
      }
    }
    rows = await listLooseRows(db, rows.at(-1)?.seq ?? 0n);
  }
  return null;
}
