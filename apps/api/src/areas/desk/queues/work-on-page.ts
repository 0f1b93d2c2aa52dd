import { DESK_QUEUES, type DeskQueue, QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import type { DeskRow, WorkOnPage } from '@portal/domain/desk/queues/office-desk.wire';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { askQueue } from './ask-queue.ts';
import { presentRows } from './list-queue.ts';
import { listRowsOnPage } from './queue-rows.store.ts';
import type { Viewed } from './viewed-page.ts';

/** Everything on a page that stands in a queue which the person works in; a thing once, in the first queue that it stands in. */
export async function workOnPage(deps: Deps, actor: StaffActor, page: Viewed): Promise<WorkOnPage> {
  const found = await Promise.all(queuesOnPage(page).map((queue) => inQueue(deps, actor, queue, page)));
  const seen = new Set<string>();
  return found.flat().filter(({ claim: { kind, id } }) => {
    const name = `${kind}:${id}`;
    return !seen.has(name) && seen.add(name);
  });
}

/** The queues of which something can stand on a page: on those of an order and of an investor, all that concern somebody. */
function queuesOnPage({ kind }: Viewed): DeskQueue[] {
  return DESK_QUEUES.filter((queue) => {
    const { kind: of } = QUEUE_FACTS[queue];
    return kind === 'order' || kind === 'investor' ? of !== 'job' && of !== 'message' : of === kind;
  });
}

async function inQueue(deps: Deps, actor: StaffActor, queue: DeskQueue, page: Viewed): Promise<WorkOnPage> {
  const scope = scopeOf(actor.role, QUEUE_FACTS[queue].action);
  if (scope === null) {
    return [];
  }
  const reader = { actor, scope };
  const asked = await askQueue(deps.db, deps, reader, queue, {});
  const rows = await presentRows(deps, reader, queue, await listRowsOnPage(deps.db, asked, page));
  return rows.map(({ why, facts, claim }: DeskRow) => ({ queue, why, facts, claim }));
}
