import type { SigningProof } from '@portal/domain/agreement/signing/signing.wire';
import type { ProofMeans } from '@portal/domain/people/account/proof-means';
import type { ProveInput } from '@portal/domain/people/account/security-schemas';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { InvestorActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Origin } from '../../../platform/http/routing/route-request.ts';
import { findSessionId, proveAgain } from '../../people/accounts/prove-again.ts';
import { lockOpenCeremony } from './ceremony/change-ceremony.ts';
import { showProof } from './ceremony/require-proof.ts';
import { accountOf } from './ceremony/signer.ts';
import { updateSigner } from './ceremony/signers.store.ts';
import { addSigningEvent } from './ceremony/signing-events.store.ts';

/**
 * Records that the person who is about to sign has proved again who they are, and by what. With the token of a ceremony of theirs it is
 * recorded there too, and they sign in this session. Throws VALIDATION for a wrong password or code, RATE_LIMITED, SIGNING_LINK_INVALID
 * for somebody else's ceremony, SIGNING_OUT_OF_TURN or STATE_REFUSES.
 */
export async function proveSigner(
  deps: Deps,
  actor: InvestorActor,
  { token, ...typed }: ProveInput,
  origin: Origin,
): Promise<SigningProof> {
  const { investorId, sessionTokenHash } = actor;
  await proveAgain(deps, actor, typed, async (trx, by) => {
    if (token !== undefined) {
      await recordInCeremony(trx, deps, token, { actor, by, origin });
    }
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: `investor:${investorId}`,
      action: 'signing.signer-proved',
      target: `investor:${investorId}`,
      investorId,
      detail: { provedBy: by },
    });
  });
  const sessionId = (await findSessionId(deps.db, sessionTokenHash)) ?? null;
  return showProof(deps.db, { investorId, sessionId }, deps.clock.now());
}

type Given = { actor: InvestorActor; by: ProofMeans; origin: Origin };

/** Of the ceremony of this person: another's link opens nothing, whoever holds it. */
async function recordInCeremony(
  trx: Db,
  deps: Deps,
  token: string,
  { actor, by, origin }: Given,
): Promise<void> {
  const { signer, at } = await lockOpenCeremony(trx, deps, token);
  const sessionId = await findSessionId(trx, actor.sessionTokenHash);
  if (accountOf(signer) !== actor.investorId || sessionId === undefined) {
    throw new AppError('SIGNING_LINK_INVALID');
  }
  await updateSigner(trx, signer, { sessionId });
  await addSigningEvent(trx, signer, { id: deps.newId(), kind: 'proved', at, origin, detail: { by } });
}
