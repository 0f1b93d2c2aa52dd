import type { ChangeRequest } from '@portal/domain/desk/orders/office-changes.wire';
import type { Deps } from '../../../platform/deps.ts';
import { readAnswers } from '../../client/kyc/versions/read-answers.ts';
import { answerAt } from './answer-at.ts';
import { listRequests, type StoredRequest } from './change-requests.store.ts';
import { openParts } from './order-parts.ts';

/** An order's requests for changes, newest first, each item with its answer before and after. */
export async function showChangeRequests(
  deps: Deps,
  order: { investorId: string; id: string },
): Promise<ChangeRequest[]> {
  const requests = await listRequests(deps.db, order);
  return Promise.all(requests.map((request) => present(deps, order.investorId, request)));
}

async function present(deps: Deps, investorId: string, request: StoredRequest): Promise<ChangeRequest> {
  const { id, kycId, answeredKycId, sealedBefore, sealedAfter, answeredAt } = request;
  const sectionsOf = async (version: string | null) =>
    version === null ? null : readAnswers(deps.db, deps.secrets, investorId, version);
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
    answeredAt: answeredAt?.toISOString() ?? null,
    closedAt: request.closedAt?.toISOString() ?? null,
    items: request.items.map((item) => {
      const was = answerAt(item.path, before, partsBefore);
      const is = answeredAt === null ? null : answerAt(item.path, after, partsAfter);
      return { ...item, isAnswered: answeredAt !== null && is !== was, before: was, after: is };
    }),
  };
}
