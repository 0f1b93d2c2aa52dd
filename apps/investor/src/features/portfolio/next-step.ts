import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { NEXT_ACTION_PAGES, type NextAction, nextActionOf } from '@portal/domain/order/wizard/next-action';
import { paths } from '#state/paths.ts';

export type NextStep = {
  action: NextAction;
  /** The wizard page for it; null if there is nothing to do but wait. */
  href: string | null;
};

/** What to do next about an order; null for an action this release does not know. */
export function nextStepOf(trade: Pick<Trade, 'nextAction' | 'dealId'>): NextStep | null {
  const action = nextActionOf(trade.nextAction);
  if (action === null) {
    return null;
  }
  const page = NEXT_ACTION_PAGES[action];
  return { action, href: page === null ? null : paths.wizard(trade.dealId.slug, page) };
}
