import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { DEALER_TIME_ZONE, formatDay } from '@portal/domain/ground/formats/dates';
import { type CsvCell, writeCsv } from '@portal/domain/ground/formats/write-csv';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeStatusKeys, tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import { contentHash } from '../../../papers/documents/content-hash.ts';
import type { Translate } from '../../../papers/documents/document-particulars.ts';
import { speaking } from '../../../papers/documents/freeze-documents.ts';
import {
  portfolioStatement,
  type StatementParticulars,
} from '../../../papers/documents/portfolio-statement.ts';
import { renderPdf } from '../../../papers/pdf/render-pdf.ts';
import { sha256Hex } from '../../../platform/crypto/new-token.ts';
import type { Deps } from '../../../platform/deps.ts';
import { sealPaper } from '../../agreement/signing/seal/seal-paper.ts';

/** Enough of the digest to recognize the statement by its footer. */
const STATEMENT_ID_LENGTH = 16;

/** `contentSha256` covers its content and its day; `write` prints it, which takes a moment. */
export type Statement = { title: string; contentSha256: string; write: () => Promise<Buffer> };

/** To read and keep: sealed with the dealer's certificate. */
export function paperOf(deps: Deps, from: StatementParticulars): Statement {
  const { dealer } = deps.config;
  const t = speaking(from.language);
  const at = deps.clock.now();
  const day = dealerDay(at);
  const content = portfolioStatement(from, t);
  const contentSha256 = sha256Hex(`${day} ${contentHash(content)}`);
  const write = async () => {
    const pdf = await renderPdf(
      {
        id: contentSha256.slice(0, STATEMENT_ID_LENGTH),
        content,
        subtitle: t('documentsStatement.subtitle', { day: formatDay(day, from.language) }),
        letterhead: { ...dealer, address: t('brand.address') },
        initials: {},
        signatureLines: [],
        evidence: null,
        timeZone: DEALER_TIME_ZONE,
        createdAt: at.toISOString(),
      },
      t,
    );
    const { title } = content;
    return sealPaper(deps, pdf, t('documentsStatement.sealReason', { title }));
  };
  return { title: content.title, contentSha256, write };
}

/** For a spreadsheet. */
export function sheetOf(deps: Deps, { language, trades }: StatementParticulars): Statement {
  const t = speaking(language);
  const text = writeCsv(statementRows(trades, t), language);
  return {
    title: t('documentsStatement.title'),
    contentSha256: sha256Hex(`${dealerDay(deps.clock.now())} ${text}`),
    write: () => Promise.resolve(Buffer.from(text)),
  };
}

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

/** The orders as spreadsheet rows under a header; days as `YYYY-MM-DD`, which every spreadsheet reads. */
function statementRows(trades: readonly Trade[], t: Translate): CsvCell[][] {
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
