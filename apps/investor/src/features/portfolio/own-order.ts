import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { isEditableStatus, tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import { NEXT_ACTION_PAGES, nextActionOf } from '@portal/domain/order/wizard/next-action';
import type { WizardPage } from '@portal/domain/order/wizard/wizard-pages';

export type OwnOrder = { trade: Trade; page: WizardPage | null };

/**
 * The current order for a deal: the newest editable one, with the page where it continues, else the newest waiting for the
 * dealer. Approved or ended orders do not prevent a new one.
 */
export function ownOrderOf(trades: readonly Trade[], dealId: string): OwnOrder | null {
  const ofDeal = trades
    .filter((trade) => trade.dealId.id === dealId)
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  const editable = ofDeal.find(({ status }) => isEditableStatus(tradeStatusOf(status)));
  if (editable !== undefined) {
    const action = nextActionOf(editable.nextAction);
    return { trade: editable, page: (action === null ? null : NEXT_ACTION_PAGES[action]) ?? 'order' };
  }
  const waiting = ofDeal.find(({ status }) => ['submitted', 'inReview'].includes(tradeStatusOf(status)));
  return waiting === undefined ? null : { trade: waiting, page: null };
}
