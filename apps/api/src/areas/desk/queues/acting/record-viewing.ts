import { DESK_QUEUES, type DeskQueue, QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import type { DeskRow, ViewingInput, WorkOnPage } from '@portal/domain/desk/queues/office-desk.wire';
import { SEEN_MS } from '@portal/domain/desk/queues/viewing-times';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { prolongLease } from '../claims/claims.store.ts';
import { LEASE_MS, later } from '../claims/lease-ms.ts';
import type { ViewedPage } from '../claims/viewed-page.ts';
import { forgetViewer, forgetViewersOfBefore, noteViewer } from '../claims/viewers.store.ts';
import { askQueue } from '../rows/ask-queue.ts';
import { presentRows } from '../rows/list-queue.ts';
import { listRowsOnPage } from '../rows/queue-rows.store.ts';

/**
 * Records that a tab has a page open, or has closed it; what the person holds on that page stays theirs while it is open. Returns
 * what is on the page from the person's queues, with its holder and other viewers: nothing once the page is closed, or if none of it
 * is in a queue.
 */
export async function recordViewing(
  deps: Deps,
  actor: StaffActor,
  { kind, id, tab, isOpen }: ViewingInput,
): Promise<WorkOnPage> {
  const { staffId } = actor;
  if (!isOpen) {
    await transact(deps.db, (trx) => forgetViewer(trx, staffId, tab));
    return [];
  }
  const work = await workOnPage(deps, actor, { kind, id });
  if (work.length > 0) {
    const at = deps.clock.now();
    const held = work.filter(({ claim }) => claim.holder?.id === staffId);
    await transact(deps.db, async (trx) => {
      await noteViewer(trx, { kind, id }, { staffId, tab, at });
      for (const { claim } of held) {
        await prolongLease(trx, claim, staffId, later(at, LEASE_MS));
      }
    });
  }
  return work;
}

/** Everything on a page that is in a queue the person works in; each thing once, under the first such queue. */
async function workOnPage(deps: Deps, actor: StaffActor, page: ViewedPage): Promise<WorkOnPage> {
  const found = await Promise.all(queuesOnPage(page).map((queue) => inQueue(deps, actor, queue, page)));
  const seen = new Set<string>();
  return found.flat().filter(({ claim: { kind, id } }) => {
    const name = `${kind}:${id}`;
    return !seen.has(name) && seen.add(name);
  });
}

/** The queues that can have something on a page; the pages of an order and an investor show all that concern a person. */
function queuesOnPage({ kind }: ViewedPage): DeskQueue[] {
  return DESK_QUEUES.filter((queue) => {
    const { kind: of } = QUEUE_FACTS[queue];
    return kind === 'order' || kind === 'investor' ? of !== 'job' && of !== 'message' : of === kind;
  });
}

async function inQueue(
  deps: Deps,
  actor: StaffActor,
  queue: DeskQueue,
  page: ViewedPage,
): Promise<WorkOnPage> {
  const scope = scopeOf(actor.roles, QUEUE_FACTS[queue].action);
  if (scope === null) {
    return [];
  }
  const reader = { actor, scope };
  const asked = await askQueue(deps.db, deps, reader, queue, {});
  const rows = await presentRows(deps, reader, queue, await listRowsOnPage(deps.db, asked, page));
  return rows.map(({ why, facts, claim }: DeskRow) => ({ queue, why, facts, claim }));
}

/** Forgets tabs that closed without saying so. */
export async function forgetViewers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return forgetViewersOfBefore(db, later(clock.now(), -SEEN_MS));
}
