import { PROVINCES } from '@portal/domain/ground/people/provinces';
import type { Offering } from '@portal/domain/offering/deals/offering';
import { COMPLETE_OFFERING } from '@portal/domain/offering/deals/testing/complete-offering';
import { addDeal, DEAL_CONTENT } from './deals.ts';
import type { TestPortal } from './open-test-portal.ts';

/** A company's units, no fund, offered everywhere to accredited investors and with a memorandum. */
const OFFERED_EVERYWHERE: Offering = {
  ...COMPLETE_OFFERING,
  issuer: {
    ...COMPLETE_OFFERING.issuer,
    isInvestmentFund: false,
    isRedeemable: false,
    isReportingIssuer: false,
  },
  offeredIn: [...PROVINCES],
  exemptions: ['AI', 'OM'],
};

/** A live deal of units at $1,000 that says what the law asks of its sale. */
export function addOfferedDeal(
  portal: Pick<TestPortal, 'db' | 'deps'>,
  changes: Parameters<typeof addDeal>[1] = {},
): Promise<string> {
  return addDeal(portal, {
    unitPriceCents: 100_000n,
    minimumUnits: 1,
    maximumUnits: 500,
    content: { ...DEAL_CONTENT, offering: OFFERED_EVERYWHERE },
    ...changes,
  });
}
