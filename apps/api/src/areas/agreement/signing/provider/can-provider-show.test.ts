import { describe, expect, it } from 'vitest';
import { type CeremonyNeeds, canProviderShow } from './can-provider-show.ts';

const PLAIN: CeremonyNeeds = { languages: ['en'], purchasers: 1, forms: [] };

describe('a signing provider', () => {
  it.each<[string, boolean, Partial<CeremonyNeeds>]>([
    ['an order of one person without forms', true, {}],
    ['one in French, of somebody in Québec who reads French', true, { languages: ['fr'] }],
    ['one of somebody in Québec who reads English and may choose it', false, { languages: ['fr', 'en'] }],
    ['a joint order', false, { purchasers: 2 }],
    ['an order with Form 45-106F4', false, { forms: ['form-f4:investor'] }],
    ['an order with Form 45-106F9', false, { forms: ['form-f9:investor'] }],
    [
      'a joint order in Québec with a form of each',
      false,
      { languages: ['fr', 'en'], purchasers: 2, forms: ['form-f9:investor', 'form-f4:joint'] },
    ],
  ])('%s: holds it is %s', (_order, holds, needs) => {
    expect(canProviderShow({ ...PLAIN, ...needs })).toBe(holds);
  });
});
