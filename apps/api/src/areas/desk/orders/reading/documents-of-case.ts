import { evidenceOf } from '@portal/domain/client/kyc/checks/evidence-of';
import type { ReadDocument } from '@portal/domain/desk/orders/office-case-reading.wire';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { readAnswers } from '../../../client/kyc/versions/read-answers.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { listKept, listPapers } from './openings.store.ts';

/** The identity documents of one version of a profile, in the order in which they are asked. */
export async function identityDocuments(
  db: Db,
  { secrets }: Pick<Deps, 'secrets'>,
  { investorId, kycId }: { investorId: string; kycId: string | null },
): Promise<ReadDocument[]> {
  if (kycId === null) {
    return [];
  }
  const named = evidenceOf(await readAnswers(db, secrets, investorId, kycId));
  const kept = await listKept(
    db,
    investorId,
    named.map(({ fileId }) => fileId),
  );
  return named
    .filter(({ fileId }) => kept.has(fileId))
    .map(({ fileId, path }) => ({ id: fileId, kind: 'identity', path, title: null }));
}

/** What an order is decided on: the identity documents of its profile, and the papers signed for it. */
export async function documentsOfCase(
  db: Db,
  deps: Pick<Deps, 'secrets'>,
  trade: Pick<TradeRecord, 'id' | 'investorId' | 'kycId'>,
): Promise<ReadDocument[]> {
  const papers = await listPapers(db, { investorId: trade.investorId, tradeId: trade.id });
  return [
    ...(await identityDocuments(db, deps, trade)),
    ...papers.map(({ id, title }): ReadDocument => ({ id, kind: 'paper', path: null, title })),
  ];
}
