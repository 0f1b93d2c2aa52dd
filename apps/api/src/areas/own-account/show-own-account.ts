import { obstaclesToClosing } from '@portal/domain/account/may-close';
import { dealerDay } from '@portal/domain/formats/clock-days';
import { confirmProfileBy } from '@portal/domain/kyc/confirm-by';
import { DEALER_REPRESENTATIVES } from '@portal/domain/people/dealer-representatives';
import { isActiveStatus, tradeStatusOf } from '@portal/domain/trades/trade-status';
import type { OwnAccount } from '@portal/domain/wire/own-account';
import type { Trade } from '@portal/domain/wire/trade';
import type { Language } from '@portal/domain/wire/user';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findInvestor, listConsents } from '../accounts/find-account.ts';
import { findSubmittedKyc } from '../kyc/find-submitted-kyc.ts';
import { listTrades } from '../order-views/list-trades.ts';

const LINKED = '3';

/** What the portal knows of the investor, gathered for the investor. Throws NOT_FOUND when the account is gone. */
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
  const { firstName, lastName, phone, province, createdAt } = investor;
  return {
    firstName,
    lastName,
    phone,
    language: investor.language,
    province,
    createdAt: createdAt.toISOString(),
    dealerRepresentative:
      DEALER_REPRESENTATIVES.find(({ id }) => id === investor.dealerRepresentativeId) ?? null,
    profile:
      submittedAt === null
        ? null
        : { submittedAt: submittedAt.toISOString(), confirmBy: confirmProfileBy(dealerDay(submittedAt)) },
    consents: (await listConsents(deps.db, investorId)).map(({ at, ...given }) => ({
      ...given,
      at: at.toISOString(),
    })),
    closing: obstaclesToClosing(trades),
    bankAccounts: trades.flatMap(bankAccountOf),
  };
}

/** The account from which a running order is paid. */
function bankAccountOf({ id, status, payment, dealId }: Trade): OwnAccount['bankAccounts'] {
  const lastDigits = payment?.accountLastDigits ?? null;
  return lastDigits === null || !isActiveStatus(tradeStatusOf(status))
    ? []
    : [{ tradeId: id, dealName: dealId.name, lastDigits, isLinked: payment?.method === LINKED }];
}
