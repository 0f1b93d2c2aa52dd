import { emptyDealDraft } from '@portal/domain/offering/deals/authoring/deal-draft';
import { COMPLETE_DRAFT, draftWith } from '@portal/domain/offering/deals/testing/complete-draft';
import { SOLD_WITH_MEMORANDUM } from '@portal/domain/offering/deals/testing/complete-offering';
import { describe, expect, it } from 'vitest';
import { type DealForm, draftOf, formOf, unreadable } from './deal-form.ts';

const FORM = formOf(COMPLETE_DRAFT);
const approval = { file: 'a1', name: 'Ana Roy', role: 'CEO', on: '2026-11-01', of: 'x' };
const APPROVED = draftWith('content.offering', { ...SOLD_WITH_MEMORANDUM, approval });
const typed = (change: Partial<DealForm>): DealForm => ({ ...FORM, ...change });

describe('the form of a deal', () => {
  it.each([
    ['that is complete', COMPLETE_DRAFT],
    ['of which nothing is known', emptyDealDraft()],
    ['sold with a memorandum that its issuer approved', APPROVED],
  ])('converts back to the same draft: one %s', (_what, draft) => {
    expect(draftOf(formOf(draft), draft)).toEqual(draft);
    expect(unreadable(formOf(draft))).toEqual([]);
  });

  it.each([
    ['offering-memorandum', ['OM']],
    ['accredited-investor', ['AI']],
    [undefined, []],
  ])('of before, which said that it is sold as %s, begins with %j', (soldUnder, exemptions) => {
    const before = draftWith('content', { ...COMPLETE_DRAFT.content, soldUnder, offering: undefined });
    expect(draftOf(formOf(before), before).content.offering?.exemptions).toEqual(exemptions);
  });

  it('opens at the start of a day and closes at the end of one, on the dealer’s clock', () => {
    const draft = draftOf(typed({ opensAt: '2027-01-10', closesAt: '2027-07-10' }), COMPLETE_DRAFT);
    expect([draft.opensAt, draft.closesAt]).toEqual(['2027-01-10T05:00:00.000Z', '2027-07-11T03:59:59.999Z']);
  });

  it.each([
    ['half a day', { closesAt: '2027-0' }, 'closesAt', 'officeDeals.wrong.day'],
    ['a word for units', { unitsTotal: 'many' }, 'unitsTotal', 'officeDeals.wrong.units'],
    ['half a unit', { minimumUnits: 2.5 }, 'minimumUnits', 'officeDeals.wrong.units'],
    ['units below none', { maximumUnits: -1 }, 'maximumUnits', 'officeDeals.wrong.units'],
    ['a third of a cent', { unitPrice: 1.001 }, 'unitPrice', 'officeDeals.wrong.price'],
    [
      'a cost of a third of a cent',
      { content: { ...FORM.content, costs: FORM.content.costs.map((cost) => ({ ...cost, value: 1.001 })) } },
      'content.costs.0.value',
      'officeDeals.wrong.cost',
    ],
    [
      'an appraisal of half a day',
      offered({ appraisal: { ...FORM.content.offering.appraisal, asOf: '2026-1' } }),
      'content.offering.appraisal.asOf',
      'officeDeals.wrong.day',
    ],
    [
      'a year that ends in words',
      offered({ issuer: { ...FORM.content.offering.issuer, financialYearEnd: 'June' } }),
      'content.offering.issuer.financialYearEnd',
      'officeDeals.wrong.yearEnd',
    ],
    [
      'a raise of a third of a cent',
      offered({ minimumRaise: 1.001 }),
      'content.offering.minimumRaise',
      'officeDeals.wrong.price',
    ],
    [
      'a fee above the whole',
      { content: { ...FORM.content, dealerFeeBasisPoints: 101 } },
      'content.dealerFeeBasisPoints',
      'officeDeals.wrong.percent',
    ],
  ] as const)('keeps what cannot be read in its field: %s', (_what, change, path, key) => {
    const form = typed(change);
    expect(unreadable(form)).toEqual([{ path, key, values: {} }]);
    expect(draftOf(form, COMPLETE_DRAFT)).toEqual(draftOf(typed(blank(path)), COMPLETE_DRAFT));
  });
});

function offered(change: Partial<DealForm['content']['offering']>): Partial<DealForm> {
  return { content: { ...FORM.content, offering: { ...FORM.content.offering, ...change } } };
}

const { issuer, appraisal } = FORM.content.offering;
const BLANK_OFFERINGS: Readonly<Record<string, Partial<DealForm>>> = {
  'content.offering.appraisal.asOf': offered({ appraisal: { ...appraisal, asOf: '' } }),
  'content.offering.issuer.financialYearEnd': offered({ issuer: { ...issuer, financialYearEnd: '' } }),
  'content.offering.minimumRaise': offered({ minimumRaise: null }),
};

function blank(path: string): Partial<DealForm> {
  const offering = BLANK_OFFERINGS[path];
  if (offering !== undefined) {
    return offering;
  }
  if (path === 'content.costs.0.value') {
    return {
      content: { ...FORM.content, costs: FORM.content.costs.map((cost) => ({ ...cost, value: '' })) },
    };
  }
  return path.startsWith('content.')
    ? { content: { ...FORM.content, dealerFeeBasisPoints: null } }
    : { [path]: '' };
}
