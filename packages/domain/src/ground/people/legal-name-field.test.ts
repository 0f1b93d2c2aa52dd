import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { legalNameField } from './legal-name-field.ts';

const FIELD = legalNameField({ missing: 'is missing', tooLong: 'is too long', notAName: 'is no name' });

describe('the field of a name', () => {
  it('keeps a name as it is kept everywhere', () => {
    expect(z.parse(FIELD, '  Ada ')).toBe('Ada');
  });

  it.each([
    ['nothing', '', 'is missing'],
    ['something that is no text', 7, 'is missing'],
    ['more than fits', 'x'.repeat(81), 'is too long'],
    ['a sum', 'Ada won 500', 'is no name'],
  ])('says of %s what is wrong with it', (_row, typed, message) => {
    expect(z.safeParse(FIELD, typed).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
