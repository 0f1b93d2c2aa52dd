import { PROPOSAL_KINDS } from '@portal/domain/firm/proposals/proposal-kinds';
import { provincesServedAt } from '@portal/domain/firm/registrations/is-served-on';
import { registrationState } from '@portal/domain/firm/registrations/registration-state';
import type {
  OfficeRegistrations,
  RegistrationMove,
  RegistrationProposal,
} from '@portal/domain/firm/registrations/registrations.wire';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import { localDay } from '@portal/domain/ground/formats/local-day';
import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import { ask } from '../../../platform/ask.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { findApprovers } from '../proposals/find-approvers.ts';
import type { Proposal } from '../proposals/find-proposals.ts';
import { findRegistrationProposals } from './find-registration-proposal.ts';
import { readRegistrationPayload } from './registration-payload.ts';
import { listPeriods, type StoredRegistration } from './registrations.store.ts';

/** Where the dealer is, was and will be registered, who said so, and what is proposed. */
export async function showRegistrations(
  deps: Pick<Deps, 'db' | 'clock' | 'answers'>,
  reader: StaffActor,
): Promise<OfficeRegistrations> {
  const { db, clock } = deps;
  const at = clock.now();
  const periods = await listPeriods(db);
  const shown = (await findRegistrationProposals(db)).filter((one) => isToShow(one, periods, at));
  const orders = shown.length === 0 ? null : await ask(db, deps, 'orders-of-residents', null);
  const mayPropose = scopeOf(reader.roles, PROPOSAL_KINDS['change-registration'].proposedBy) === 'all';
  const approvers = await findApprovers(db, 'change-registration', [reader.staffId]);
  return {
    registrations: periods.map(({ recordedAt, ...one }) => ({
      ...one,
      state: registrationState(one, localDay(one.province, at)),
      recordedAt: recordedAt.toISOString(),
    })),
    served: provincesServedAt(periods, at),
    proposals: shown.map((proposal) => present(reader, proposal, { mayPropose, orders })),
    mayPropose,
    approvers: approvers.map(({ name }) => name),
  };
}

/** What waits, and what came back while nothing else was said of its province. */
function isToShow(
  { state, expiresAt, payload, targetVersion }: Proposal,
  periods: readonly StoredRegistration[],
  at: Date,
): boolean {
  const { province } = readRegistrationPayload(payload);
  const version = periods.find((one) => one.province === province)?.version ?? 0;
  return (state === 'submitted' && expiresAt > at) || (state === 'returned' && targetVersion === version);
}

function present(
  { staffId }: StaffActor,
  proposal: Proposal,
  { mayPropose, orders }: { mayPropose: boolean; orders: ReadonlyMap<ProvinceCode, number> | null },
): RegistrationProposal {
  const {
    id: proposalId,
    payloadHash: hash,
    makerId,
    makerName: maker,
    state,
    submittedAt,
    expiresAt,
  } = proposal;
  const payload = readRegistrationPayload(proposal.payload);
  const isOwn = makerId === staffId;
  const moves: RegistrationMove[] = isOwn ? ['withdraw'] : ['approve', 'return'];
  return {
    ...payload,
    proposalId,
    hash,
    maker,
    isOwn,
    submittedAt: (submittedAt ?? expiresAt).toISOString(),
    expiresAt: expiresAt.toISOString(),
    returned:
      state === 'returned'
        ? {
            by: proposal.endedByName ?? '',
            at: (proposal.endedAt ?? expiresAt).toISOString(),
            reason: proposal.reason ?? '',
          }
        : null,
    orders: orders?.get(payload.province) ?? 0,
    moves: mayPropose && state === 'submitted' ? moves : [],
  };
}
