import { type DeskQueue, QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import type { Language } from '@portal/domain/ground/people/languages';
import { isOverStatus, tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { findClaim, type Subject } from '../claims/claims.store.ts';
import { askQueue, type Reader } from '../rows/ask-queue.ts';
import { findQueueRow, type QueueRow } from '../rows/queue-rows.store.ts';

/** For checks that only ask whether the row exists and show nothing of it. */
const ANY_LANGUAGE: Language = 'en';

/** A row of the queue that the reader may work on, with its claim. Throws NOT_FOUND for any other, existing or not. */
export async function requireRow(
  trx: Db,
  deps: Deps,
  reader: Reader,
  queue: DeskQueue,
  id: string,
): Promise<{ row: QueueRow; subject: Subject }> {
  const asked = await askQueue(trx, deps, reader, queue, {});
  const row = await findQueueRow(trx, asked, id, ANY_LANGUAGE);
  if (row === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return { row, subject: { kind: QUEUE_FACTS[queue].kind, id } };
}

/** The same, if nobody else holds it. Throws CLAIMED, too. */
export async function requireFreeRow(
  trx: Db,
  deps: Deps,
  reader: Reader,
  queue: DeskQueue,
  id: string,
): Promise<{ row: QueueRow; subject: Subject }> {
  const found = await requireRow(trx, deps, reader, queue, id);
  const { holderId } = found.row;
  if (holderId !== null && holderId !== reader.actor.staffId) {
    throw await lateFor(trx, deps, found.subject, reader.actor);
  }
  return found;
}

/** A settled or ended order is nobody's to claim or to be given: the list of all orders shows it to be read. */
export function refuseWhatIsOver({ status }: QueueRow, { kind }: Subject): void {
  if (kind === 'order' && status !== null && isOverStatus(tradeStatusOf(status))) {
    throw new AppError('STATE_REFUSES');
  }
}

/** Why somebody came too late: CLAIMED with the holder's name, or CHANGED_MEANWHILE. */
export async function lateFor(
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  subject: Subject,
  { staffId }: Pick<StaffActor, 'staffId'>,
): Promise<AppError> {
  const { holderId, holderName } = await findClaim(trx, subject, clock.now());
  return holderId === null || holderId === staffId
    ? new AppError('CHANGED_MEANWHILE')
    : new AppError('CLAIMED', { values: { name: holderName ?? '' } });
}
