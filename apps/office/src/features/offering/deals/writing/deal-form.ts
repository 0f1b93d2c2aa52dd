import { dealerDay, endOfDay, startOfDay } from '@portal/domain/ground/formats/clock-days';
import { DEALER_TIME_ZONE } from '@portal/domain/ground/formats/dates';
import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { isCalendarDate } from '@portal/domain/ground/people/calendar-date';
import { isProvinceCode } from '@portal/domain/ground/people/provinces';
import type {
  Bilingual,
  DealContent,
  DealCostDraft,
  DealDocumentDraft,
  DealFilm,
  DealTeamMember,
} from '@portal/domain/offering/deals/authoring/deal-content';
import type { DealDraft } from '@portal/domain/offering/deals/authoring/deal-draft';
import { DEAL_TYPES } from '@portal/domain/offering/deals/deal-types';
import type { NumberAnswer } from '@portal/web/form/read-number';
import type { FieldPath, FieldPathValue } from 'react-hook-form';
import { type OfferingForm, offeringFormOf, offeringOf, unreadableOffering } from './offering-form.ts';
import { isPrice, isTyped, priceOf } from './typed-amounts.ts';

/** A deal as form values: the paths of the draft, with typed text in place of parsed values. */
export type DealForm = Omit<
  DealDraft,
  'type' | 'province' | 'unitPrice' | Units | 'opensAt' | 'closesAt' | 'content'
> &
  Record<'type' | 'province' | 'opensAt' | 'closesAt', string> &
  Record<'unitPrice' | Units, NumberAnswer> & {
    content: Omit<
      DealContent,
      | 'soldUnder'
      | 'paysIncome'
      | 'dealerFeeBasisPoints'
      | 'costs'
      | 'team'
      | 'films'
      | 'documents'
      | 'offering'
    > & {
      offering: OfferingForm;
      paysIncome: boolean | null;
      /** A percentage, as typed. */
      dealerFeeBasisPoints: NumberAnswer;
      costs: CostForm[];
      team: DealTeamMember[];
      films: DealFilm[];
      documents: DealDocumentDraft[];
    };
  };

/** A cost, with its rate or amount as typed. */
export type CostForm = Omit<DealCostDraft, 'value'> & { value: NumberAnswer };

type Units = 'minimumUnits' | 'maximumUnits' | 'unitsTotal';

/** The paths of texts in both languages. */
export type BilingualPath = {
  [Path in FieldPath<DealForm>]: FieldPathValue<DealForm, Path> extends Bilingual ? Path : never;
}[FieldPath<DealForm>];

const UNITS = ['minimumUnits', 'maximumUnits', 'unitsTotal'] as const;
const UNITS_MAX = 2_000_000_000;
const BASIS_POINTS_IN_PERCENT = 100;
const BASIS_POINTS_MAX = 10_000;

/** A draft as form values. Days are on the dealer's clock. */
export function formOf({ content, type, province, opensAt, closesAt, ...draft }: DealDraft): DealForm {
  const { soldUnder, offering, ...texts } = content;
  const { paysIncome, dealerFeeBasisPoints: fee, costs, team, films, documents } = texts;
  return {
    ...draft,
    type: type ?? '',
    province: province ?? '',
    opensAt: dayOf(opensAt),
    closesAt: dayOf(closesAt),
    content: {
      ...texts,
      offering: offeringFormOf(offering, soldUnder),
      paysIncome: paysIncome ?? null,
      dealerFeeBasisPoints: fee === null ? null : fee / BASIS_POINTS_IN_PERCENT,
      costs: costs ?? [],
      team: team ?? [],
      films: films ?? [],
      documents: documents ?? [],
    },
  };
}

/** Form values as a draft: unreadable values become null. `before` keeps the exact times of unchanged days. */
export function draftOf({ content, ...form }: DealForm, before: DealDraft): DealDraft {
  const { paysIncome, dealerFeeBasisPoints, costs, offering, ...texts } = content;
  return {
    ...form,
    type: DEAL_TYPES.find((type) => type === form.type) ?? null,
    province: isProvinceCode(form.province) ? form.province : null,
    unitPrice: priceOf(form.unitPrice),
    minimumUnits: unitsOf(form.minimumUnits),
    maximumUnits: unitsOf(form.maximumUnits),
    unitsTotal: unitsOf(form.unitsTotal),
    opensAt: timeOf(form.opensAt, before.opensAt, startOfDay),
    closesAt: timeOf(form.closesAt, before.closesAt, endOfDay),
    content: {
      ...texts,
      costs: costs.map(({ value, ...cost }) => ({ ...cost, value: priceOf(value) })),
      offering: offeringOf(offering),
      ...(paysIncome === null ? {} : { paysIncome }),
      dealerFeeBasisPoints: basisPointsOf(dealerFeeBasisPoints),
    },
  };
}

/** Typed values that cannot be read: they stay in their fields, and are in no draft. */
export function unreadable(form: DealForm): FieldIssue[] {
  const { unitPrice, opensAt, closesAt, content } = form;
  const fee = content.dealerFeeBasisPoints;
  const wrong = (isWrong: boolean, path: string, key: string) => (isWrong ? [{ path, key, values: {} }] : []);
  return [
    ...wrong(isTyped(unitPrice) && !isPrice(unitPrice), 'unitPrice', 'officeDeals.wrong.price'),
    ...UNITS.flatMap((name) =>
      wrong(isTyped(form[name]) && unitsOf(form[name]) === null, name, 'officeDeals.wrong.units'),
    ),
    ...wrong(opensAt !== '' && !isCalendarDate(opensAt), 'opensAt', 'officeDeals.wrong.day'),
    ...wrong(closesAt !== '' && !isCalendarDate(closesAt), 'closesAt', 'officeDeals.wrong.day'),
    ...content.costs.flatMap(({ value }, place) =>
      wrong(isTyped(value) && !isPrice(value), `content.costs.${place}.value`, 'officeDeals.wrong.cost'),
    ),
    ...wrong(
      isTyped(fee) && basisPointsOf(fee) === null,
      'content.dealerFeeBasisPoints',
      'officeDeals.wrong.percent',
    ),
    ...unreadableOffering(content.offering),
  ];
}

function unitsOf(answer: NumberAnswer): number | null {
  const isCount =
    typeof answer === 'number' && Number.isInteger(answer) && answer >= 0 && answer <= UNITS_MAX;
  return isCount ? answer : null;
}

function basisPointsOf(percent: NumberAnswer): number | null {
  const points = typeof percent === 'number' ? Math.round(percent * BASIS_POINTS_IN_PERCENT) : null;
  return points !== null && points >= 0 && points <= BASIS_POINTS_MAX ? points : null;
}

function dayOf(time: string | null): string {
  return time === null ? '' : dealerDay(new Date(time));
}

/** The previous time for an unchanged day; the start or end of a changed one. */
function timeOf(
  day: string,
  before: string | null,
  edge: (day: string, timeZone: string) => Date,
): string | null {
  if (!isCalendarDate(day)) {
    return null;
  }
  return before !== null && dayOf(before) === day ? before : edge(day, DEALER_TIME_ZONE).toISOString();
}
