import {
  type Representative,
  representativeFor,
  standInOf,
} from '@portal/domain/people/representatives/representative';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { listRepresentatives } from '../representatives/find-representatives.ts';
import { replaceRepresentative } from './profile/investor-details.store.ts';
import { findInvestor } from './profile/investors.store.ts';

/**
 * Who works for an investor: their representative or that person's stand-in. Where they have nobody, the one to whom their account falls
 * is theirs from now on, so that the same person is named everywhere, gets what the investor writes and takes their orders: somebody who is
 * registered where the investor lives. Null if the dealer has nobody for them. Throws NOT_FOUND if the account is gone.
 */
export async function allotRepresentative(
  trx: Db,
  deps: Pick<Deps, 'clock' | 'audit'>,
  investorId: string,
): Promise<Representative | null> {
  const investor = await findInvestor(trx, investorId);
  if (investor === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const { id, province, dealerRepresentativeId: fromId } = investor;
  const at = deps.clock.now();
  const all = await listRepresentatives(trx);
  const found = representativeFor(all, { id, representativeId: fromId, province }, at);
  if (found !== null && standInOf(all, fromId) === null) {
    // If the office or another tab was quicker, theirs stays and is shown from the next time on.
    if (await replaceRepresentative(trx, investorId, { fromId, toId: found.id })) {
      await appendAudit(trx, deps, at, {
        actor: 'system',
        action: 'investor.representative-changed',
        target: `investor:${investorId}`,
        investorId,
        detail: { from: fromId, to: found.id },
      });
    }
  }
  return found;
}
