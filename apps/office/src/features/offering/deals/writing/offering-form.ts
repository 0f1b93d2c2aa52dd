import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { isCalendarDate } from '@portal/domain/ground/people/calendar-date';
import { PROVINCES } from '@portal/domain/ground/people/provinces';
import { emptyOffering } from '@portal/domain/offering/deals/authoring/empty-offering';
import {
  ISSUER_RELATIONS,
  MEMORANDUM_FORMS,
  MEMORANDUM_SCHEDULES,
  OFFERING_EXEMPTIONS,
  type Offering,
  offeringSchema,
  REDEMPTION_STATES,
  SECURITY_CODES,
} from '@portal/domain/offering/deals/offering';
import type { NumberAnswer } from '@portal/web/form/read-number';
import { isPrice, isTyped, priceOf } from './typed-amounts.ts';

type Same = 'securityName' | 'trustee' | 'releaseConditions' | 'issuer';
type Listed<Entry> = Entry extends readonly (infer One)[] ? One : never;

/** A value of a property that the page states, as typed. */
type StatedValueForm = Omit<Listed<Offering['statedValues']>, 'value'> & { value: NumberAnswer };

/** What the law asks about the sale, as typed: nothing chosen, no day and no number are empty. */
export type OfferingForm = Pick<Offering, Same> & {
  securityCode: string;
  related: { kind: string; how: Offering['related']['how'] };
  offeredIn: readonly string[];
  exemptions: readonly string[];
  minimumRaise: NumberAnswer;
  memorandum: { form: string; certificateOn: string; schedules: readonly string[] };
  appraisal: { value: NumberAnswer; asOf: string; appraiser: string; isIndependent: boolean | null };
  statedValues: StatedValueForm[];
  redemption: { terms: Offering['redemption']['terms']; status: string; since: string; source: string };
  approval: { file: string; name: string; role: string; on: string; of: string };
};

/** What is written of the sale as form values; `soldUnder` is what deals of before said of it. */
export function offeringFormOf(written: Offering | undefined, soldUnder: string | undefined): OfferingForm {
  const offering = written ?? { ...emptyOffering(), exemptions: exemptionsOfBefore(soldUnder) };
  const { appraisal, approval, related, memorandum, redemption } = offering;
  return {
    ...offering,
    securityCode: offering.securityCode ?? '',
    related: { ...related, kind: related.kind ?? '' },
    memorandum: {
      ...memorandum,
      form: memorandum.form ?? '',
      certificateOn: memorandum.certificateOn ?? '',
    },
    appraisal: {
      value: appraisal?.value ?? null,
      asOf: appraisal?.asOf ?? '',
      appraiser: appraisal?.appraiser ?? '',
      isIndependent: appraisal?.isIndependent ?? null,
    },
    redemption: { ...redemption, status: redemption.status ?? '', since: redemption.since ?? '' },
    approval: {
      file: approval?.file ?? '',
      name: approval?.name ?? '',
      role: approval?.role ?? '',
      on: approval?.on ?? '',
      of: approval?.of ?? '',
    },
  };
}

function exemptionsOfBefore(soldUnder: string | undefined): Offering['exemptions'] {
  return soldUnder === 'offering-memorandum' ? ['OM'] : soldUnder === 'accredited-investor' ? ['AI'] : [];
}

/** Form values as what is written of the sale. Unreadable values become null; an appraisal and an approval of nothing are none. */
export function offeringOf(form: OfferingForm): Offering {
  const { issuer, related, memorandum, redemption } = form;
  return {
    ...form,
    securityCode: SECURITY_CODES.find((code) => code === form.securityCode) ?? null,
    issuer: {
      ...issuer,
      financialYearEnd: isYearEnd(issuer.financialYearEnd) ? issuer.financialYearEnd : '',
    },
    related: { ...related, kind: ISSUER_RELATIONS.find((kind) => kind === related.kind) ?? null },
    offeredIn: PROVINCES.filter((code) => form.offeredIn.includes(code)),
    exemptions: OFFERING_EXEMPTIONS.filter((exemption) => form.exemptions.includes(exemption)),
    minimumRaise: priceOf(form.minimumRaise),
    memorandum: {
      form: MEMORANDUM_FORMS.find((one) => one === memorandum.form) ?? null,
      certificateOn: dayOf(memorandum.certificateOn),
      schedules: MEMORANDUM_SCHEDULES.filter((schedule) => memorandum.schedules.includes(schedule)),
    },
    appraisal: appraisalOf(form.appraisal),
    statedValues: form.statedValues.map((stated) => ({ ...stated, value: priceOf(stated.value) })),
    redemption: {
      ...redemption,
      status: REDEMPTION_STATES.find((state) => state === redemption.status) ?? null,
      since: dayOf(redemption.since),
    },
    approval: approvalOf(form.approval),
  };
}

function appraisalOf({
  value,
  asOf,
  appraiser,
  isIndependent,
}: OfferingForm['appraisal']): Offering['appraisal'] {
  const isNothing = !isTyped(value) && asOf === '' && appraiser.trim() === '' && isIndependent === null;
  return isNothing ? null : { value: priceOf(value), asOf: dayOf(asOf), appraiser, isIndependent };
}

function approvalOf({ on, ...approval }: OfferingForm['approval']): Offering['approval'] {
  const { file, name, role } = approval;
  return `${file}${name}${role}${on}`.trim() === '' ? null : { ...approval, on: dayOf(on) };
}

/** What was typed of the sale and cannot be read: it stays in its field, and is in no draft. */
export function unreadableOffering(form: OfferingForm): FieldIssue[] {
  const { issuer, memorandum, appraisal, redemption, approval, statedValues } = form;
  return [
    ...wrong(
      issuer.financialYearEnd !== '' && !isYearEnd(issuer.financialYearEnd),
      'issuer.financialYearEnd',
      'yearEnd',
    ),
    ...wrongAmount('minimumRaise', form.minimumRaise),
    ...wrongDay('memorandum.certificateOn', memorandum.certificateOn),
    ...wrongAmount('appraisal.value', appraisal.value),
    ...wrongDay('appraisal.asOf', appraisal.asOf),
    ...statedValues.flatMap(({ value }, place) => wrongAmount(`statedValues.${place}.value`, value)),
    ...wrongDay('redemption.since', redemption.since),
    ...wrongDay('approval.on', approval.on),
  ];
}

function wrongAmount(field: string, answer: NumberAnswer): FieldIssue[] {
  return wrong(isTyped(answer) && !isPrice(answer), field, 'price');
}

function wrongDay(field: string, day: string): FieldIssue[] {
  return wrong(day !== '' && !isCalendarDate(day), field, 'day');
}

function wrong(isWrong: boolean, field: string, what: 'price' | 'day' | 'yearEnd'): FieldIssue[] {
  return isWrong ? [{ path: `content.offering.${field}`, key: `officeDeals.wrong.${what}`, values: {} }] : [];
}

function dayOf(typed: string): string | null {
  return isCalendarDate(typed) ? typed : null;
}

function isYearEnd(typed: string): boolean {
  return offeringSchema.shape.issuer.shape.financialYearEnd.safeParse(typed).success;
}
