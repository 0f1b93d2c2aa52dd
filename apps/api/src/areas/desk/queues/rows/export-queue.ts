import { EXPORT_ROWS_MAX, type OfficeExport } from '@portal/domain/desk/exports/office-exports.wire';
import { type DeskFilter, deskFilterSchema } from '@portal/domain/desk/queues/desk-query';
import { DESK_QUEUES, type DeskQueue, QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import type { DeskRow } from '@portal/domain/desk/queues/office-desk.wire';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { CsvCell } from '@portal/domain/ground/formats/write-csv';
import type { Language } from '@portal/domain/ground/people/languages';
import { tradeStatusKeys } from '@portal/domain/order/trades/trade-status';
import { workNameOf } from '@portal/messages/work-name';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { type Say, translate } from '../../../../platform/language/translate.ts';
import { askExport } from '../../../firm/exports/ask-export.ts';
import { readRows } from '../../../firm/exports/read-rows.ts';
import type { MakeSheet, Sheet, SheetAsked } from '../../../firm/exports/write-export.ts';
import { askQueue, type Reader } from './ask-queue.ts';
import { presentRow } from './present-row.ts';
import { countQueueRows, listQueueRows, type QueueRow } from './queue-rows.store.ts';

/** Requests the rows of a view as a file. Throws EXPORT_TOO_LONG. */
export async function exportQueue(
  deps: Deps,
  reader: Reader,
  queue: DeskQueue,
  filter: DeskFilter,
  language: Language,
): Promise<OfficeExport> {
  const asked = await askQueue(deps.db, deps, reader, queue, filter);
  const { value, isCapped } = await countQueueRows(deps.db, asked, EXPORT_ROWS_MAX);
  return askExport(deps, reader.actor, {
    list: queue,
    filter,
    rows: isCapped ? value + 1 : value,
    language,
  });
}

const OF_ORDERS = [
  'reference',
  'investor',
  'province',
  'representative',
  'deal',
  'units',
  'total',
  'status',
  'why',
  'since',
  'due',
  'holder',
  'tags',
] as const;
/** Jobs belong to no person and no order. */
const OF_WORK = ['work', 'why', 'error', 'since', 'due', 'holder', 'tags'] as const;
type Column = (typeof OF_ORDERS)[number] | (typeof OF_WORK)[number];
/** The rows of a view of a queue as a sheet, in the order of the screen; null if the reader's roles may not open the queue. */
async function sheetOfQueue(
  deps: Deps,
  reader: StaffActor,
  { list: queue, filter, language }: SheetAsked & { list: DeskQueue },
): Promise<Sheet | null> {
  const scope = scopeOf(reader.roles, QUEUE_FACTS[queue].action);
  if (scope === null) {
    return null;
  }
  const columns: readonly Column[] = QUEUE_FACTS[queue].kind === 'job' ? OF_WORK : OF_ORDERS;
  const say: Say = (key, values) => translate(language, key, values);
  const asked = await askQueue(
    deps.db,
    deps,
    { actor: reader, scope },
    queue,
    deskFilterSchema.parse(filter),
  );
  const found = await readRows<QueueRow>((last, limit) => {
    const cursor = last === undefined ? null : { value: last.sortValue, id: last.id };
    return listQueueRows(deps.db, asked, { cursor, limit, language });
  });
  const shown = found.map((row) =>
    presentRow(queue, row, { roles: reader.roles, now: deps.clock.now(), viewing: [] }),
  );
  return {
    title: say(`officeDesk.queues.${queue}`),
    header: columns.map((column) => say(`documentsDesk.columns.${column}`)),
    rows: shown.map((row) => columns.map((column) => cellsOf(row, say)[column])),
  };
}

function cellsOf(
  { order, investor, why, facts, since, dueAt, claim }: DeskRow,
  say: Say,
): Record<Column, CsvCell> {
  const { job = '', error = '' } = facts;
  const work = workNameOf(job);
  const province = investor?.province ?? null;
  return {
    reference: order?.reference ?? '',
    investor: investor?.name ?? '',
    province: province === null ? '' : say(`places.${province}`),
    representative: investor?.representative ?? '',
    deal: order?.dealName ?? '',
    units: order === null || order.quantity === null ? '' : { count: order.quantity },
    total: order === null || order.total === null ? '' : { dollars: order.total },
    status: order === null ? '' : say(tradeStatusKeys(order.status).name),
    why: why === 'any' ? '' : say(`officeDesk.whyShort.${why}`),
    since: dealerDay(new Date(since)),
    due: dueAt === null ? '' : lastDayBefore(dueAt),
    holder: claim.holder?.name ?? '',
    tags: claim.tags.join(', '),
    work: say(work.key, work.values),
    error,
  };
}

/** What is due at the midnight that ends a day counts as due on that day. */
function lastDayBefore(midnight: string): string {
  return dealerDay(new Date(new Date(midnight).getTime() - 1));
}

/** How each queue is written to a file. */
export const QUEUE_SHEETS: Readonly<Record<DeskQueue, MakeSheet>> = Object.assign(
  {},
  ...DESK_QUEUES.map(
    (list): Partial<Record<DeskQueue, MakeSheet>> => ({
      [list]: (deps: Deps, reader: StaffActor, asked: SheetAsked) =>
        sheetOfQueue(deps, reader, { ...asked, list }),
    }),
  ),
);
