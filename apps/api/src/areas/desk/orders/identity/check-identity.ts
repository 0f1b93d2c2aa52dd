import type { CheckIdentityInput } from '@portal/domain/desk/orders/office-profile.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import { listVersions } from '../../../client/kyc/versions/read-answers.ts';
import type { Reader } from '../../queues/rows/ask-queue.ts';
import { identityDocuments } from '../reading/documents-of-case.ts';
import { listOpenings } from '../reading/openings.store.ts';
import { requireOrder } from '../scope/require-order.ts';
import { insertCheck } from './checks.store.ts';

/**
 * Records that somebody compared the documents of a submitted version with its answers, and the outcome; each check is a row of its
 * own. Throws NOT_FOUND, VALIDATION for an outcome other than confirmed without a reason, and IDENTITY_UNOPENED where the person
 * confirms what they did not open whole.
 */
export async function checkIdentity(
  deps: Deps,
  reader: Reader,
  { orderId, kycId }: { orderId: string; kycId: string },
  { outcome, note }: CheckIdentityInput,
): Promise<void> {
  const { actor } = reader;
  if (outcome === 'not-confirmed' && note === '') {
    throw invalid([{ path: 'note', key: 'errors.reasonRequired' }]);
  }
  const { investorId } = await requireOrder(deps.db, reader, orderId);
  const versions = await listVersions(deps.db, investorId);
  if (!versions.some(({ id, state }) => id === kycId && state === 'submitted')) {
    throw new AppError('NOT_FOUND');
  }
  if (outcome === 'confirmed') {
    await requireAllOpened(deps, actor, { investorId, kycId });
  }
  const at = deps.clock.now();
  await transact(deps.db, async (trx) => {
    const { staffId } = actor;
    await insertCheck(trx, {
      id: deps.newId(),
      investorId,
      kycId,
      outcome,
      note,
      staffId,
      at,
      standsFrom: null,
    });
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(actor),
      action: 'profile.identity-checked',
      target: `kyc:${kycId}`,
      investorId,
      detail: { ...auditOfStaff(actor), outcome, orderId },
    });
  });
}

async function requireAllOpened(
  deps: Deps,
  { staffId }: StaffActor,
  of: { investorId: string; kycId: string },
): Promise<void> {
  const documents = (await identityDocuments(deps.db, deps, of)).map(({ id }) => id);
  const openings = await listOpenings(deps.db, of.investorId, documents);
  const own = new Set(openings.filter((one) => one.staffId === staffId).map(({ documentId }) => documentId));
  if (documents.some((id) => !own.has(id))) {
    throw new AppError('IDENTITY_UNOPENED');
  }
}
