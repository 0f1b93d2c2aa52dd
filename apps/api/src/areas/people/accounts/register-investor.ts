import type { Language } from '@portal/domain/ground/people/languages';
import { isProvinceCode } from '@portal/domain/ground/people/provinces';
import type { RegisterInput } from '@portal/domain/people/account/account-schemas';
import type { Session } from '@portal/domain/people/account/user.wire';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError, type FieldIssue, invalid } from '../../../platform/http/app-error.ts';
import type { Origin } from '../../../platform/http/routing/route-request.ts';
import { requestMail } from '../../../platform/mail/request-mail.ts';
import { issuesOfChoice } from '../representatives/list-choices.ts';
import { investorOwner } from './credentials/account-owner.ts';
import { rememberOwnPlace } from './credentials/count-guess.ts';
import { hashPassword } from './credentials/hash-password.ts';
import { makeVerificationToken } from './email/send-verification.ts';
import { passwordIssues } from './passwords/refuse-weak-password.ts';
import { insertConsent } from './profile/consents.store.ts';
import { insertInvestor } from './profile/investors.store.ts';
import { showProfile } from './profile/show-profile.ts';
import { openSession } from './sessions/open-session.ts';

/**
 * Creates the account, signs the person in and sends the welcome mail with the link that verifies the address. Throws
 * EMAIL_TAKEN, or VALIDATION for a weak password, an unknown province or an unavailable representative.
 */
export async function registerInvestor(
  deps: Deps,
  input: RegisterInput,
  language: Language,
  origin: Origin,
): Promise<Session> {
  const issues = [
    ...(await unknownChoices(deps, input)),
    ...(await passwordIssues('password', input.password, input)),
  ];
  if (issues.length > 0) {
    throw invalid(issues);
  }
  const id = deps.newId();
  const passwordHash = await hashPassword(input.password);
  const chosenLanguage = input.language ?? language;
  const accessToken = await transact(deps.db, async (trx) => {
    const outcome = await insertInvestor(trx, {
      id,
      email: input.email,
      firstName: input.firstName,
      lastName: input.lastName,
      phone: input.phone ?? null,
      passwordHash,
      language: chosenLanguage,
      province: input.province ?? null,
      dealerRepresentativeId: input.dealerRepresentativeId ?? null,
      referral: input.referral ?? null,
      at: deps.clock.now(),
    });
    if (outcome === 'email-taken') {
      throw new AppError('EMAIL_TAKEN', { fields: [{ path: 'email', key: 'errors.emailTaken' }] });
    }
    await insertConsent(trx, {
      investorId: id,
      id: deps.newId(),
      kind: 'terms',
      isGranted: true,
      at: deps.clock.now(),
    });
    const { userAgent } = origin;
    const token = await openSession(trx, deps, investorOwner(id), { userAgent, provedBy: 'new-password' });
    await rememberOwnPlace(trx, deps, investorOwner(id), origin.ipAddress);
    const verifyToken = await makeVerificationToken(trx, deps, id, input.email);
    await requestMail(trx, deps, { template: 'welcome', investorId: id, verifyToken });
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: `investor:${id}`,
      action: 'investor.registered',
      target: `investor:${id}`,
      investorId: id,
      detail: { termsAccepted: true, language: chosenLanguage },
    });
    return token;
  });
  return { accessToken, user: await showProfile(deps, id) };
}

async function unknownChoices(deps: Deps, input: RegisterInput): Promise<FieldIssue[]> {
  const issues: FieldIssue[] = [];
  if (input.province !== undefined && !isProvinceCode(input.province)) {
    issues.push({ path: 'province', key: 'errors.onlyCanada' });
  }
  const { dealerRepresentativeId: id, province = null } = input;
  return id === undefined
    ? issues
    : [...issues, ...(await issuesOfChoice(deps, 'dealerRepresentativeId', { id, province }))];
}
