import { createHash } from 'node:crypto';
import { bankLineReference } from '../../../packages/domain/src/money/payments/bank-line-reference.ts';
import { TRADE_STATUS_NUMBERS } from '../../../packages/domain/src/order/trades/trade-status.ts';
import type { Row } from '../office/copied-tables.ts';
import type { DealFacts } from './deal-facts.ts';
import type { TemplateRow } from './read-templates.ts';
import type { AuditTemplate } from './render-audit.ts';
import { lineRow, type SeedAccount } from './seed-account.ts';

export type OrderTemplate = { rows: readonly TemplateRow[]; audit: readonly AuditTemplate[] };

/** Money goes to the issuer once nobody may cancel any more. */
const RELEASED_AFTER_MS = 4 * 86_400_000;

/**
 * An approved order with its money in trust, some days later: the bank's line is matched to the money, two persons have released it, and
 * another line says that it went to the issuer. Of whichever deal.
 */
export function settledOrder(approved: OrderTemplate, deal: DealFacts, account: SeedAccount): OrderTemplate {
  const order = ofDeal(approved, deal);
  const trade = rowOf(order, 'trades');
  const receipt = rowOf(order, 'money_journal');
  const people = { finance: receipt.told_by, compliance: rowOf(order, 'approvals').checker_id };
  const settled = order.rows.map((each) =>
    each.row === trade ? { ...each, row: { ...trade, status: TRADE_STATUS_NUMBERS.settled } } : each,
  );
  const came = cameIn({ trade, receipt, people, account });
  const went = wentOut({ trade, receipt, people, account });
  return {
    rows: [...settled, ...came.rows, ...went.rows],
    audit: [...order.audit, ...came.audit, ...went.audit],
  };
}

type Money = {
  trade: Row;
  receipt: Row;
  people: { finance: unknown; compliance: unknown };
  account: SeedAccount;
};

/** The line that confirms a receipt. */
function cameIn({ trade, receipt, people, account }: Money): OrderTemplate {
  const tradeId = String(trade.id);
  const lineId = idFor(tradeId, 'line in');
  const at = receipt.value_at;
  const match = {
    ...matchOf(trade, idFor(tradeId, 'match in'), lineId),
    ...{
      kind: 'received',
      journal_id: receipt.id,
      is_booked: false,
      matched_by: people.finance,
      matched_at: at,
    },
  };
  return {
    rows: [
      lineRow(account, {
        id: lineId,
        at,
        cents: Number(trade.total_cents),
        isMatched: true,
        text: `WIRE TRF #${tradeId}`,
      }),
      plain('confirmed_money', { journal_id: receipt.id }),
      plain('bank_matches', match),
    ],
    audit: [
      entry(trade, at, people.finance, 'bank-line.matched', { line: lineId, how: 'reference', reason: null }),
    ],
  };
}

