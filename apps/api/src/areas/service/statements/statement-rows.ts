import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { CsvCell } from '@portal/domain/ground/formats/csv';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeStatusKeys, tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import type { Translate } from '../../../papers/documents/particulars.ts';

const COLUMNS = [
  'reference',
  'deal',
  'type',
  'province',
  'placed',
  'status',
  'units',
  'cost',
  'value',
  'inTrust',
  'released',
  'refunded',
] as const;
type Column = (typeof COLUMNS)[number];

/** The orders as rows of a spreadsheet under a row of names; days as `YYYY-MM-DD`, which every spreadsheet reads. */
export function statementRows(trades: readonly Trade[], t: Translate): CsvCell[][] {
  return [
    COLUMNS.map((column) => t(`documentsStatement.columns.${column}`)),
    ...trades.map((trade) => {
      const cells = cellsOf(trade, t);
      return COLUMNS.map((column) => cells[column]);
    }),
  ];
}

function cellsOf(trade: Trade, t: Translate): Record<Column, CsvCell> {
  const { dealId: deal, money } = trade;
  return {
    reference: trade.payee.reference,
    deal: deal.name,
    type: t(`deals.types.${deal.type}`),
    province: t(`places.${deal.province}`),
    placed: dealerDay(new Date(trade.createdAt)),
    status: t(tradeStatusKeys(tradeStatusOf(trade.status)).name),
    units: { count: trade.quantity },
    cost: { dollars: trade.orderTotal },
    value: t('documentsStatement.notValued'),
    inTrust: { dollars: money.inTrust },
    released: { dollars: money.released },
    refunded: { dollars: money.refunded },
  };
}
