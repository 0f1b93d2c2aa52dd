import { dealerDay } from '@portal/domain/formats/clock-days';
import { fullName } from '@portal/domain/formats/names';
import { confirmProfileBy } from '@portal/domain/kyc/confirm-by';
import { dollarsFromCents } from '@portal/domain/money/cents';
import { scopeOf } from '@portal/domain/office/permissions';
import type { StaffRole } from '@portal/domain/office/staff-roles';
import type { Language } from '@portal/domain/people/languages';
import { isProvinceCode } from '@portal/domain/people/provinces';
import { orderReference } from '@portal/domain/trades/order-reference';
import { tradeStatusOf } from '@portal/domain/trades/trade-status';
import { INVESTOR_MOVES, type InvestorMove, type OfficeInvestor } from '@portal/domain/wire/office-investors';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findInvestor, listConsents } from '../accounts/find-account.ts';
import { findReferrer } from '../accounts/find-referrer.ts';
import { listSessionsOf } from '../accounts/sessions/list-sessions.ts';
import { listMessagesOf } from '../contact-desk/show-messages.ts';
import { type Reader, representativeOf } from '../desk/ask-queue.ts';
import { findSubmittedKyc } from '../kyc/find-submitted-kyc.ts';
import { showProfileFlagsOf } from '../kyc/flags/show-flags-of.ts';
import { listMessages } from '../order-desk/find-messages.ts';
import { listPapersOf } from '../order-desk/papers-of-investor.ts';
import { listProfiles } from '../order-desk/profiles-of-order.ts';
import { showFlagsOf } from '../payments/flag-desk/show-flags.ts';
import { showRepresentative } from '../representatives/show-representative.ts';
import { type InvestorInScope, listOrdersOf } from './investor-facts.store.ts';
import { requireInvestor } from './require-investor.ts';

/** Somebody on one page, of what the person may see. Throws NOT_FOUND for who is not theirs to see. */
export async function showInvestor(
  deps: Deps,
  reader: Reader,
  investorId: string,
  language: Language,
): Promise<OfficeInvestor> {
  const { role } = reader.actor;
  const found = await requireInvestor(deps.db, reader, investorId);
  const may = (action: Parameters<typeof scopeOf>[1]) => scopeOf(role, action) !== null;
  const [orders, papers, consents, sessions, messages] = await Promise.all([
    listOrdersOf(deps.db, investorId, language),
    listPapersOf(deps.db, investorId),
    listConsents(deps.db, investorId),
    listSessionsOf(deps, investorId),
    listMessages(deps.db, investorId),
  ]);
  const submittedAt = (await findSubmittedKyc(deps.db, investorId))?.submittedAt ?? null;
  return {
    ...(await whoIs(deps, reader, found)),
    moves: movesOf(role, found),
    profile:
      submittedAt === null
        ? null
        : { submittedAt: submittedAt.toISOString(), confirmBy: confirmProfileBy(dealerDay(submittedAt)) },
    profiles: may('profiles.view') ? await listProfiles(deps.db, { investorId, kycId: null }) : [],
    flags: may('profiles.view-flags') ? await showProfileFlagsOf(deps.db, investorId) : [],
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

function movesOf(role: StaffRole, { closedAt }: Pick<InvestorInScope, 'closedAt'>): InvestorMove[] {
  return closedAt === null
    ? INVESTOR_MOVES.filter((move) => scopeOf(role, `investors.${move}`) !== null)
    : [];
}
