import type { OfferingFacts } from '@portal/domain/ground/law/offering-facts';
import { offeringSchema } from '@portal/domain/offering/deals/offering';

/** What the law asks of a deal, from what its published version says of its offering; null where it does not say all of it. */
export function offeringFactsOf(said: unknown): OfferingFacts | null {
  const { data } = offeringSchema.safeParse(said);
  if (data === undefined) {
    return null;
  }
  const { offeredIn, exemptions, issuer } = data;
  const { isInvestmentFund, isRedeemable, isReportingIssuer } = issuer;
  if (isInvestmentFund === null || isReportingIssuer === null) {
    return null;
  }
  // Whether investors may ask for their money back is asked of funds alone; what nobody said of one counts against it.
  const takesBack = isInvestmentFund && isRedeemable !== false;
  return { offeredIn, exemptions, isInvestmentFund, isRedeemable: takesBack, isReportingIssuer };
}
