import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { wizardFactsOf } from '@portal/domain/order/wizard/wizard-access';
import type { ReadyOrder } from '#features/trades/use-wizard-order.ts';
import type { WizardKyc } from './use-wizard-kyc.ts';

const FACTS = wizardFactsOf(null, { kycComplete: false });

/** The profile of somebody of whom nothing is known yet. */
export const KYC_OF_NOBODY: WizardKyc = {
  isLoading: true,
  error: undefined,
  isComplete: false,
  refresh: async () => false,
  toSign: null,
  answer: () => '',
};

/** An order as the server drew its first page: of a deal, and before anything is known of the person. */
export function orderOfNobody(deal: Deal): ReadyOrder {
  return { deal, trade: null, facts: FACTS, refresh: async () => FACTS };
}
