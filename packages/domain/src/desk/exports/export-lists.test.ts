import { expect, it } from 'vitest';
import { officeDesk } from '../../../../messages/src/en/office-desk.ts';
import { officeExports } from '../../../../messages/src/en/office-exports.ts';
import { partAt } from '../../client/kyc/fields/draft.ts';
import { EXPORT_LISTS, exportListKey } from './export-lists.ts';

it.each(EXPORT_LISTS)('the list %s has a name', (list) => {
  expect(partAt({ officeDesk, officeExports }, exportListKey(list))).toEqual(expect.any(String));
});

it('no two lists have one name', () => {
  expect(new Set(EXPORT_LISTS.map(exportListKey)).size).toBe(EXPORT_LISTS.length);
});
