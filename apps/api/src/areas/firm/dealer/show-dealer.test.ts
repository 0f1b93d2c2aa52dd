import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadBrand } from '../../../platform/brand/load-brand.ts';
import { SAMPLE_BRAND_FOLDER } from '../../../platform/brand/the-brand.ts';
import { enterOffice } from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { showDealer } from './show-dealer.ts';

let portal: TestPortal;
let folder: string;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-dealer-'));
  cpSync(SAMPLE_BRAND_FOLDER, folder, { recursive: true });
  return () => rmSync(folder, { recursive: true });
});

const change = (name: string, from: string, to: string) =>
  writeFileSync(join(folder, name), readFileSync(join(folder, name), 'utf8').replace(from, to));
/** A server that started with the folder as it was. */
const started = () => ({ config: { ...portal.deps.config, brand: loadBrand(folder) } });

describe('the particulars of the dealer', () => {
  it('are what the portal shows, in both languages, with nothing wrong', () => {
    const dealer = showDealer(started());
    expect(dealer).toMatchObject({
      folder,
      isSample: false,
      isBehind: false,
      faults: [],
      dealer: { city: 'Toronto' },
      words: { ofName: { en: 'of Northline', fr: 'de Northline' } },
      ownTexts: [],
    });
    expect(dealer.words).not.toHaveProperty('texts');
    expect(JSON.stringify(dealer)).not.toMatch(/4510027|Cedar Narrows/);
  });

  it('are those of the start if the folder has changed since, which is pointed out', () => {
    const deps = started();
    change('en.json', 'of Northline', 'of Southline');
    expect(showDealer(deps)).toMatchObject({
      isBehind: true,
      faults: [],
      words: { ofName: { en: 'of Northline' } },
    });
  });

  it('say what is wrong in the folder, and where, that would keep a server from starting', () => {
    const deps = started();
    change('brand.json', '"4510027"', '"45100"');
    rmSync(join(folder, 'mark.svg'));
    writeFileSync(join(folder, 'fr.json'), '{');
    expect(showDealer(deps).faults).toEqual([
      {
        kind: 'value',
        file: 'brand.json',
        place: 'trustee.account',
        detail: 'is the 7 to 12 digits of an account',
      },
      { kind: 'unreadable', file: 'fr.json', place: '', detail: expect.any(String) },
      { kind: 'missing', file: 'mark.svg', place: '', detail: 'is missing' },
    ]);
  });

  it.each([
    ['an administrator', 'administrator', 200],
    ['compliance', 'compliance', 200],
    ['a deal manager', 'deals', 403],
    ['finance', 'finance', 200],
  ] as const)('are for %s: %s is answered %i', async (_who, role, status) => {
    const colleague = await enterOffice(portal, { role });
    expect((await colleague.get('/office/dealer')).statusCode).toBe(status);
  });
});
