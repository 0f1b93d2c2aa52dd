import type { ApproveTrusteeInput } from '@portal/domain/firm/trustee/office-trustee.wire';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import { approveProposal } from '../proposals/approve-proposal.ts';
import { type Ended, endOnRecord } from '../proposals/end-on-record.ts';
import type { Proposal } from '../proposals/find-proposals.ts';
import { readFolder } from './read-folder.ts';
import { isMarkOf, sealTrustee } from './seal-trustee.ts';
import { findInForce, insertApproved } from './trustee-particulars.store.ts';
import { readTrusteePayload, TRUSTEE_TARGET } from './trustee-payload.ts';

/** What people type between the digits of an account. */
const BETWEEN_DIGITS = /[\s-]/g;

/**
 * Approves the trustee particulars that somebody else proposed, in force at once on every server. If the folder has
 * changed since, the proposal ends, and CHANGED_MEANWHILE is thrown after the commit. Throws NOT_FOUND, PROPOSAL_OVER,
 * OWN_WORK, NOT_PERMITTED, and VALIDATION if the typed account is not the new one.
 */
export async function approveTrustee(
  deps: Deps,
  by: StaffActor,
  { proposalId, hash, account }: ApproveTrusteeInput,
): Promise<void> {
  const approval = { proposalId, hash, target: TRUSTEE_TARGET };
  const outcome = await transact(deps.db, async (trx) => {
    const applied = await approveProposal(trx, deps, by, approval, (proposal) =>
      apply(trx, deps, by, proposal, account.replace(BETWEEN_DIGITS, '')),
    );
    if (applied === 'stale') {
      await record(trx, deps, by, 'trustee.change-ended', { proposalId });
    }
    return applied;
  });
  if (outcome === 'stale') {
    throw new AppError('CHANGED_MEANWHILE');
  }
}

async function apply(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  { id: proposalId, targetVersion, payload, makerId, makerName }: Proposal,
  typed: string,
): Promise<boolean> {
  const { mark, changed, reason } = readTrusteePayload(payload);
  const folder = readFolder(deps);
  const inForce = await findInForce(trx);
  if (folder === null || !isMarkOf(deps, folder, mark) || inForce?.version !== targetVersion) {
    return false;
  }
  if (folder.account !== typed) {
    throw invalid([{ path: 'account', key: 'officeTrustee.account.wrong' }]);
  }
  const version = targetVersion + 1;
  const sealed = sealTrustee(deps, version, folder);
  const people = { proposedBy: makerId, approvedBy: by.staffId };
  await insertApproved(trx, { version, sealed, mark, proposalId, ...people, at: deps.clock.now() });
  await record(trx, deps, by, 'trustee.changed', {
    proposalId,
    version,
    changed,
    reason,
    proposedBy: makerName,
  });
  return true;
}

async function record(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  action: 'trustee.changed' | 'trustee.change-ended',
  detail: Record<string, unknown>,
): Promise<void> {
  await appendAudit(trx, deps, deps.clock.now(), {
    actor: nameOfActor(by),
    action,
    target: TRUSTEE_TARGET,
    investorId: null,
    detail: { ...auditOfStaff(by), ...detail },
  });
}

/** Withdraws or returns what was proposed about the trustee. Throws like `endOnRecord`. */
export async function endTrusteeChange(deps: Deps, by: StaffActor, ended: Ended): Promise<void> {
  const auditActions = { returned: 'trustee.change-returned', withdrawn: 'trustee.change-withdrawn' };
  await endOnRecord(deps, by, { kind: 'trustee-particulars', target: TRUSTEE_TARGET, ended, auditActions });
}
