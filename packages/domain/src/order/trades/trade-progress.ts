import type { TradeFacts } from './trade-facts.ts';

export type TradeProgressLabel = 'order' | 'application' | 'details' | 'pay' | 'review' | 'sign' | 'approved';
export type TradeProgress = { readonly label: TradeProgressLabel; readonly index: 0 | 1 | 2 | 3 | 4 | 5 | 6 };

/**
 * How far an order is, by the mapping of specification section 4 word for word. The current step is the first unmet
 * one: order met gives 'application' (1); application met gives 'details' (2); details met gives 'pay' (3); sign and
 * pay met gives 'review' (4); review met gives 'sign' (5); approved gives 'approved' (6); no order is 'order' (0).
 * The label 'sign' after 'review' is the specification's; `nextAction` is what tells a person what to do.
 */
export function tradeProgress(facts: TradeFacts): TradeProgress {
  if (!facts.order) {
    return { label: 'order', index: 0 };
  }
  if (!facts.application) {
    return { label: 'application', index: 1 };
  }
  if (!facts.details) {
    return { label: 'details', index: 2 };
  }
  if (!(facts.sign && facts.pay)) {
    return { label: 'pay', index: 3 };
  }
  if (!facts.review) {
    return { label: 'review', index: 4 };
  }
  return facts.approved ? { label: 'approved', index: 6 } : { label: 'sign', index: 5 };
}
