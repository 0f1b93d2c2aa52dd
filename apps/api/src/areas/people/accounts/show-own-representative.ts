import type { DealerRepresentative } from '@portal/domain/people/account/user.wire';
import { representativeFor, standInOf } from '@portal/domain/people/representatives/representative';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { listRepresentatives } from '../representatives/find-representatives.ts';
import { namedOnly } from '../representatives/show-representative.ts';
import { replaceRepresentative } from './profile/investor-details.store.ts';
import { findInvestor } from './profile/investors.store.ts';

/**
 * Whom the investor talks to: their representative, that person's stand-in, or the one their account is allotted to;
 * null if the dealer has nobody for them. An allotment is stored when first shown, so that the same person is named
 * everywhere and gets what the investor writes. Throws NOT_FOUND if the account is gone.
 */
export async function showOwnRepresentative(
  deps: Deps,
  investorId: string,
): Promise<DealerRepresentative | null> {
  const investor = await findInvestor(deps.db, investorId);
  if (investor === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const { id, province, dealerRepresentativeId: fromId } = investor;
  const all = await listRepresentatives(deps.db);
  const found = representativeFor(all, { id, representativeId: fromId, province }, deps.clock.now());
  if (found !== null && standInOf(all, fromId) === null) {
    await keep(deps, investorId, { fromId, toId: found.id });
  }
  return found === null ? null : namedOnly(found);
}

/** If the office or another tab was quicker, theirs stays and is shown from the next time on. */
async function keep(
  deps: Deps,
  investorId: string,
  { fromId, toId }: { fromId: string | null; toId: string },
): Promise<void> {
  await transact(deps.db, async (trx) => {
    if (await replaceRepresentative(trx, investorId, { fromId, toId })) {
      await appendAudit(trx, deps, deps.clock.now(), {
        actor: 'system',
        action: 'investor.representative-changed',
        target: `investor:${investorId}`,
        investorId,
        detail: { from: fromId, to: toId },
      });
    }
  });
}
