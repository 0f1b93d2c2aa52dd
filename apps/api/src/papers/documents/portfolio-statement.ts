import type { DocumentBlock } from '@portal/domain/agreement/signing/signing.wire';
import { formatDate } from '@portal/domain/ground/formats/dates';
import { formatExactDollars, formatNumber } from '@portal/domain/ground/formats/numbers';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeStatusKeys, tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import { portfolioTotals, STAGES } from '@portal/domain/service/portfolio/portfolio-totals';
import { heading, paragraph, type TableRow, table } from './blocks.ts';
import type { DocumentContent, Translate } from './document-particulars.ts';

/** What a statement says, gathered before anything is written; the orders as their investor sees them. */
export type StatementParticulars = {
  language: Language;
  investor: { name: string; email: string };
  /** Who holds the money. */
  trustee: string;
  trades: readonly Trade[];
};

/** The statement of a person's orders: their totals, then each with its cost and where its money is. */
export function portfolioStatement(from: StatementParticulars, t: Translate): DocumentContent {
  const { language, trades } = from;
  return {
    title: t('documentsStatement.title'),
    language,
    blocks: [
      paragraph(t('documentsStatement.intro')),
      table(t('documentsStatement.summary'), summaryRows(from, t)),
      paragraph(t('documentsStatement.trust')),
      heading(t('documentsStatement.orders')),
      ...(trades.length === 0
        ? [paragraph(t('documentsStatement.none'))]
        : trades.map((trade) => orderTable(trade, language, t))),
      paragraph(t('documentsStatement.valuation')),
    ],
  };
}

function summaryRows(
  { language, investor, trustee, trades }: StatementParticulars,
  t: Translate,
): TableRow[] {
  const { total, stages, inTrust } = portfolioTotals(trades);
  const dollars = (amount: number) => formatExactDollars(amount, language);
  return [
    { label: t('documentsStatement.investor'), value: investor.name },
    { label: t('documents.labels.email'), value: investor.email },
    { label: t('documentsStatement.total'), value: dollars(total) },
    ...STAGES.filter((stage) => stages[stage] > 0).map((stage) => ({
      label: t(`documentsStatement.stages.${stage}`),
      value: dollars(stages[stage]),
    })),
    { label: t('documentsStatement.inTrust', { trustee }), value: dollars(inTrust) },
  ];
}

function orderTable(trade: Trade, language: Language, t: Translate): DocumentBlock {
  const { dealId: deal, money, orderTotal, quantity, payee, createdAt } = trade;
  const dollars = (amount: number) => formatExactDollars(amount, language);
  const moved = (['inTrust', 'released', 'refunded'] as const).filter((place) => money[place] > 0);
  const column = (name: string) => t(`documentsStatement.columns.${name}`);
  return table(deal.name, [
    { label: column('status'), value: t(tradeStatusKeys(tradeStatusOf(trade.status)).name) },
    { label: column('placed'), value: formatDate(createdAt, language) },
    { label: column('type'), value: t(`deals.types.${deal.type}`) },
    { label: column('province'), value: t(`places.${deal.province}`) },
    { label: column('units'), value: formatNumber(quantity, language) },
    { label: column('cost'), value: dollars(orderTotal) },
    { label: column('value'), value: t('documentsStatement.notValued') },
    ...moved.map((place) => ({ label: column(place), value: dollars(money[place]) })),
    { label: column('reference'), value: payee.reference },
  ]);
}
