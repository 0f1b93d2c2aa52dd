import type { DeskQueue } from '@portal/domain/desk/queues/desk-queues';
import type { DeskChoices } from '@portal/domain/desk/queues/office-desk.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Deps } from '../../../../platform/deps.ts';
import { askQueue, type Reader } from './ask-queue.ts';
import { listDealChoices, listTagsInQueue } from './queue-choices.store.ts';

/** The filter choices of a queue that only the database knows: deals by name, and the tags on the rows the reader can see. */
export async function listChoices(
  deps: Deps,
  reader: Reader,
  queue: DeskQueue,
  language: Language,
): Promise<DeskChoices> {
  const asked = await askQueue(deps.db, deps, reader, queue, {});
  const [deals, tags] = await Promise.all([
    listDealChoices(deps.db, language),
    listTagsInQueue(deps.db, asked),
  ]);
  return { deals, tags };
}
