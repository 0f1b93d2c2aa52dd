import type { ChangeTasks } from '@portal/domain/desk/orders/office-changes.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Deps } from '../../../platform/deps.ts';
import { loadCurrentKyc } from '../../client/kyc/versions/current-kyc.ts';
import { readWholeAnswers } from '../../client/kyc/versions/read-answers.ts';
import type { TradeRecord } from '../trades/trade-record.ts';
import { answerAt } from './answer-at.ts';
import { openParts, partsOf } from './order-parts.ts';
import { readOpenRequest } from './read-requests.ts';
import { sentenceOfChange } from './sentence-of-change.ts';

/** What an order's investor is asked to change, and what they have changed since; null while nothing is asked. */
export async function showChangeTasks(
  deps: Deps,
  trade: TradeRecord,
  language: Language,
): Promise<ChangeTasks> {
  const request = await readOpenRequest(deps.db, trade);
  if (request === undefined) {
    return null;
  }
  const { id, kycId, sealedBefore, askedAt, answerBy, items } = request;
  const before =
    kycId === null ? null : await readWholeAnswers(deps.db, deps.secrets, trade.investorId, kycId);
  const { kyc: now } = await loadCurrentKyc(deps.db, deps, trade.investorId);
  const partsBefore = await openParts(deps.secrets, id, sealedBefore);
  const partsNow = await partsOf(deps.secrets, trade);
  return {
    id,
    askedAt: askedAt.toISOString(),
    answerBy,
    tasks: items.map(({ withdrawn: _, former: _former, ...item }) => ({
      ...item,
      sentence: sentenceOfChange(item, language),
      isAnswered: answerAt(item.path, now, partsNow) !== answerAt(item.path, before, partsBefore),
    })),
  };
}
