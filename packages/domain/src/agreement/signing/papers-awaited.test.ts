import { describe, expect, it } from 'vitest';
import { type PapersOfPurchaser, papersAwaitedOf, type SaidOnPapers } from './papers-awaited.ts';

const SAID: SaidOnPapers = {
  exemption: 'OM',
  totalCents: '2500000',
  sale: '["Units","Olympia","closing"]',
  isInQuebec: false,
};
const SIGNED: PapersOfPurchaser = {
  decided: SAID,
  onPapers: SAID,
  formsAsked: ['form-f4:investor'],
  formsSigned: ['form-f4:investor'],
};

describe('signed papers', () => {
  it.each([
    ['do where they say what was decided last', [SIGNED], null],
    ['do where no form is asked for', [{ ...SIGNED, formsAsked: [], formsSigned: [] }], null],
    ['do with a form more than is asked for', [{ ...SIGNED, formsAsked: [] }], null],
    ['do of an order that nothing was decided of', [], null],
    ['lack a form that was decided on', [{ ...SIGNED, formsSigned: [] }], 'FORM_MISSING'],
    [
      'lack the form of the second purchaser, though the first signed theirs',
      [SIGNED, { ...SIGNED, formsAsked: ['form-f4:joint'] }],
      'FORM_MISSING',
    ],
    ['name no exemption', [{ ...SIGNED, onPapers: null }], 'PAPER_OUTDATED'],
    ['name another exemption', [{ ...SIGNED, onPapers: { ...SAID, exemption: 'AI' } }], 'PAPER_OUTDATED'],
    [
      'name an amount that is a cent less',
      [{ ...SIGNED, onPapers: { ...SAID, totalCents: '2499999' } }],
      'PAPER_OUTDATED',
    ],
    [
      'name another trustee than the deal does by now',
      [{ ...SIGNED, onPapers: { ...SAID, sale: '["Units","Computershare","closing"]' } }],
      'PAPER_OUTDATED',
    ],
    [
      'were signed before the person moved to Québec, where French comes first',
      [{ ...SIGNED, decided: { ...SAID, isInQuebec: true } }],
      'PAPER_OUTDATED',
    ],
    [
      'do where the person moved away from Québec',
      [{ ...SIGNED, onPapers: { ...SAID, isInQuebec: true } }],
      null,
    ],
    [
      'of the second purchaser say something else than was decided of them',
      [SIGNED, { ...SIGNED, onPapers: { ...SAID, exemption: 'AI' } }],
      'PAPER_OUTDATED',
    ],
  ] as const)('%s', (_what, purchasers, awaited) => {
    expect(papersAwaitedOf(purchasers)).toBe(awaited);
  });
});
