import { describe, expect, it } from 'vitest';
import { isServedProvince } from './is-served-province.ts';

describe('a dealer registered in Ontario and Quebec', () => {
  it.each<[string, string | null | undefined, boolean]>([
    ['serves who lives in Ontario', 'CAN-ON', true],
    ['serves who lives in Quebec', 'CAN-QC', true],
    ['does not serve who lives in Nova Scotia', 'CAN-NS', false],
    ['does not serve who lives in Yukon', 'CAN-YT', false],
    ['does not serve who lives nowhere that it knows', 'USA-NY', false],
    ['does not turn away who has not said where they live', null, true],
    ['does not turn away who was not asked', undefined, true],
  ])('%s', (_row, province, expected) => {
    expect(isServedProvince(province, ['CAN-ON', 'CAN-QC'])).toBe(expected);
  });
});
