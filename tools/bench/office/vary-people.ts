import { TRADE_STATUS_NUMBERS } from '../../../packages/domain/src/order/trades/trade-status.ts';
import type { Varied } from './copy-rows.ts';

const FIRST_NAMES = [
  'Ada',
  'Étienne',
  'Wei',
  'Noor',
  'Maude',
  'Tomas',
  'Amélie',
  'Priya',
  'Jonas',
  'Zoé',
  'Luca',
];
const LAST_NAMES = [
  'Tremblay',
  'Gauthier',
  'Chen',
  'Haddad',
  'Roy',
  'Kovac',
  'Lafleur',
  'Singh',
  'Berg',
  'Côté',
  'MacLeod',
  'Nguyen',
  'Ouellet',
];
const PROVINCES = ['CAN-ON', 'CAN-QC', 'CAN-BC', 'CAN-AB', 'CAN-NS', 'CAN-MB', 'CAN-NB'];
const FIRST_PHONE = 5_550_000;
const REPRESENTATIVES = 36;
/** Orders came over three months; work that waits longer than that, nobody has. */
const DAYS = 90;
const DAY_MS = 86_400_000;

/** People with names, provinces and representatives of their own, whose orders came one after the other. */
export const varyPeople: Varied = (table, row, copy) => ({
  ...movedBack(row, (copy % DAYS) * DAY_MS),
  ...(table === 'investors' ? personOf(copy) : {}),
  ...(table === 'trades' ? orderOf(row, copy) : {}),
});

function personOf(copy: number): Record<string, unknown> {
  return {
    first_name: FIRST_NAMES[copy % FIRST_NAMES.length],
    last_name: LAST_NAMES[copy % LAST_NAMES.length],
    phone: `+1416${FIRST_PHONE + copy}`,
    province: PROVINCES[copy % PROVINCES.length],
    dealer_representative_id: `rep-${String((copy % REPRESENTATIVES) + 1).padStart(2, '0')}`,
  };
}

/** Of what waits for the dealer some is in review; the rest stays as the demonstration left it. */
function orderOf(row: Record<string, unknown>, copy: number): Record<string, unknown> {
  const isTaken = row.status === TRADE_STATUS_NUMBERS.submitted && copy % 5 === 0;
  return isTaken ? { status: TRADE_STATUS_NUMBERS.inReview } : {};
}

/** Every moment of the row, so much earlier. */
function movedBack(row: Record<string, unknown>, byMs: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) =>
      column.endsWith('_at') && typeof value === 'string'
        ? [[column, new Date(Date.parse(value) - byMs).toISOString()]]
        : [],
    ),
  );
}
