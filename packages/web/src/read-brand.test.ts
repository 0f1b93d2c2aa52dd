import { describe, expect, it } from 'vitest';
import { readBrand } from './read-brand.ts';
import { putBrandOnPage, SAMPLE_BRAND } from './testing/sample-brand.ts';

describe('the dealer’s details on a page', () => {
  it('are what the server wrote', () => {
    putBrandOnPage();
    expect(readBrand(document)).toEqual(SAMPLE_BRAND);
  });

  it('are never missing: such a page says so instead of starting', () => {
    expect(() => readBrand(document.createDocumentFragment())).toThrow('meta element named brand');
  });
});
