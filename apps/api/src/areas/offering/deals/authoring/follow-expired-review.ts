import { stateAfter } from '@portal/domain/offering/deals/deal-states';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { ProposalEvents } from '../../../firm/proposals/proposal-events.ts';
import { dealOfTarget } from './deal-target.ts';
import { findOfficeDeal, updateDealState } from './office-deals.store.ts';

/** A deal whose review ended by itself is a draft again; one that was published stays as it is. */
export async function followExpiredReview(
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  { target }: ProposalEvents['proposal-expired'],
): Promise<void> {
  const dealId = dealOfTarget(target);
  const deal = dealId === null ? undefined : await findOfficeDeal(trx, dealId);
  const after = deal === undefined ? null : stateAfter(deal.state, 'withdraw');
  if (deal !== undefined && after !== null) {
    await updateDealState(trx, deal.id, after, clock.now());
  }
}
