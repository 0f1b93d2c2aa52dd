import { describe, expect, it } from 'vitest';
import { wrongFieldsIn } from '../../ground/forms/testing/wrong-in.ts';
import {
  deskFilterSchema,
  deskQuerySchema,
  SEARCH_LENGTH_MAX,
  TAG_LENGTH_MAX,
  tagField,
} from './desk-query.ts';

describe('a list of the desk', () => {
  it.each<[string, object]>([
    ['for all of it', {}],
    ['by what was claimed', { holder: 'me', sort: 'oldest' }],
    ['by what is late', { due: 'overdue', why: 'answered' }],
    ['by what an order is and how it is paid', { status: 'inReview', method: 'debit', deal: 'harbour' }],
    ['by whose client lives where', { province: 'CAN-QC', representative: 'rep-01' }],
    ['by a tag, with what was put off', { tag: 'T'.repeat(TAG_LENGTH_MAX), snoozed: 'all' }],
    ['by a search as long as may be', { search: 'a'.repeat(SEARCH_LENGTH_MAX) }],
  ])('is asked for %s, and such a view may be kept', (_row, filter) => {
    expect(deskFilterSchema.parse(filter)).toEqual(filter);
    expect(deskQuerySchema.parse({ ...filter, after: 'c' })).toEqual({ ...filter, after: 'c' });
  });

  it('has no blanks around what was typed', () => {
    expect(deskQuerySchema.parse({ search: ' Roy ', tag: ' urgent' })).toEqual({
      search: 'Roy',
      tag: 'urgent',
    });
    expect(tagField.parse(' urgent ')).toBe('urgent');
  });

  it.each<[string, object, string]>([
    ['a filter that there is not, rather than to show everything', { holders: 'me' }, 'unrecognized_keys'],
    ['a time that nothing is due at', { due: 'tomorrow' }, 'due'],
    ['a number of a status', { status: '3' }, 'status'],
    ['nobody’s orders by an empty id', { holder: '' }, 'holder'],
    ['a search for blanks', { search: ' ' }, 'search'],
    ['a search for too much', { search: 'a'.repeat(SEARCH_LENGTH_MAX + 1) }, 'search'],
    ['a tag of blanks', { tag: ' ' }, 'tag'],
    ['a tag that is a sentence', { tag: 'T'.repeat(TAG_LENGTH_MAX + 1) }, 'tag'],
  ])('refuses %s', (_row, query, wrong) => {
    expect(wrongFieldsIn(deskQuerySchema, query)).toEqual([wrong]);
  });

  it('keeps no page with a view', () => {
    expect(deskFilterSchema.safeParse({ due: 'today', after: 'c' }).success).toBe(false);
  });
});
