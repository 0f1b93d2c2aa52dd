import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { authenticate } from '#state/slices/auth-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, answerWith } from '../../../testing/api-answers.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { MAPLE } from '../../../testing/sample-order.ts';

const ok = (data: unknown) => ({ status: 200, body: { data } });
const FUND = { 'CAN-ON': 'om-no-funds', 'CAN-QC': 'om-no-funds' } as const;
const SALE: NonNullable<Deal['sale']> = {
  security: 'Class A units of Maple Gate LP',
  trustee: 'Cedar Narrows Trust Company',
  releaseConditions: 'The smallest raise is reached.',
  related: { kind: 'connected', how: 'A director of the issuer is ours, too.' },
  redemption: {
    terms: 'Units cannot be given back.',
    status: 'suspended',
    since: '2026-09-01',
    source: 'Notice 4',
  },
  values: [{ where: 'The building once renovated', value: 21_000_000, basis: 'Every home is let.' }],
  appraisal: { value: 18_500_000, asOf: '2026-10-15', appraiser: 'Ines Caron', isIndependent: true },
};

async function open(address: string, change: Partial<Deal>): Promise<void> {
  const store = createStore();
  store.dispatch(authenticate('token'));
  const deal = { ...MAPLE, ...change };
  answerWith({
    '/user/profile/': ok({ ...ANA, province: 'CAN-ON' }),
    '/served-provinces': ok(['CAN-ON', 'CAN-BC']),
    '/user/list/deal/live': ok([deal]),
    '/user/platform-videos/': ok([]),
    '/user/onboarded': ok({ answers: {} }),
    '/user/trades/u1': ok({ trades: [], activeTradesTotal: 0 }),
    [`/user/deal/live/${deal.slug}`]: ok(deal),
  });
  await openApp(address, store);
}

it('a card says that a fund is not offered where the person lives, and what would have to be true', async () => {
  await open('/dashboard/marketplace', {
    offering: { offeredIn: ['CAN-BC'], exemptions: ['AI', 'OM'], fundRules: FUND },
  });
  await screen.findByText('Not offered in Ontario');
  screen.getByText(/sold to accredited investors alone/);
});

it('a card says that accredited investors alone can buy a deal', async () => {
  await open('/dashboard/marketplace', { offering: { offeredIn: ['CAN-ON'], exemptions: ['AI'] } });
  await screen.findByText('Only accredited investors can buy it.');
  expect(screen.queryByText(/Not offered/)).toBeNull();
});

it('a page has why in the place of the way into an order, and what investors must know of the sale', async () => {
  await open(`/dashboard/marketplace/${MAPLE.slug}`, {
    offering: { offeredIn: ['CAN-BC'], exemptions: ['AI', 'OM'] },
    sale: SALE,
  });
  await screen.findByText('Not offered in Ontario');
  expect(screen.queryByRole('link', { name: 'Invest' })).toBeNull();
  screen.getByText('The issuer is connected to us');
  screen.getByText('A director of the issuer is ours, too.');
  const sale = within(screen.getByRole('region', { name: 'How it is sold' }));
  sale.getByText('Class A units of Maple Gate LP');
  sale.getByText('British Columbia');
  sale.getByText(/pays nothing back \(Notice 4\)\. Units cannot be given back\./);
  const values = sale.getAllByText(/^\$\d/);
  expect(values.map(({ textContent }) => textContent)).toEqual(['$18,500,000', '$21,000,000']);
  expect(new Set(values.map(({ className }) => className)).size).toBe(1);
});

it('a page offers its order where the deal says nothing of where it is offered', async () => {
  await open(`/dashboard/marketplace/${MAPLE.slug}`, {});
  await screen.findAllByRole('link', { name: 'Invest' });
  expect(screen.queryByText('How it is sold')).toBeNull();
});
