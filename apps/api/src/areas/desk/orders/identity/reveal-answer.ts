import { isBlank, partAt } from '@portal/domain/client/kyc/fields/draft';
import { KYC_FIELDS } from '@portal/domain/client/kyc/sections/section-schemas';
import type { Revealed, RevealInput } from '@portal/domain/desk/orders/office-profile.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import type { RateLimit } from '../../../../platform/http/routing/route.ts';
import { readWholeAnswers } from '../../../client/kyc/versions/read-answers.ts';
import type { Reader } from '../../queues/rows/ask-queue.ts';
import { findGivenReason, insertOpening } from '../reading/openings.store.ts';
import { requireOrder } from '../scope/require-order.ts';
import { insertReveal } from './checks.store.ts';
import { findEvidence } from './evidence.store.ts';

/** More than anybody compares in an hour: it stops a person who looks at everything. */
export const REVEAL_LIMIT: RateLimit = { max: 120, windowSeconds: 3_600 };

/** A quarter of an hour: enough to compare a document with what it proves. */
const REVEAL_MS = 900_000;

/**
 * Shows a number without its mask, or opens a document's pages for a while, to a person who says why: once for an order, whatever of
 * it they look at. The record says which field, whose and why, never its content. Throws NOT_FOUND, and VALIDATION for a field with
 * nothing to reveal or without a reason.
 */
export async function revealAnswer(
  deps: Deps,
  reader: Reader,
  { orderId, kycId }: { orderId: string; kycId: string },
  { path, reason }: RevealInput,
): Promise<Revealed> {
  const { investorId } = await requireOrder(deps.db, reader, orderId);
  return revealOf(deps, reader.actor, { investorId, kycId, orderId }, { path, reason });
}

/** Whose answer it is; `orderId` is null when it is not viewed from an order. */
type OfProfile = { investorId: string; kycId: string; orderId: string | null };

/** The same for an investor the person may see. */
export async function revealOf(
  deps: Deps,
  actor: StaffActor,
  { investorId, kycId, orderId }: OfProfile,
  { path, reason }: RevealInput,
): Promise<Revealed> {
  const answers = await readWholeAnswers(deps.db, deps.secrets, investorId, kycId);
  const answer = partAt(answers, path);
  const kind = KYC_FIELDS.find((spec) => spec.path === path)?.kind;
  if ((kind !== 'secret' && kind !== 'file') || typeof answer !== 'string' || isBlank(answer)) {
    throw invalid([{ path: 'path', key: 'errors.fieldInvalid' }]);
  }
  const [file] = kind === 'file' ? await findEvidence(deps.db, investorId, [answer]) : [];
  if (kind === 'file' && file === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const why = await reasonFor(deps.db, actor, orderId, reason);
  const at = deps.clock.now();
  const id = deps.newId();
  const endsAt = new Date(at.getTime() + REVEAL_MS);
  await transact(deps.db, async (trx) => {
    const { staffId } = actor;
    const of = { staffId, investorId, kycId, path, tradeId: orderId, at };
    await insertReveal(trx, { ...of, ...why, id, fileId: file?.id ?? null, endsAt });
    if (file !== undefined) {
      await insertOpening(trx, { ...of, id: deps.newId(), documentId: file.id });
    }
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(actor),
      action: kind === 'file' ? 'profile.document-looked-at' : 'profile.number-revealed',
      target: `kyc:${kycId}`,
      investorId,
      detail: {
        ...auditOfStaff(actor),
        path,
        ...(why.reasonOf === null ? { reason: why.reason } : { reasonOf: why.reasonOf }),
        ...(orderId === null ? {} : { orderId }),
      },
    });
  });
  return {
    id,
    path,
    until: endsAt.toISOString(),
    number: kind === 'secret' ? answer : null,
    pages: file === undefined ? null : (file.pages ?? 1),
  };
}

/** Why the person looks: what they say now, or the look at the same order for which they said it. */
async function reasonFor(
  db: Db,
  { staffId }: StaffActor,
  orderId: string | null,
  reason: string | undefined,
): Promise<{ reason: string; reasonOf: string | null }> {
  if (reason !== undefined) {
    return { reason, reasonOf: null };
  }
  const given = orderId === null ? undefined : await findGivenReason(db, { staffId, tradeId: orderId });
  if (given === undefined) {
    throw invalid([{ path: 'reason', key: 'errors.reasonRequired' }]);
  }
  return { reason: '', reasonOf: given.id };
}
