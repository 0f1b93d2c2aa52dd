import type { User } from '@portal/domain/people/account/user.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { isUnreachable } from '../../../../platform/mail/deliveries.store.ts';
import { showRepresentative } from '../../representatives/show-representative.ts';
import { findInvestor } from './investors.store.ts';

/** The signed-in investor as the browser sees them. Throws NOT_FOUND if the account is gone. */
export async function showProfile(deps: Deps, investorId: string): Promise<User> {
  const investor = await findInvestor(deps.db, investorId);
  if (investor === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return {
    id: investor.id,
    firstName: investor.firstName,
    lastName: investor.lastName,
    email: investor.email,
    emailVerified: investor.emailVerifiedAt !== null,
    language: investor.language,
    ...(investor.province === null ? {} : { province: investor.province }),
    onboarded: investor.onboardedAt !== null,
    createdAt: investor.createdAt.toISOString(),
    dealerRepresentative: await showRepresentative(deps.db, investor.dealerRepresentativeId),
    ...((await isUnreachable(deps.db, investor.email)) ? { emailBounced: true as const } : {}),
  };
}
