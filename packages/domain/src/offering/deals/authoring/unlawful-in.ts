import { addMonths } from '../../../ground/formats/clock-days.ts';
import type { FieldIssue } from '../../../ground/forms/field-issue.ts';
import { MONTHS } from '../../../ground/law/figures.ts';
import { LIMITED_BY_YEAR } from '../../../ground/law/jurisdictions.ts';
import { RULES, type RuleId } from '../../../ground/law/rules.ts';
import type { CalendarDate } from '../../../ground/people/calendar-date.ts';
import { LANGUAGES, type Language } from '../../../ground/people/languages.ts';
import { FUND_RULES, fundRuleIn, isOneOf } from '../offered-there.ts';
import type { IssuerApproval, Offering } from '../offering.ts';
import type { DealDraft } from './deal-draft.ts';
import { pageMark } from './page-mark.ts';
import { problem, when } from './problem.ts';

/** What bears on whether a sale is lawful, and is not in the draft. */
export type SaleFacts = {
  /** The dealer's day. */
  today: CalendarDate;
  /** In which languages the deal's offering memorandum is published. */
  memorandumLanguages: readonly Language[];
};

const HERE = 'content.offering';

/** What of a deal's sale the law does not allow, each with the section that says so. */
export function unlawfulIn(draft: DealDraft, offering: Offering, facts: SaleFacts): FieldIssue[] {
  return [
    ...unlawfulFunds(offering),
    ...unlawfulMemorandum(offering, facts),
    ...unlawfulRelation(offering),
    ...unlawfulAppraisal(offering, facts),
    ...unlawfulApproval(draft, offering, facts),
  ];
}

function unlawfulFunds({ exemptions, offeredIn, issuer }: Offering): FieldIssue[] {
  const broken = exemptions.includes('OM') ? offeredIn.map((province) => fundRuleIn(issuer, province)) : [];
  return FUND_RULES.flatMap((rule) => breach(broken.includes(rule), 'offeredIn', rule));
}

/** One sold with a memorandum has it before it is on sale, in French where it is offered in Québec, and signed already. */
function unlawfulMemorandum(
  { exemptions, offeredIn, memorandum: { certificateOn } }: Offering,
  { today, memorandumLanguages }: SaleFacts,
): FieldIssue[] {
  if (!exemptions.includes('OM')) {
    return [];
  }
  const hasAny = memorandumLanguages.length > 0;
  const lacksFrench = hasAny && !memorandumLanguages.includes('fr');
  return [
    ...when(!hasAny, `${HERE}.exemptions`, 'memorandumMissing'),
    ...breach(lacksFrench && isOneOf(offeredIn, 'CAN-QC'), 'offeredIn', 'om-in-french'),
    ...notPast('memorandum.certificateOn', certificateOn, today),
  ];
}

function unlawfulRelation({ related: { kind, how } }: Offering): FieldIssue[] {
  const isSo = kind === 'related' || kind === 'connected';
  return LANGUAGES.flatMap((language) =>
    breach(isSo && how[language].trim() === '', `related.how.${language}`, 'related-issuer'),
  );
}

/**
 * Issuers in real estate that sell with a memorandum deliver an independent appraisal of a day within six months before; whoever states
 * another value of a property has the appraised one to show beside it.
 */
function unlawfulAppraisal(offering: Offering, { today }: SaleFacts): FieldIssue[] {
  const { appraisal, statedValues, exemptions, issuer } = offering;
  const isNeeded = exemptions.includes('OM') && issuer.isRealEstate === true;
  if (appraisal === null) {
    return [
      ...breach(isNeeded, 'appraisal', 'appraisal-needed'),
      ...breach(!isNeeded && statedValues.length > 0, 'statedValues', 'appraisal-as-prominent'),
    ];
  }
  const { asOf, isIndependent } = appraisal;
  const months = MONTHS['appraisal-age'];
  const isOld = asOf !== null && addMonths(asOf, months) < today;
  return [
    ...breach(isNeeded && isIndependent === false, 'appraisal.isIndependent', 'appraisal-needed'),
    ...breach(isNeeded && isOld, 'appraisal.asOf', 'appraisal-age', { count: months }),
    ...notPast('appraisal.asOf', asOf, today),
  ];
}

/** In the six, what a page says beside the memorandum is approved by the issuer in writing, as it is. */
function unlawfulApproval(draft: DealDraft, offering: Offering, { today }: SaleFacts): FieldIssue[] {
  const { exemptions, offeredIn, approval } = offering;
  const isNeeded =
    exemptions.includes('OM') && offeredIn.some((province) => isOneOf(LIMITED_BY_YEAR, province));
  if (approval === null) {
    return breach(isNeeded, 'approval', 'om-approved-by-issuer');
  }
  const isOfAnother = approval.file !== '' && approval.of !== pageMark(draft);
  return [
    ...missingOfApproval(approval),
    ...notPast('approval.on', approval.on, today),
    ...when(
      isNeeded && isOfAnother,
      `${HERE}.approval.file`,
      'changedSinceApproval',
      sectionOf('om-approved-by-issuer'),
    ),
  ];
}

function missingOfApproval({ file, name, role, on }: IssuerApproval): FieldIssue[] {
  return [
    ...when(file === '', `${HERE}.approval.file`, 'documentMissing'),
    ...when(name === '', `${HERE}.approval.name`, 'missing'),
    ...when(role === '', `${HERE}.approval.role`, 'missing'),
    ...when(on === null, `${HERE}.approval.on`, 'missing'),
  ];
}

function notPast(field: string, day: CalendarDate | null, today: CalendarDate): FieldIssue[] {
  return when(day !== null && day > today, `${HERE}.${field}`, 'dayToCome');
}

/** A rule of the law that is broken; its sentence is named after it. */
function breach(isSo: boolean, field: string, rule: RuleId, values: FieldIssue['values'] = {}): FieldIssue[] {
  return isSo ? [problem(`${HERE}.${field}`, `law.${rule}`, { ...sectionOf(rule), ...values })] : [];
}

function sectionOf(rule: RuleId): FieldIssue['values'] {
  return { section: RULES[rule].section ?? '' };
}
