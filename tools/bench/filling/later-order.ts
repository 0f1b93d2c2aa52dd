import type { Row } from '../office/copied-tables.ts';
import type { OrderTemplate } from './settled-order.ts';

/** What was decided about an order, and the money that came for it. */
const DECIDED = ['proposals', 'proposal_preparers', 'approvals', 'declarations', 'money_journal'];
const DECISIONS = ['trade.approval-proposed', 'trade.approved', 'payment.received'];
/** Columns of the order that say so. */
const COLUMNS = [
  'status',
  'decided_at',
  'funds_received_at',
  'payment_completed_at',
  'next_dr_step_desc',
  'next_step',
];
/** Given by whoever pays from their account at a bank. */
const OF_DEBIT = ['payment_instructions', 'payment.authorized'];

/**
 * The order of somebody whose profile is signed already: one agreement is left to sign and nobody opens their documents again. It is
 * approved and paid for as their first one was.
 */
export function laterOrder(first: OrderTemplate, reviewed: OrderTemplate): OrderTemplate {
  const from = tradeOf(first);
  const to = tradeOf(reviewed);
  const moved = <Value>(value: Value): Value =>
    JSON.parse(
      [
        [String(from.id), String(to.id)],
        [`"${from.total_cents}"`, `"${to.total_cents}"`],
        [`"amount_cents":${from.total_cents}`, `"amount_cents":${to.total_cents}`],
        [`"quantity":${from.quantity}`, `"quantity":${to.quantity}`],
      ].reduce((text, [was = '', is = '']) => text.replaceAll(was, is), JSON.stringify(value)),
    );
  const decided = Object.fromEntries(COLUMNS.map((column) => [column, from[column]]));
  const own = reviewed.rows.filter(({ table }) => !OF_DEBIT.includes(table));
  return {
    rows: [
      ...own.map((each) =>
        each.row === to ? { ...each, row: { ...to, ...decided, payment_method: from.payment_method } } : each,
      ),
      ...first.rows.flatMap((each) =>
        DECIDED.includes(each.table) ? [{ ...each, row: moved(each.row) }] : [],
      ),
    ],
    audit: [
      ...reviewed.audit.filter(({ action }) => !OF_DEBIT.includes(action)),
      ...first.audit.flatMap((each) =>
        DECISIONS.includes(each.action) ? [{ ...moved(each), at: each.at }] : [],
      ),
    ],
  };
}

function tradeOf({ rows }: OrderTemplate): Row {
  const row = rows.find(({ table }) => table === 'trades')?.row;
  if (row === undefined) {
    throw new Error('An order of the demonstration is missing');
  }
  return row;
}
