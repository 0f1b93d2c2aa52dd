import type { DocumentParticulars, Translate } from '../documents/document-particulars.ts';
import { provinceName } from '../documents/province-name.ts';
import type { FilledValue } from './law-form-text.ts';

/** What the issuer and the dealer complete on a form: facts of the order, none of them of the purchaser. */
export function filledValues(
  { deal, dealer }: DocumentParticulars,
  t: Translate,
): Record<FilledValue, string> {
  const { issuer } = deal;
  return {
    security: deal.offering?.security ?? t('documentsForms.units'),
    issuer: issuer.name,
    purchasedFrom: issuer.name,
    issuerAddress: `${issuer.city} (${provinceName(issuer.province, t)})`,
    issuerPhone: issuer.phone,
    issuerEmail: issuer.email,
    salesperson: dealer.representative ?? dealer.name,
    dealer: dealer.name,
    dealerPhone: dealer.phone,
    dealerEmail: dealer.email,
  };
}
