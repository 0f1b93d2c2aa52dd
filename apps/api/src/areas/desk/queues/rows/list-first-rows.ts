import type { DeskFilter } from '@portal/domain/desk/queues/desk-query';
import type { DeskQueue } from '@portal/domain/desk/queues/desk-queues';
import type { DeskRow } from '@portal/domain/desk/queues/office-desk.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Deps } from '../../../../platform/deps.ts';
import { askQueue, type Reader } from './ask-queue.ts';
import { presentRow } from './present-row.ts';
import { listQueueRows } from './queue-rows.store.ts';

/** The first rows of a queue as its list would show them, at most `limit`, without who has them open. */
export async function listFirstRows(
  deps: Deps,
  reader: Reader,
  queue: DeskQueue,
  filter: DeskFilter,
  { limit, language }: { limit: number; language: Language },
): Promise<DeskRow[]> {
  const asked = await askQueue(deps.db, deps, reader, queue, filter);
  const rows = await listQueueRows(deps.db, asked, { cursor: null, limit, language });
  return rows.map((row) =>
    presentRow(queue, row, { roles: reader.actor.roles, now: asked.now, viewing: [] }),
  );
}
