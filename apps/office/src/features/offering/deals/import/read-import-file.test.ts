import { IMPORT_CHARACTERS_MAX } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { describe, expect, it } from 'vitest';
import { readImportFile } from './read-import-file.ts';

const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);
const WINDOWS_1252 = new Uint8Array([0xc9, 0x72, 0x61, 0x62, 0x6c, 0x65, 0x73, 0x80]);

describe('a file of deals', () => {
  it.each([
    ['a CSV', file('deals.csv', 'name\nÉrables'), { format: 'csv', text: 'name\nÉrables' }],
    ['a CSV with the mark of UTF-8', file('deals.csv', '\ufeffname'), { format: 'csv', text: 'name' }],
    ['a CSV of Windows', file('DEALS.CSV', WINDOWS_1252), { format: 'csv', text: 'Érables€' }],
    ['JSON', file('deals.JSON', '[]'), { format: 'json', text: '[]' }],
  ])('is read: %s', async (_what, chosen, input) => {
    expect(await readImportFile(chosen)).toEqual(input);
  });

  it('is not read if it is too large to be sent', async () => {
    expect(await readImportFile(file('deals.csv', 'x'.repeat(IMPORT_CHARACTERS_MAX + 1)))).toBeNull();
  });
});
