import type { FieldIssue } from '../../../ground/forms/field-issue.ts';
import { LANGUAGES } from '../../../ground/people/languages.ts';
import type { Bilingual } from '../bilingual.ts';
import { ISSUER_FLAGS, type Offering } from '../offering.ts';
import type { DealDraft } from './deal-draft.ts';
import { emptyOffering } from './empty-offering.ts';
import { problem, when } from './problem.ts';
import { type SaleFacts, unlawfulIn } from './unlawful-in.ts';

const HERE = 'content.offering';

/** What is missing of what the law asks about a deal's sale, and what is unlawful in it; each beside its field. */
export function problemsOfOffering(draft: DealDraft, facts: SaleFacts): FieldIssue[] {
  const offering = draft.content.offering ?? emptyOffering();
  return [...missingIn(offering), ...unlawfulIn(draft, offering, facts)];
}

function missingIn(offering: Offering): FieldIssue[] {
  const { securityCode, securityName, trustee, releaseConditions, related, minimumRaise } = offering;
  return [
    ...missing(securityCode === null, 'securityCode'),
    ...missingText('securityName', securityName),
    ...missing(trustee === '', 'trustee'),
    ...missingText('releaseConditions', releaseConditions),
    ...missingOfIssuer(offering.issuer),
    ...missing(related.kind === null, 'related.kind'),
    ...missing(offering.offeredIn.length === 0, 'offeredIn'),
    ...missing(offering.exemptions.length === 0, 'exemptions'),
    ...missing(minimumRaise === null, 'minimumRaise'),
    ...missingOfMemorandum(offering),
    ...missingOfAppraisal(offering),
    ...missingOfRedemption(offering.redemption),
  ];
}

/** Whether investors may ask for their money back is asked of funds alone. */
function missingOfIssuer(issuer: Offering['issuer']): FieldIssue[] {
  const asked = ISSUER_FLAGS.filter((flag) => flag !== 'isRedeemable' || issuer.isInvestmentFund === true);
  return [
    ...asked.flatMap((flag) => missing(issuer[flag] === null, `issuer.${flag}`)),
    ...missing(issuer.financialYearEnd === '', 'issuer.financialYearEnd'),
  ];
}

function missingOfMemorandum({ exemptions, memorandum }: Offering): FieldIssue[] {
  return exemptions.includes('OM')
    ? [
        ...missing(memorandum.form === null, 'memorandum.form'),
        ...missing(memorandum.certificateOn === null, 'memorandum.certificateOn'),
      ]
    : [];
}

function missingOfAppraisal({ appraisal, statedValues }: Offering): FieldIssue[] {
  const ofAppraisal =
    appraisal === null
      ? []
      : [
          ...missing(appraisal.value === null, 'appraisal.value'),
          ...when(appraisal.value === 0, `${HERE}.appraisal.value`, 'aboveZero'),
          ...missing(appraisal.asOf === null, 'appraisal.asOf'),
          ...missing(appraisal.appraiser === '', 'appraisal.appraiser'),
          ...missing(appraisal.isIndependent === null, 'appraisal.isIndependent'),
        ];
  const ofValues = statedValues.flatMap(({ where, value, basis }, place) => [
    ...missingText(`statedValues.${place}.where`, where),
    ...missing(value === null, `statedValues.${place}.value`),
    ...when(value === 0, `${HERE}.statedValues.${place}.value`, 'aboveZero'),
    ...missingText(`statedValues.${place}.basis`, basis),
  ]);
  return [...ofAppraisal, ...ofValues];
}

/** Where the issuer pays back less than it wrote, since when and by which word of it. */
function missingOfRedemption({ terms, status, since, source }: Offering['redemption']): FieldIssue[] {
  const isLess = status === 'limited' || status === 'suspended';
  return [
    ...missing(status === null, 'redemption.status'),
    ...missingText('redemption.terms', terms),
    ...missing(isLess && since === null, 'redemption.since'),
    ...missing(isLess && source === '', 'redemption.source'),
  ];
}

function missing(isSo: boolean, field: string): FieldIssue[] {
  return isSo ? [problem(`${HERE}.${field}`, 'missing')] : [];
}

function missingText(field: string, text: Bilingual): FieldIssue[] {
  return LANGUAGES.flatMap((language) => missing(text[language].trim() === '', `${field}.${language}`));
}
