import type { DeskFilter } from '@portal/domain/desk/queues/desk-query';
import { type DeskQueue, QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import type { DeskRow } from '@portal/domain/desk/queues/office-desk.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { auditDesk } from '../claims/audit-desk.ts';
import { LEASE_MS, later } from '../claims/lease-ms.ts';
import { askQueue, type Reader } from '../rows/ask-queue.ts';
import { presentRows } from '../rows/list-queue.ts';
import { claimFirst, findQueueRow } from '../rows/queue-rows.store.ts';

/** How often somebody else may get there first before the person is told that the queue is busy. */
const TRIES_MAX = 20;

/**
 * The next row of the person's own view that nobody holds, claimed by the statement that finds it; null if there is none. Throws
 * BUSY if others were faster every time.
 */
export async function takeNext(
  deps: Deps,
  reader: Reader,
  queue: DeskQueue,
  filter: DeskFilter,
  language: Language,
): Promise<DeskRow | null> {
  const asked = await askQueue(deps.db, deps, reader, queue, filter);
  const endsAt = later(asked.now, LEASE_MS);
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const taken = await transact(deps.db, async (trx) => {
      const { takenId, isEmpty } = await claimFirst(trx, asked, endsAt);
      if (takenId === null) {
        return isEmpty ? null : undefined;
      }
      const row = await findQueueRow(trx, asked, takenId, language);
      await auditDesk(trx, deps, reader.actor, {
        action: 'desk.claimed',
        subject: { kind: QUEUE_FACTS[queue].kind, id: takenId },
        investorId: row?.investorId ?? null,
        detail: { queue, how: 'next' },
      });
      return row ?? null;
    });
    if (taken !== undefined) {
      const [row = null] = taken === null ? [] : await presentRows(deps, reader, queue, [taken]);
      return row;
    }
  }
  throw new AppError('BUSY');
}
