import { describe, expect, it } from 'vitest';
import { draftWith } from '../testing/complete-draft.ts';
import { COMPLETE_OFFERING } from '../testing/complete-offering.ts';
import { textsOf, unconfirmedTexts } from './deal-texts.ts';

const DRAFT = draftWith('content.offering', COMPLETE_OFFERING);
const { content } = DRAFT;

/** Every object that has an English and a French part, wherever it stands. */
function pairsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) {
    return 0;
  }
  const own = 'en' in value && 'fr' in value ? 1 : 0;
  return own + Object.values(value).reduce((sum: number, part) => sum + pairsIn(part), 0);
}

describe('the texts of a deal', () => {
  it('are all that the content has in two languages', () => {
    expect(textsOf(content)).toHaveLength(pairsIn(content));
  });

  it('are named as the draft has them', () => {
    for (const { path, text } of textsOf(content)) {
      const found = path.split('.').reduce<unknown>((part, name) => Reflect.get(Object(part), name), DRAFT);
      expect(found).toEqual(text);
    }
  });

  it('have to be read where nobody has read any, except those with the same words', () => {
    const asked = unconfirmedTexts(content, null);
    expect(asked).toHaveLength(textsOf(content).filter(({ text }) => text.en !== text.fr).length);
    expect(new Set(asked.map(({ because }) => because))).toEqual(new Set(['neverRead']));
  });

  it('may be put in another order without being read again', () => {
    const turned = { ...content, infoTable: [...content.infoTable].reverse() };
    expect(unconfirmedTexts(turned, content)).toEqual([]);
  });
});
