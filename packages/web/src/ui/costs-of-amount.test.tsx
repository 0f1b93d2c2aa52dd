import type { DealCost } from '@portal/domain/offering/deals/deal.wire';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { CostsOfAmount } from './costs-of-amount.tsx';

const COMMISSION: DealCost = {
  label: 'Commission',
  kind: 'percent',
  value: 5,
  when: 'start',
  paidBy: 'issuer',
  isEstimate: false,
};
const FILING: DealCost = { ...COMMISSION, label: 'Filing', kind: 'dollars', value: 12.5 };
const YEARLY: DealCost = {
  ...COMMISSION,
  label: 'Management',
  value: 1.69,
  when: 'yearly',
  isEstimate: true,
};
const REDEMPTION: DealCost = {
  ...COMMISSION,
  label: 'Redemption',
  value: 2,
  when: 'exit',
  paidBy: 'investor',
};

function shown(costs: readonly DealCost[], language: 'en' | 'fr' = 'en'): string[] {
  cleanup();
  draw(<CostsOfAmount costs={costs} amount={37_500} />, language);
  return [...document.querySelectorAll('dl > div')].map((row) => (row.textContent ?? '').replace(/\s/g, ' '));
}

describe('the costs of an amount', () => {
  it('are listed line by line, with their total', () => {
    expect(shown([COMMISSION, FILING, YEARLY])).toEqual([
      'Commission, 5%$1,875.00',
      'Filing$12.50',
      'Total costs$1,887.50',
      'Management, 1.69%about $634',
    ]);
    expect(screen.getByText(/^The issuer pays these costs/)).toBeDefined();
  });

  it('are written in French', () => {
    expect(shown([COMMISSION, YEARLY], 'fr')).toEqual([
      'Commission, 5 %1 875,00 $',
      'Management, 1,69 %environ 634 $',
    ]);
  });

  it('say which are the investor’s if the issuer pays others', () => {
    expect(shown([COMMISSION, REDEMPTION])).toEqual([
      'Commission, 5%$1,875.00',
      'Redemption, 2% (paid by the investor)$750.00',
    ]);
    expect(shown([REDEMPTION]).at(-1)).toBe('Redemption, 2%$750.00');
  });
});
