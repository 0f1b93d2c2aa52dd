import type { Deal } from '@portal/domain/wire/deal';
import { wizardFactsOf } from '@portal/domain/wizard/wizard-access';
import type { ReadyOrder } from '#features/trades/use-wizard-order.ts';

const FACTS = wizardFactsOf(null, { kycComplete: false });

/** An order as the server drew its first page: of a deal, and before anything is known of the person. */
export function orderOfNobody(deal: Deal): ReadyOrder {
  return { deal, trade: null, facts: FACTS, refresh: async () => FACTS };
}
