import { actionsOf } from '@portal/domain/firm/staff/permissions';
import { tradeToWire } from '@portal/domain/order/trades/trade-on-wire';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice } from '../../../../testing/open-office.tsx';
import { SAMPLE_ORDER, SAMPLE_WORK } from '../../../../testing/sample-order.ts';
import { TRADE_IN_FRENCH } from '../../../../testing/sample-trade.ts';

const COMPLIANCE = { ...ADA, roles: ['compliance'], actions: actionsOf(['compliance']) };
const SEEN = {
  trade: tradeToWire(TRADE_IN_FRENCH),
  atDealer: {
    holder: null,
    changes: {
      id: 'r1',
      askedAt: '2026-11-20T15:00:00.000Z',
      answerBy: '2126-11-27',
      tasks: [
        {
          id: 't1',
          path: 'basics.phone',
          reason: 'out-of-date',
          note: 'Le numéro sonne dans le vide.',
          isAnswered: false,
          sentence: 'Téléphone\u00a0: dites-nous ce qu’il en est aujourd’hui.',
        },
      ],
    },
  },
  language: 'fr',
  until: new Date(Date.now() + 900_000).toISOString(),
};

// Loaded before the tests, whose time limits are not about loading a page.
beforeAll(() => Promise.all([import('../order-page.tsx'), import('./as-investor-view.tsx')]));

async function look(): Promise<HTMLElement> {
  const sent = answerWith({
    'GET /me': [good(COMPLIANCE)],
    'GET /orders/o1': [good({ ...SAMPLE_ORDER, profiles: [] })],
    'POST /viewing': [good(SAMPLE_WORK)],
    'POST /orders/o1/as-investor': [good(SEEN)],
  });
  await openOffice('/office/orders/o1');
  fireEvent.click(await screen.findByRole('button', { name: 'View as investor' }));
  fireEvent.change(await screen.findByRole('textbox', { name: /^Reason/ }), {
    target: { value: 'They called about the phone.' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  const article = await screen.findByRole('article');
  expect(sent.find(({ call }) => call === 'POST /orders/o1/as-investor')?.body).toEqual({
    reason: 'They called about the phone.',
  });
  return article;
}

describe('what the investor sees of an order', () => {
  it('is the investor’s own page in their language: state, tasks, deadlines, amounts, costs and papers', async () => {
    const article = await look();
    expect(article.closest('[lang]')?.getAttribute('lang')).toBe('fr');
    const text = (article.textContent ?? '').replace(/\s/g, ' ');
    for (const part of [
      'Ordre : Lofts du port',
      'Modifications demandées',
      'Téléphone : dites-nous ce qu’il en est aujourd’hui.',
      'Le numéro sonne dans le vide.',
      'Vous pouvez annuler jusqu’à minuit',
      '50 000,00 $',
      'Commission au courtier, 5 %2 500,00 $',
      'Convention de souscription',
      'Notice d’offre',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('is read only: nothing in it can be pressed, and the office around it keeps its language', async () => {
    const article = await look();
    expect(within(article).queryAllByRole('button')).toEqual([]);
    expect(within(article).queryAllByRole('link')).toEqual([]);
    screen.getByText(/^Read-only view, open until/);
    screen.getByText(/You gave the reason: They called about the phone\.$/);
    expect(document.documentElement.lang).toBe('en-CA');
    cleanup();
  });
});
