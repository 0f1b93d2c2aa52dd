import type { DealCostDraft } from '@portal/domain/offering/deals/authoring/deal-content';
import { describe, expect, it } from 'vitest';
import { ownCosts } from './own-costs.ts';

const cost = (changes: Partial<DealCostDraft>): DealCostDraft => ({
  label: { en: 'Entry fee', fr: 'Frais d’entrée' },
  kind: 'percent',
  value: 2,
  when: 'start',
  paidBy: 'investor',
  isEstimate: false,
  ...changes,
});
const transfer = cost({
  label: { en: 'Transfer fee', fr: 'Frais de transfert' },
  kind: 'dollars',
  value: 150,
  when: 'exit',
});

describe('what an investor pays beside the total price', () => {
  it.each([
    ['nothing where the deal names no cost', [], 'en', null],
    ['nothing where the issuer pays', [cost({ paidBy: 'issuer' })], 'en', null],
    ['a share in dollars of the order', [cost({})], 'en', 'Entry fee, $500.00 with the order'],
    ['a yearly cost', [cost({ when: 'yearly' })], 'en', 'Entry fee, $500.00 each year'],
    [
      'about as much as was estimated',
      [cost({ isEstimate: true })],
      'en',
      'Entry fee, about $500.00 with the order',
    ],
    [
      'several, by when they are paid, and none that the issuer pays',
      [transfer, cost({ paidBy: 'issuer' }), cost({})],
      'en',
      'Entry fee, $500.00 with the order; Transfer fee, $150.00 when you get out',
    ],
    ['the same in French', [transfer], 'fr', 'Frais de transfert, 150,00\u00a0$ à la sortie'],
  ] as const)('%s', (_row, costs, language, expected) => {
    expect(ownCosts(costs, 2_500_000n, language)).toBe(expected);
  });
});
