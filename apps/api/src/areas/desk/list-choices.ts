import type { DeskQueue } from '@portal/domain/desk/desk-queues';
import type { Language } from '@portal/domain/people/languages';
import type { DeskChoices } from '@portal/domain/wire/office-desk';
import type { Deps } from '../../platform/deps.ts';
import { askQueue, type Reader } from './ask-queue.ts';
import { listDealChoices, listTagsInQueue } from './queue-choices.store.ts';

/** What a queue can be filtered by and no table of the code says: deals by their names, and the tags of what the reader sees of it. */
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
