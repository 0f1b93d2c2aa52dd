import type { ProposeTrusteeInput } from '@portal/domain/firm/trustee/office-trustee.wire';
import { differencesOf } from '@portal/domain/ground/brand/trustee-particulars';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { propose } from '../proposals/propose.ts';
import { readFolder } from './read-folder.ts';
import { isMarkOf, markOf, openTrustee } from './seal-trustee.ts';
import { findInForce } from './trustee-particulars.store.ts';
import { TRUSTEE_TARGET, type TrusteePayload } from './trustee-payload.ts';

/**
 * Proposes sending investors' money where the dealer's folder says now, as the person saw it; nothing changes until
 * somebody else approves. Throws CHANGED_MEANWHILE if the folder has changed since or already matches what is in force,
 * PROPOSAL_OPEN, NOBODY_TO_APPROVE.
 */
export async function proposeTrustee(
  deps: Deps,
  by: StaffActor,
  { folderMark, reason }: ProposeTrusteeInput,
): Promise<void> {
  const folder = readFolder(deps);
  if (folder === null || !isMarkOf(deps, folder, folderMark)) {
    throw new AppError('CHANGED_MEANWHILE');
  }
  await transact(deps.db, async (trx) => {
    const inForce = await findInForce(trx);
    const differences = inForce === undefined ? [] : differencesOf(await openTrustee(deps, inForce), folder);
    if (inForce === undefined || differences.length === 0) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    const changed = [...new Set(differences.map(({ field }) => field))];
    const payload: TrusteePayload = { mark: markOf(deps, folder), changed, reason };
    const proposalId = await propose(trx, deps, by, {
      kind: 'trustee-particulars',
      target: TRUSTEE_TARGET,
      targetVersion: inForce.version,
      payload,
      preparers: [],
    });
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(by),
      action: 'trustee.change-proposed',
      target: TRUSTEE_TARGET,
      investorId: null,
      detail: { ...auditOfStaff(by), proposalId, changed, reason },
    });
  });
}
