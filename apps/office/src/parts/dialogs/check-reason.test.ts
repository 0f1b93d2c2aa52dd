import { REASON_MAX_LENGTH } from '@portal/domain/ground/forms/office-reason';
import { describe, expect, it } from 'vitest';
import { checkReason } from './check-reason.ts';

const keysOf = (reason: string, required?: string) =>
  checkReason({ reason }, required).map(({ path, key }) => [path, key]);

describe('a reason', () => {
  it.each([
    ['is missing where nothing is typed', '', [['reason', 'office.reason.required']]],
    ['is missing where only blanks are', '  \n', [['reason', 'office.reason.required']]],
    ['is long enough with a word', 'Twice', []],
    ['fits at its limit, blanks around it apart', ` ${'a'.repeat(REASON_MAX_LENGTH)} `, []],
    ['is too long beyond it', 'a'.repeat(REASON_MAX_LENGTH + 1), [['reason', 'office.reason.tooLong']]],
  ])('%s', (_what, typed, found) => {
    expect(keysOf(typed)).toEqual(found);
  });

  it('may be asked for in its own words', () => {
    expect(keysOf('', 'officeDesk.takeOver.required')).toEqual([['reason', 'officeDesk.takeOver.required']]);
  });
});
