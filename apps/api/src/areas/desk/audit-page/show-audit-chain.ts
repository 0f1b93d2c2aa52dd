import type { AuditChain } from '@portal/domain/firm/audit/office-audit.wire';
import { listArchiveRecords } from '../../../platform/audit/archive/archives.store.ts';
import { hashOfBatch } from '../../../platform/audit/audit-batch.ts';
import { findLastBatch } from '../../../platform/audit/audit-chain.store.ts';
import { countWaiting } from '../../../platform/audit/audit-waiting.store.ts';
import { CHAINED_WITHIN_SECONDS } from '../../../platform/audit/checking/check-audit.ts';
import type { Deps } from '../../../platform/deps.ts';

/** How far the log is chained, and what is waiting. It verifies nothing: `audit -- verify` checks every link. */
export async function showAuditChain({ db }: Pick<Deps, 'db'>): Promise<AuditChain> {
  const [{ waiting, refused, oldestSeconds }, last, archives] = await Promise.all([
    countWaiting(db),
    findLastBatch(db),
    listArchiveRecords(db),
  ]);
  return {
    state: stateOf({ waiting, refused, oldestSeconds }),
    waiting,
    refused,
    last:
      last === undefined
        ? null
        : {
            batch: String(last.number),
            rows: last.rows,
            at: last.madeAt.toISOString(),
            head: hashOfBatch(last),
          },
    archivedYears: archives.map(({ year }) => year),
  };
}

type Waiting = Awaited<ReturnType<typeof countWaiting>>;

function stateOf({ waiting, refused, oldestSeconds }: Waiting): AuditChain['state'] {
  if (refused > 0) {
    return 'refused';
  }
  if (oldestSeconds > CHAINED_WITHIN_SECONDS) {
    return 'late';
  }
  return waiting > 0 ? 'waiting' : 'whole';
}
