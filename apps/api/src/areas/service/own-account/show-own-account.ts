import { confirmProfileBy } from '@portal/domain/client/kyc/checks/confirm-profile-by';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { Language } from '@portal/domain/ground/people/languages';
import { obstaclesToClosing } from '@portal/domain/service/own-account/obstacles-to-closing';
import type { OwnAccount } from '@portal/domain/service/own-account/own-account.wire';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { listProfilePapers } from '../../agreement/signing/sealing/list-profile-papers.ts';
import { findSubmittedKyc } from '../../client/kyc/submitted/find-submitted-kyc.ts';
import { listBankAccounts } from '../../money/payments/accounts/list-bank-accounts.ts';
import { findInvestor, listConsents } from '../../people/accounts/find-account.ts';
import { showOwnRepresentative } from '../../people/accounts/show-own-representative.ts';
import { listTrades } from '../order-views/list-trades.ts';
import { listPurchases } from '../order-views/show-purchases.ts';

/** What the portal knows about the investor, for the investor. Throws NOT_FOUND when the account is gone. */
export async function showOwnAccount(
  deps: Deps,
  investorId: string,
  language: Language,
): Promise<OwnAccount> {
  const investor = await findInvestor(deps.db, investorId);
  if (investor === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const submittedAt = (await findSubmittedKyc(deps.db, investorId))?.submittedAt ?? null;
  const { trades } = await listTrades(deps, investorId, { includeArchived: true }, language);
  const dealNames = new Map(trades.map(({ id, dealId }) => [id, dealId.name]));
  const { firstName, lastName, phone, province, createdAt } = investor;
  return {
    firstName,
    lastName,
    phone,
    language: investor.language,
    province,
    createdAt: createdAt.toISOString(),
    dealerRepresentative: await showOwnRepresentative(deps, investorId),
    profile:
      submittedAt === null
        ? null
        : { submittedAt: submittedAt.toISOString(), confirmBy: confirmProfileBy(dealerDay(submittedAt)) },
    profilePapers: await listProfilePapers(deps.db, investorId),
    consents: (await listConsents(deps.db, investorId)).map(({ at, ...given }) => ({
      ...given,
      at: at.toISOString(),
    })),
    closing: obstaclesToClosing(trades, await listPurchases(deps, investorId, language)),
    bankAccounts: (await listBankAccounts(deps, investorId)).map(({ given, ...account }) => ({
      id: given[0]?.tradeId ?? '',
      ...account,
      orders: given.map(({ tradeId }) => ({ tradeId, dealName: dealNames.get(tradeId) ?? '' })),
    })),
  };
}
