import type { ChangeRequest } from '@portal/domain/desk/orders/office-changes.wire';
import type { Deps } from '../../../platform/deps.ts';
import { readAnswers } from '../../client/kyc/versions/read-answers.ts';
import { standsAsSigned } from '../trades/deciding/resume-review.ts';
import type { TradeRecord } from '../trades/trade-record.ts';
import { answerAt } from './answer-at.ts';
import { openParts } from './order-parts.ts';
import { isUnanswered, type ReadRequest, readRequests } from './read-requests.ts';

/** An order's requests for changes, newest first, each item with its answer before and after. */
export async function showChangeRequests(deps: Deps, trade: TradeRecord): Promise<ChangeRequest[]> {
  const requests = await readRequests(deps.db, trade);
  return Promise.all(requests.map((request) => present(deps, trade, request)));
}

async function present(deps: Deps, trade: TradeRecord, request: ReadRequest): Promise<ChangeRequest> {
  const { id, kycId, answeredKycId, sealedBefore, sealedAfter, answeredAt } = request;
  const sectionsOf = async (version: string | null) =>
    version === null ? null : readAnswers(deps.db, deps.secrets, trade.investorId, version);
  const partsOf = async (sealed: Buffer | null) =>
    sealed === null || sealed.length === 0 ? null : openParts(deps.secrets, id, sealed);
  const [before, after] = [await sectionsOf(kycId), await sectionsOf(answeredKycId)];
  const [partsBefore, partsAfter] = [await partsOf(sealedBefore), await partsOf(sealedAfter)];
  return {
    id,
    askedBy: request.askedBy,
    note: request.note,
    askedAt: request.askedAt.toISOString(),
    answerBy: request.answerBy,
    formerDays: request.formerDays,
    reminded: request.reminded,
    remindFrom: request.remindFrom,
    withdrawn: request.withdrawn,
    isOpen: isUnanswered(request) && trade.status === 'changesAsked',
    isBegun: trade.status === 'changesAsked' && !standsAsSigned(trade),
    answeredAt: answeredAt?.toISOString() ?? null,
    closedAt: request.closedAt?.toISOString() ?? null,
    items: request.items.map((item) => {
      const was = answerAt(item.path, before, partsBefore);
      const is = answeredAt === null ? null : answerAt(item.path, after, partsAfter);
      return { ...item, isAnswered: answeredAt !== null && is !== was, before: was, after: is };
    }),
  };
}
