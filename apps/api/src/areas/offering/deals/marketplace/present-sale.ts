import type { Language } from '@portal/domain/ground/people/languages';
import type { DealOffering, DealSale } from '@portal/domain/offering/deals/deal-sale.wire';
import { fundRulesOf } from '@portal/domain/offering/deals/offered-there';
import type { Offering } from '@portal/domain/offering/deals/offering';

/** Where and to whom a deal is sold; nothing where nobody said. */
export function presentOffering(offering: Offering | undefined): { offering?: DealOffering } {
  if (offering === undefined) {
    return {};
  }
  const { offeredIn, exemptions } = offering;
  const fundRules = fundRulesOf(offering);
  return { offering: { offeredIn, exemptions, ...(fundRules === undefined ? {} : { fundRules }) } };
}

/** What a deal's page says of its sale in one language; nothing where nobody said. */
export function presentSale(offering: Offering | undefined, language: Language): { sale?: DealSale } {
  if (offering === undefined) {
    return {};
  }
  const { securityName, trustee, releaseConditions, redemption, statedValues } = offering;
  return {
    sale: {
      security: securityName[language],
      trustee,
      releaseConditions: releaseConditions[language],
      ...presentRelation(offering, language),
      redemption: { ...redemption, terms: redemption.terms[language] },
      values: statedValues.flatMap(({ where, value, basis }) =>
        value === null ? [] : [{ where: where[language], value, basis: basis[language] }],
      ),
      ...presentAppraisal(offering),
    },
  };
}

function presentRelation({ related }: Offering, language: Language): Pick<DealSale, 'related'> {
  const { kind, how } = related;
  return kind === 'related' || kind === 'connected' ? { related: { kind, how: how[language] } } : {};
}

function presentAppraisal({ appraisal }: Offering): Pick<DealSale, 'appraisal'> {
  if (appraisal === null) {
    return {};
  }
  const { value, asOf, appraiser, isIndependent } = appraisal;
  return value === null || asOf === null || isIndependent === null
    ? {}
    : { appraisal: { value, asOf, appraiser, isIndependent } };
}
