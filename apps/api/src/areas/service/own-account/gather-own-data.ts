import type { Language } from '@portal/domain/ground/people/languages';
import { listOwnActions } from '../../../platform/audit/own-actions.store.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { listDeliveries } from '../../../platform/mail/deliveries.store.ts';
import { openReasons } from '../../../platform/reasons/open-reasons.ts';
import { listOwnAcceptances } from '../../agreement/memorandum/list-own-acceptances.ts';
import { listOwnSigning } from '../../agreement/signing/list-own-signing.ts';
import { showKyc } from '../../client/kyc/answers/show-kyc.ts';
import { listOwnProfiles, listOwnSetAside } from '../../client/kyc/list-own-profiles.ts';
import { listOwnExemptions } from '../../order/exemptions/list-own-exemptions.ts';
import { findInvestor } from '../../people/accounts/find-account.ts';
import { findOwnReferral } from '../../people/accounts/find-referrals.ts';
import { listOwnSessions } from '../../people/accounts/sessions/list-sessions.ts';
import { listOwnRequests } from '../../people/contact/list-own-requests.ts';
import { listOwnDrafts } from '../../people/drafts/list-own-drafts.ts';
import { listEntriesOf } from '../../people/waiting-list/waiting-entries.ts';
import { listTrades } from '../order-views/list-trades.ts';
import { listPurchases } from '../order-views/show-purchases.ts';
import { showOwnAccount } from './show-own-account.ts';

/** More than a person does in years; only the newest are included. */
const ACTIONS_MAX = 5_000;
const MESSAGES_MAX = 2_000;

/**
 * What the portal holds about a person, in machine-readable form: what they gave, what came of it, and what was recorded about their
 * visits. The dealer's own notes and checks are left out, and so is the text of mails, which nobody keeps. Identifying numbers
 * (social insurance, documents, accounts) are masked as everywhere: the last digits show that they are held.
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
    referral: await findOwnReferral(deps.db, investorId),
    sessions: await listOwnSessions(deps, investorId),
    profile: await showKyc(deps, investorId),
    profileVersions: await listOwnProfiles(deps, investorId),
    setAsideAnswers: await listOwnSetAside(deps, investorId),
    drafts: await listOwnDrafts(deps, investorId),
    orders: await openReasons(deps, trades),
    purchases: await listPurchases(deps, investorId, language),
    exemptions: await listOwnExemptions(deps, investorId),
    memoranda: await listOwnAcceptances(deps.db, investorId),
    signing: await listOwnSigning(deps.db, investorId),
    waitingList: await listEntriesOf(deps.db, investor.email),
    actions: await listOwnActions(deps.db, investorId, ACTIONS_MAX),
    written: await listOwnRequests(deps, investorId),
    messages: await listDeliveries(deps.db, investorId, MESSAGES_MAX),
  };
}
