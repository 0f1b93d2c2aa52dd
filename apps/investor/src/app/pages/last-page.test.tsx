import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heading, openWizard } from '../../testing/open-wizard.tsx';
import { PLACED, SIGNED } from '../../testing/sample-order.ts';
import { stubBrowser } from '../../testing/stub-browser.ts';

stubBrowser();

const DEBITED: Trade = { ...SIGNED, status: 1 };
const SENT: Trade = {
  ...DEBITED,
  subDoc: { ...DEBITED.subDoc, paymentMethod: 'outside' },
  payment: { method: 'outside', accountLastDigits: null, accountHolder: null },
};

describe('the last page of an order', () => {
  it.each<[string, Trade, 'en' | 'fr', RegExp, string, string]>([
    [
      'by debit',
      DEBITED,
      'en',
      /^Thank you/,
      'Review by the dealer, Approved, Money in trust',
      'After the approval, we debit',
    ],
    [
      'paid outside',
      SENT,
      'en',
      /^Thank you/,
      'Money in trust, Review by the dealer, Approved',
      'You send it yourself',
    ],
    [
      'by debit',
      DEBITED,
      'fr',
      /^Merci/,
      'Examen par le courtier, Approbation, Argent en fiducie',
      'Une fois l’ordre approuvé',
    ],
    [
      'paid outside',
      SENT,
      'fr',
      /^Merci/,
      'Argent en fiducie, Examen par le courtier, Approbation',
      'Vous envoyez la somme',
    ],
  ])('%s says when its money comes (%#)', async (_method, trade, language, title, steps, words) => {
    await openWizard('complete', trade, { language });
    await screen.findByRole('heading', { level: 1, name: title });
    const section = screen.getByRole('region', {
      name: language === 'en' ? 'From here to the end' : 'D’ici à la fin',
    });
    const names = steps.split(', ');
    const text = section.textContent ?? '';
    const places = names.map((name) => text.indexOf(name));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(text).toContain(words);
  });

  it('has its main buttons before everything else once it is signed', async () => {
    await openWizard('complete', DEBITED);
    await heading('Thank you. Your order is with the dealer.');
    const main = within(screen.getByRole('main'));
    const [first] = main.getAllByRole('link');
    expect(first?.textContent).toBe('See it in your portfolio');
    const summary = main.getByRole('heading', { name: 'Your order' });
    expect(first?.compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('a linked bank account', () => {
  it.each<[string, Trade, boolean]>([
    ['is offered where a provider links them', { ...PLACED, linksAccounts: true }, true],
    ['is not offered without one', PLACED, false],
  ])('%s', async (_row, trade, isOffered) => {
    await openWizard('details', trade);
    await screen.findByRole('radio', { name: /^Pre-authorized debit/ });
    expect(screen.queryByRole('radio', { name: /^Linked bank account/ }) !== null).toBe(isOffered);
  });
});
