import type { Language } from '@portal/domain/wire/user';
import { listOwnActions } from '../../platform/audit/own-actions.store.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { listDeliveries } from '../../platform/mail/deliveries.store.ts';
import { findInvestor } from '../accounts/find-account.ts';
import { listOwnRequests } from '../contact/list-own-requests.ts';
import { showKyc } from '../kyc/show-kyc.ts';
import { listTrades } from '../order-views/list-trades.ts';
import { listEntriesOf } from '../waiting-list/own-entries.ts';
import { showOwnAccount } from './show-own-account.ts';

/** More than a person does in years; the newest are told. */
const ACTIONS_MAX = 5_000;
const MESSAGES_MAX = 2_000;

/**
 * What the portal holds about a person, in words that a program reads. Numbers that identify them (social insurance, documents,
 * accounts) are masked as everywhere: their last digits tell that they are held.
 */
export async function gatherOwnData(deps: Deps, investorId: string, language: Language): Promise<object> {
  const investor = await findInvestor(deps.db, investorId);
  if (investor === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const { trades } = await listTrades(deps, investorId, { includeArchived: true }, language);
  return {
    account: {
      ...(await showOwnAccount(deps, investorId, language)),
      email: investor.email,
      emailVerifiedAt: investor.emailVerifiedAt?.toISOString() ?? null,
    },
    onboarding: investor.onboardingAnswers,
    profile: await showKyc(deps, investorId),
    orders: trades,
    waitingList: await listEntriesOf(deps.db, investor.email),
    actions: await listOwnActions(deps.db, investorId, ACTIONS_MAX),
    written: await listOwnRequests(deps, investorId),
    messages: await listDeliveries(deps.db, investorId, MESSAGES_MAX),
  };
}
