import type { DeskFilter } from '@portal/domain/desk/queues/desk-query';
import { DESK_QUEUES, type DeskQueue, QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import type { DeskRow } from '@portal/domain/desk/queues/office-desk.wire';
import { workedAt } from '@portal/domain/desk/queues/worked-at';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { Deps } from '../../../platform/deps.ts';
import { listFirstRows } from '../queues/rows/list-first-rows.ts';
import { TOLD_ROWS_READ_MAX, type ToldItem, type ToldPerson } from './told-item.ts';

/** Orders that came in and that nobody has taken yet. */
export async function findNewOrders(deps: Deps, person: ToldPerson): Promise<ToldItem[]> {
  const rows = await rowsOf(deps, person, 'new-orders', { why: 'submitted', sort: 'newest' });
  return rows
    .filter(({ claim }) => claim.holder === null)
    .map((row) => ({ ...told(row, person), topic: 'new-order', line: 'order', ...keyed('new', row) }));
}

/** Orders that came back with the changes that were asked for; not those that a colleague has. */
export async function findAnswered(deps: Deps, person: ToldPerson): Promise<ToldItem[]> {
  const rows = await rowsOf(deps, person, 'changes-answered', { sort: 'newest' });
  return rows.map((row) => ({
    ...told(row, person),
    topic: 'answered',
    line: 'answered',
    ...keyed('answered', row),
  }));
}

/** What is due today in any queue, on a business day from the morning on; not what a colleague has. */
export async function findDueToday(deps: Deps, person: ToldPerson): Promise<ToldItem[]> {
  const today = dealerDay(person.now);
  if (today !== dealerDay(person.morning)) {
    return [];
  }
  const found: ToldItem[] = [];
  for (const queue of DESK_QUEUES.filter((each) => QUEUE_FACTS[each].dueInDays !== null)) {
    const rows = await rowsOf(deps, person, queue, { due: 'today' });
    found.push(
      ...rows.map(
        (row): ToldItem => ({
          ...told(row, person, queue),
          topic: 'due-today',
          line: row.order === null ? 'due' : 'dueOfOrder',
          queue,
          item: `due:${queue}:${row.claim.id}:${today}`,
          since: person.morning,
        }),
      ),
    );
  }
  return found;
}

/** What a queue has for the person, as far as no colleague has it; nothing of a queue that their roles do not open. */
async function rowsOf(
  deps: Deps,
  { actor, language }: ToldPerson,
  queue: DeskQueue,
  filter: DeskFilter,
): Promise<DeskRow[]> {
  const scope = scopeOf(actor.roles, QUEUE_FACTS[queue].action);
  if (scope === null) {
    return [];
  }
  const rows = await listFirstRows(deps, { actor, scope }, queue, filter, {
    limit: TOLD_ROWS_READ_MAX,
    language,
  });
  return rows.filter(({ claim: { holder } }) => holder === null || holder.id === actor.staffId);
}

/** The same order may come in twice, and be answered twice: each time is news. */
function keyed(what: string, { claim, since }: DeskRow): Pick<ToldItem, 'item' | 'since'> {
  return { item: `${what}:${claim.id}:${since}`, since: new Date(since) };
}

function told(
  row: DeskRow,
  { actor }: ToldPerson,
  queue: DeskQueue = 'new-orders',
): Pick<ToldItem, 'isOnlyTheirs' | 'named' | 'path'> {
  const mayOpenInvestor = scopeOf(actor.roles, 'investors.view') !== null;
  return {
    isOnlyTheirs: false,
    named: { reference: row.order?.reference ?? '', deal: row.order?.dealName ?? '' },
    path: workedAt(row, mayOpenInvestor) ?? OFFICE_PAGES.deskQueue.replace(':queue', queue),
  };
}
