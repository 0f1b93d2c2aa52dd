import { expect, it } from 'vitest';
import { COMPLETE_DRAFT } from '../testing/complete-draft.ts';
import { COMPLETE_OFFERING } from '../testing/complete-offering.ts';
import type { DealContent } from './deal-content.ts';
import { keepUnsaid } from './keep-unsaid.ts';

const FILM = {
  id: 'wharf',
  title: { en: 'The wharf', fr: 'Le quai' },
  video: 'v1',
  poster: '/p.webp',
  captions: { en: 'c1', fr: 'c2' },
};

it.each<[string, Partial<DealContent>, Partial<DealContent>, DealContent['films']]>([
  ['stay where nothing is said of them', {}, { films: [FILM] }, [FILM]],
  ['go where somebody took all of them away', { films: [] }, { films: [FILM] }, []],
  ['are what is said', { films: [FILM] }, { films: [] }, [FILM]],
  ['are none where there never were any', {}, {}, undefined],
])('films %s', (_what, said, before, expected) => {
  const { films: _films, ...content } = COMPLETE_DRAFT.content;
  const draft = { ...COMPLETE_DRAFT, content: { ...content, ...said } };
  expect(keepUnsaid(draft, { ...content, ...before }).content.films).toEqual(expected);
});

it.each<[string, Partial<DealContent>, Partial<DealContent>, number | undefined]>([
  ['stay where nothing is said of them', {}, {}, 1],
  ['go where somebody took all of them away', { costs: [] }, {}, 0],
  ['are none where there never were any', {}, { costs: undefined }, undefined],
])('costs %s', (_what, said, before, expected) => {
  const { costs: _costs, ...content } = COMPLETE_DRAFT.content;
  const draft = { ...COMPLETE_DRAFT, content: { ...content, ...said } };
  expect(keepUnsaid(draft, { ...COMPLETE_DRAFT.content, ...before }).content.costs?.length).toBe(expected);
});

it.each<[string, Partial<DealContent>, DealContent['offering'], string | undefined]>([
  ['stays where nothing is said of it', {}, COMPLETE_OFFERING, 'Cedar Trust Company'],
  ['is what is said', { offering: { ...COMPLETE_OFFERING, trustee: '' } }, COMPLETE_OFFERING, ''],
  ['is none where there never was one', {}, undefined, undefined],
])('the offering %s', (_what, said, before, expected) => {
  const { offering: _offering, ...content } = COMPLETE_DRAFT.content;
  const draft = { ...COMPLETE_DRAFT, content: { ...content, ...said } };
  const kept = keepUnsaid(draft, { ...content, ...(before === undefined ? {} : { offering: before }) });
  expect(kept.content.offering?.trustee).toBe(expected);
});
