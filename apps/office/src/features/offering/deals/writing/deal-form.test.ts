import { emptyDealDraft } from '@portal/domain/offering/deals/authoring/deal-draft';
import { COMPLETE_DRAFT } from '@portal/domain/offering/deals/testing/complete-draft';
import { describe, expect, it } from 'vitest';
import { type DealForm, draftOf, formOf, unreadable } from './deal-form.ts';

const FORM = formOf(COMPLETE_DRAFT);
const typed = (change: Partial<DealForm>): DealForm => ({ ...FORM, ...change });

describe('the form of a deal', () => {
  it.each([
    ['that is complete', COMPLETE_DRAFT],
    ['of which nothing is known', emptyDealDraft()],
  ])('converts back to the same draft: one %s', (_what, draft) => {
    expect(draftOf(formOf(draft), draft)).toEqual(draft);
    expect(unreadable(formOf(draft))).toEqual([]);
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

function blank(path: string): Partial<DealForm> {
  if (path === 'content.costs.0.value') {
    return {
      content: { ...FORM.content, costs: FORM.content.costs.map((cost) => ({ ...cost, value: '' })) },
    };
  }
  return path.startsWith('content.')
    ? { content: { ...FORM.content, dealerFeeBasisPoints: null } }
    : { [path]: '' };
}
