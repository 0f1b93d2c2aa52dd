import { describe, expect, it } from 'vitest';
import { lawFileSchema } from './law-file.ts';

const CONFIRMED = { rule: 'form-f9-en', by: 'A. Roy, counsel', on: '2026-11-02' };
const faultsOf = (file: unknown) =>
  (lawFileSchema.safeParse(file).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

describe('law.json', () => {
  it('lists what counsel confirmed, who did and when, with a note or without', () => {
    const file = {
      confirmed: [CONFIRMED, { ...CONFIRMED, rule: 'form-f9-fr', note: 'Letter of 2 November.' }],
    };
    expect(lawFileSchema.parse(file)).toEqual(file);
  });

  it.each([
    ['nothing at all', {}, 'confirmed'],
    ['another entry beside', { confirmed: [], fees: [] }, ''],
    ['a rule that there is not', { confirmed: [{ ...CONFIRMED, rule: 'form-f99' }] }, 'confirmed.0.rule'],
    ['a word every object has', { confirmed: [{ ...CONFIRMED, rule: 'constructor' }] }, 'confirmed.0.rule'],
    ['a rule of no use', { confirmed: [{ ...CONFIRMED, rule: 'self-certified' }] }, 'confirmed.0.rule'],
    ['a rule twice', { confirmed: [CONFIRMED, CONFIRMED] }, 'confirmed'],
    ['nobody who confirmed it', { confirmed: [{ ...CONFIRMED, by: ' ' }] }, 'confirmed.0.by'],
    ['a day that does not exist', { confirmed: [{ ...CONFIRMED, on: '2026-02-30' }] }, 'confirmed.0.on'],
    ['a day and a time', { confirmed: [{ ...CONFIRMED, on: '2026-11-02T10:00' }] }, 'confirmed.0.on'],
    ['a note without end', { confirmed: [{ ...CONFIRMED, note: 'x'.repeat(1001) }] }, 'confirmed.0.note'],
  ])('is refused with %s, and says where', (_row, file, place) => {
    expect(faultsOf(file).map(([path]) => path)).toEqual([place]);
  });
});
