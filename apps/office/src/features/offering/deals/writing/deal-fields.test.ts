import { compareDrafts } from '@portal/domain/offering/deals/authoring/compare-drafts';
import { emptyDealDraft } from '@portal/domain/offering/deals/authoring/deal-draft';
import { COMPLETE_DRAFT } from '@portal/domain/offering/deals/testing/complete-draft';
import { describe, expect, it } from 'vitest';
import { fieldAt } from './deal-fields.ts';

describe('a path of a draft', () => {
  it.each([
    ['slug', 'basics', 'slug', null, null],
    ['content.name.fr', 'basics', 'name', null, 'fr'],
    ['content.faqs.2.answer.en', 'answers', 'answer', 3, 'en'],
    ['content.faqs', 'answers', 'faqs', null, null],
    ['content.team.0.portrait', 'team', 'portrait', 1, null],
  ] as const)('%s is in the section %s', (path, section, name, entry, language) => {
    expect(fieldAt(path)).toEqual({ section, name, entry, language });
  });

  it.each(['', 'content', 'constructor', 'content.faqs.2.mood'])('%j names no field', (path) => {
    expect(fieldAt(path)).toBeNull();
  });

  it('of every value has a section and a name', () => {
    const paths = compareDrafts(emptyDealDraft(), COMPLETE_DRAFT).map(({ path }) => path);
    expect(paths.filter((path) => fieldAt(path) === null)).toEqual([]);
  });
});
