import { nextPeriod, problemsOfRegistration } from '@portal/domain/firm/registrations/registration-change';
import type { ProposeRegistrationInput } from '@portal/domain/firm/registrations/registrations.wire';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import { propose } from '../proposals/propose.ts';
import { type RegistrationPayload, registrationTarget } from './registration-payload.ts';
import { listPeriods, lockRegistrations } from './registrations.store.ts';

/**
 * Proposes what a registration is to say; nothing changes until somebody else approves. Throws CHANGED_MEANWHILE if something was
 * said of the province since it was seen, VALIDATION for what `problemsOfRegistration` finds, PROPOSAL_OPEN, NOBODY_TO_APPROVE.
 */
export async function proposeRegistration(
  deps: Deps,
  by: StaffActor,
  { version, period: changed, ...facts }: ProposeRegistrationInput,
): Promise<void> {
  const target = registrationTarget(facts.province);
  await transact(deps.db, async (trx) => {
    // Two proposals of one province at once come one after the other, and the second is told of the first.
    await lockRegistrations(trx);
    const known = (await listPeriods(trx)).filter(({ province }) => province === facts.province);
    const isKnown = changed === null || known.some(({ period }) => period === changed);
    if ((known[0]?.version ?? 0) !== version || !isKnown) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    const terms = facts.terms === '' ? null : facts.terms;
    const payload: RegistrationPayload = { ...facts, terms, period: changed ?? nextPeriod(known) };
    const problems = problemsOfRegistration(payload, known);
    if (problems.length > 0) {
      throw invalid(problems);
    }
    const proposalId = await propose(trx, deps, by, {
      kind: 'change-registration',
      target,
      targetVersion: version,
      payload,
      preparers: [],
    });
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(by),
      action: 'registration.change-proposed',
      target,
      investorId: null,
      detail: { ...auditOfStaff(by), proposalId, ...payload },
    });
  });
}