/** The release by two, and the line by which the money left. */
function wentOut({ trade, receipt, people, account }: Money): OrderTemplate {
  const tradeId = String(trade.id);
  const [proposalId, releasedId, lineId, matchId] = ['release', 'released', 'line out', 'match out'].map(
    (what) => idFor(tradeId, what),
  ) as [string, string, string, string];
  const at = new Date(Date.parse(String(receipt.value_at)) + RELEASED_AFTER_MS).toISOString();
  const cents = String(trade.total_cents);
  const payload = { amountCents: cents, inTrustCents: cents, orderStatus: 'approved', reason: null };
  const times = { created_at: at, submitted_at: at, ended_at: at, expires_at: at };
  const booked = { ...receipt, value_at: at, recorded_at: at, reference: null };
  const released = {
    ...{ ...booked, id: releasedId, event_id: `released:${tradeId}`, kind: 'released' },
    ...{ debit_account: 'order-funds', credit_account: 'issuers', facts: { proposal: proposalId } },
  };
  const paid = {
    ...{
      ...booked,
      id: idFor(tradeId, 'paid out'),
      source: 'bank',
      event_id: `match:${matchId}`,
      kind: 'paid-out',
    },
    ...{
      debit_account: 'issuers',
      credit_account: 'trust',
      reference: bankLineReference(lineId),
      told_by: null,
    },
    facts: { line: lineId, row: releasedId },
  };
  const match = {
    ...matchOf(trade, matchId, lineId),
    ...{ kind: 'paid-out', journal_id: paid.id, is_booked: true, matched_by: people.finance, matched_at: at },
  };
  return {
    rows: [
      plain('proposals', {
        ...{ id: proposalId, kind: 'release-money', target: `money:${tradeId}`, target_version: 0, payload },
        ...{
          maker_id: people.finance,
          state: 'applied',
          required_approvals: 1,
          reason: null,
          ended_by: null,
          ...times,
        },
      }),
      plain('proposal_preparers', { proposal_id: proposalId, staff_id: people.finance }),
      plain('approvals', { proposal_id: proposalId, checker_id: people.compliance, approved_at: at }),
      plain('money_journal', released),
      plain('money_journal', paid),
      lineRow(account, {
        id: lineId,
        at,
        cents: -Number(cents),
        isMatched: true,
        text: `EFT CR #${tradeId}`,
      }),
      plain('bank_matches', match),
    ],
    audit: [
      entry(trade, at, people.finance, 'payment.release-proposed', { proposalId, amountCents: cents }),
      entry(trade, at, people.compliance, 'payment.released', { proposalId, amountCents: cents }),
      entry(trade, at, people.finance, 'bank-line.matched', { line: lineId, how: 'reference', reason: null }),
    ],
  };
}

/** The same order of another deal: its smallest. */
function ofDeal({ rows, audit }: OrderTemplate, deal: DealFacts): OrderTemplate {
  const trade = rowOf({ rows, audit }, 'trades');
  const accepted = rowOf({ rows, audit }, 'om_acceptances');
  const totalCents = deal.unitPriceCents * deal.minimumUnits;
  const exchanged: readonly (readonly [string, string])[] = [
    [String(trade.deal_id), deal.id],
    [String(accepted.document_id), deal.memorandum.id],
    [String(accepted.document_sha256), deal.memorandum.sha256],
    [`"${trade.total_cents}"`, `"${totalCents}"`],
    [`_cents":${trade.total_cents}`, `_cents":${totalCents}`],
    [`"unit_price_cents":${trade.unit_price_cents}`, `"unit_price_cents":${deal.unitPriceCents}`],
    [`"quantity":${trade.quantity}`, `"quantity":${deal.minimumUnits}`],
  ];
  const inWords = (value: unknown): string =>
    exchanged.reduce((text, [from, to]) => text.replaceAll(from, to), JSON.stringify(value));
  return {
    rows: rows.map((each) => ({ ...each, row: JSON.parse(inWords(each.row)) })),
    audit: audit.map((each) => ({ ...JSON.parse(inWords(each)), at: each.at })),
  };
}

function rowOf({ rows }: OrderTemplate, table: string): Row {
  const found = rows.find((each) => each.table === table)?.row;
  if (found === undefined) {
    throw new Error(`The demonstration's approved order has nothing in ${table}`);
  }
  return found;
}

function matchOf(trade: Row, id: string, lineId: string): Row {
  const { investor_id, id: trade_id, total_cents: cents } = trade;
  const standing = { undone_by: null, undone_reason: null, undone_at: null, undo_journal_id: null };
  return {
    id,
    line_id: lineId,
    cents,
    investor_id,
    trade_id,
    how: 'reference',
    reason: null,
    sealed_payor: null,
    ...standing,
  };
}

function entry(trade: Row, at: unknown, staffId: unknown, action: string, detail: Row): AuditTemplate {
  return {
    at: new Date(String(at)),
    actor: `staff:${staffId}`,
    action,
    target: `trade:${trade.id}`,
    investor_id: String(trade.investor_id),
    detail: { via: 'session', amountCents: String(trade.total_cents), ...detail },
  };
}

function plain(table: string, row: Row): TemplateRow {
  return { table, row, opened: [] };
}

/** The same id whenever a seed goes on. */
function idFor(tradeId: string, what: string): string {
  const text = createHash('sha256').update(`${tradeId} ${what}`).digest('hex');
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-4${text.slice(13, 16)}-8${text.slice(17, 20)}-${text.slice(20, 32)}`;
}
