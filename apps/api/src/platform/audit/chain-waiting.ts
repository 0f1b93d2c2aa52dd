import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { type AuditBatch, leafOfRow, textOfBatch } from './audit-batch.ts';
import { auditKeyOf } from './audit-key.ts';
import type { StoredAuditRow } from './audit-row-columns.ts';
import {
  addAuditBatch,
  isAuditWaiting,
  listWaitingRows,
  lockAuditHead,
  refuseWaitingRows,
} from './audit-waiting.store.ts';
import { isOwnRow } from './is-own-row.ts';
import { rootOf } from './merkle-tree.ts';

/** A batch is chained in one short transaction; a proof then names at most ten neighbours. */
export const ROWS_A_BATCH = 1_000;

type Chained = { chained: number; isMore: boolean };
const NOTHING: Chained = { chained: 0, isMore: false };

/** Chains all waiting rows, batch after batch, and returns how many; 0 while another server is doing it. */
export async function chainWaiting(deps: Pick<Deps, 'db' | 'clock' | 'secrets' | 'log'>): Promise<number> {
  let total = 0;
  for (let isMore = await isAuditWaiting(deps.db); isMore; ) {
    const batch = await chainBatch(deps);
    total += batch.chained;
    isMore = batch.isMore;
  }
  return total;
}

/** One batch, all or nothing: the signed root, its leaves, the end of the chain and the waiting list. */
async function chainBatch(deps: Pick<Deps, 'db' | 'clock' | 'secrets' | 'log'>): Promise<Chained> {
  const { keys } = deps.secrets;
  return transact(deps.db, async (trx) => {
    const head = await lockAuditHead(trx);
    if (head === undefined) {
      return NOTHING;
    }
    const waiting = await listWaitingRows(trx, ROWS_A_BATCH);
    const judged = await Promise.all(waiting.map(async (row) => ({ row, isOwn: await isOwnRow(keys, row) })));
    const strange = judged.filter(({ isOwn }) => !isOwn).map(({ row }) => row.seq);
    if (strange.length > 0) {
      await refuseWaitingRows(trx, strange, deps.clock.now());
      deps.log.error({ rows: strange.map(String) }, 'rows of the audit log are not as the portal wrote them');
    }
    const leaves = judged.filter(({ isOwn }) => isOwn).map(({ row }) => leafOf(row));
    if (leaves.length > 0) {
      const batch = {
        number: head.batch + 1n,
        previous: head.hash,
        rows: leaves.length,
        root: rootOf(leaves.map(({ hash }) => hash)),
        madeAt: deps.clock.now(),
      };
      await addAuditBatch(trx, signed(batch, deps), leaves);
    }
    return { chained: leaves.length, isMore: waiting.length === ROWS_A_BATCH };
  });
}

function leafOf(row: StoredAuditRow): { seq: bigint; hash: string } {
  return { seq: row.seq, hash: leafOfRow(row, row.mac ?? '') };
}

function signed(
  batch: Omit<AuditBatch, 'keyId' | 'signature'>,
  { secrets }: Pick<Deps, 'secrets'>,
): AuditBatch {
  const key = auditKeyOf(secrets.keys.auditKey());
  return { ...batch, keyId: key.id, signature: key.sign(textOfBatch(batch)) };
}
