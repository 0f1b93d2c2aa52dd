import { confirmProfileBy } from '@portal/domain/client/kyc/checks/confirm-profile-by';
import {
  INVESTOR_MOVES,
  type InvestorMove,
  type OfficeInvestor,
} from '@portal/domain/desk/investors/office-investors.wire';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { fullName } from '@portal/domain/ground/formats/full-name';
import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import type { Language } from '@portal/domain/ground/people/languages';
import { isProvinceCode } from '@portal/domain/ground/people/provinces';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import { tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { showProfileFlags } from '../../client/kyc/flags/show-profile-flags.ts';
import { findSubmittedKyc } from '../../client/kyc/submitted/find-submitted-kyc.ts';
import { showFlagsOf } from '../../money/payments/flag-desk/show-flags.ts';
import { findInvestor, listConsents } from '../../people/accounts/find-account.ts';
import { findReferrer } from '../../people/accounts/find-referrals.ts';
import { listSessionsOf } from '../../people/accounts/sessions/list-sessions.ts';
import { showRepresentative } from '../../people/representatives/show-representative.ts';
import { listMessagesOf } from '../messages/show-messages.ts';
import { listProfiles } from '../orders/identity/list-profiles.ts';
import { listMessages } from '../orders/page/find-messages.ts';
import { papersOfInvestor } from '../orders/papers/papers-of-investor.ts';
import { type Reader, representativeOf } from '../queues/rows/ask-queue.ts';
import { type InvestorInScope, listOrdersOf } from './investor-facts.store.ts';
import { requireInvestor } from './require-investor.ts';

/** An investor on one page, as far as the person may see. Throws NOT_FOUND for an investor they may not see. */
export async function showInvestor(
  deps: Deps,
  reader: Reader,
  investorId: string,
  language: Language,
): Promise<OfficeInvestor> {
  const { roles } = reader.actor;
  const found = await requireInvestor(deps.db, reader, investorId);
  const may = (action: Parameters<typeof scopeOf>[1]) => scopeOf(roles, action) !== null;
  const [orders, papers, consents, sessions, messages] = await Promise.all([
    listOrdersOf(deps.db, investorId, language),
    papersOfInvestor(deps.db, investorId),
    listConsents(deps.db, investorId),
    listSessionsOf(deps, investorId),
    listMessages(deps.db, investorId),
  ]);
  const submittedAt = (await findSubmittedKyc(deps.db, investorId))?.submittedAt ?? null;
  return {
    ...(await whoIs(deps, reader, found)),
    moves: movesOf(roles, found),
    profile:
      submittedAt === null
        ? null
        : { submittedAt: submittedAt.toISOString(), confirmBy: confirmProfileBy(dealerDay(submittedAt)) },
    profiles: may('profiles.view') ? await listProfiles(deps.db, { investorId, kycId: null }) : [],
    flags: may('profiles.view-flags') ? await showProfileFlags(deps.db, investorId) : [],
    paymentFlags: may('payments.view') ? await showFlagsOf(deps, { investorId }, language) : [],
    orders: orders.map(({ id, dealName, status, totalCents, createdAt }) => ({
      id,
      reference: orderReference(id),
      dealName,
      status: tradeStatusOf(status),
      total: dollarsFromCents(totalCents),
      createdAt: createdAt.toISOString(),
    })),
    papers,
    consents: consents.map(({ at, ...given }) => ({ ...given, at: at.toISOString() })),
    sessions,
    written: may('messages.view') ? await listMessagesOf(deps, reader, investorId) : [],
    messages,
  };
}

async function whoIs(
  { db }: Pick<Deps, 'db'>,
  reader: Reader,
  { id, closedAt, hasTwoFactor }: InvestorInScope,
): Promise<Pick<OfficeInvestor, 'investor' | 'onboarding'>> {
  const investor = await findInvestor(db, id);
  if (investor === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const { email, phone, language, province, dealerRepresentativeId, createdAt } = investor;
  const representative = await showRepresentative(db, dealerRepresentativeId);
  return {
    investor: {
      id,
      name: fullName(investor),
      email,
      isEmailVerified: investor.emailVerifiedAt !== null,
      phone,
      language,
      province: isProvinceCode(province) ? province : null,
      representative:
        representative === null ? null : { id: representative.id, fullName: representative.fullName },
      referrer: await findReferrer(db, id, representativeOf(reader)),
      hasTwoFactor,
      since: createdAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
    },
    onboarding: investor.onboardingAnswers,
  };
}

function movesOf(
  roles: readonly StaffRole[],
  { closedAt }: Pick<InvestorInScope, 'closedAt'>,
): InvestorMove[] {
  return closedAt === null
    ? INVESTOR_MOVES.filter((move) => scopeOf(roles, `investors.${move}`) !== null)
    : [];
}
