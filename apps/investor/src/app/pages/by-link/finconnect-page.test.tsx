import type { Language } from '@portal/domain/ground/people/languages';
import type { FinconnectView } from '@portal/domain/money/payments/payments.wire';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeToWire } from '@portal/domain/order/trades/trade-on-wire';
import { SAMPLE_BRAND } from '@portal/web/testing/sample-brand';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { authenticate } from '#state/slices/auth-slice.ts';
import { setLanguage } from '#state/slices/language-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, type Answers, answerWith, type SentCall } from '../../../testing/api-answers.ts';
import { DETAILED, MAPLE, profile } from '../../../testing/sample-order.ts';
import { stubBrowser } from '../../../testing/stub-browser.ts';
import { App } from '../../app.tsx';
import { startMessages } from '../../messages.ts';
import { findRoute } from '../../routes/find-route.ts';

const PAGE = '/finconnect/the-token';
const RETURN_URL = 'https://portal.example.ca/privacy-policy?from=finconnect';
const VIEW: FinconnectView = {
  status: 'open',
  dealName: 'Maple Gate',
  amount: 2500,
  trustee: 'Cedar Narrows Trust Company',
  dealerEmail: 'support@northline.example',
  dealerPhone: '1-844-955-4114',
  accountHolder: 'Ana Roy',
  returnUrl: RETURN_URL,
};
const LINKED: Trade = {
  ...DETAILED,
  subDoc: { ...DETAILED.subDoc, paymentMethod: 'linked' },
  payment: { method: 'linked', accountLastDigits: null, accountHolder: null },
};

const ok = (data: unknown) => ({ status: 200, body: { data } });
const INVALID = {
  status: 404,
  body: {
    statusCode: 404,
    error: 'Not Found',
    code: 'FINCONNECT_LINK_INVALID',
    message: ['No.'],
    requestId: 'r',
  },
};

// The first test of a file loads all the code, which is slow on a busy machine.
stubBrowser();

let address = '';
function Address() {
  address = useLocation().pathname;
  return null;
}

async function open(
  page: string,
  answers: Answers,
  { language = 'en' as Language, signedIn = false } = {},
): Promise<SentCall[]> {
  const sent = answerWith(answers);
  const store = createStore();
  if (signedIn) {
    store.dispatch(authenticate('token'));
  }
  store.dispatch(setLanguage(language));
  const route = findRoute(page.split(/[?#]/)[0] ?? page);
  await route.preload();
  const messages = await startMessages(language, route.texts, SAMPLE_BRAND);
  render(
    <MemoryRouter initialEntries={[page]}>
      <Address />
      <App store={store} messages={messages} />
    </MemoryRouter>,
  );
  return sent;
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the page that links a bank account', () => {
  it('says what is debited and to whom, and sends nothing while anything is missing', async () => {
    const sent = await open(PAGE, { '/finconnect/open': ok(VIEW) });
    await title('Link your bank account');
    expect(document.body.textContent).toContain('$2,500.00');
    expect(document.body.textContent).toContain('Cedar Narrows Trust Company');
    expect(screen.getByLabelText<HTMLInputElement>('Account holder').value).toBe('Ana Roy');
    type('Transit number', '123');
    type('Institution number', '003');
    fireEvent.click(screen.getByRole('button', { name: 'Link and authorize' }));
    const alert = await screen.findByRole('alert', { name: '3 answers need your attention' });
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(alert.querySelectorAll('a')).toHaveLength(3);
    expect(sent.map(({ path }) => path)).toEqual(['/finconnect/open']);
    expect(sent.every(({ path }) => !path.includes('the-token'))).toBe(true);
  });

  it('speaks French', async () => {
    await open(PAGE, { '/finconnect/open': ok(VIEW) }, { language: 'fr' });
    await title('Liez votre compte bancaire');
    expect(screen.getByRole('button', { name: 'Lier et autoriser le débit' })).toBeTruthy();
  });

  it.each([
    [
      'was used',
      ok({ ...VIEW, status: 'done' }),
      'Your account is linked',
      '/privacy-policy?from=finconnect',
    ],
    [
      'has ended',
      ok({ ...VIEW, status: 'expired' }),
      'This link no longer works',
      '/privacy-policy?from=finconnect',
    ],
    ['never was', INVALID, 'This link no longer works', '/dashboard/portfolio'],
  ])('shows the way on when the link %s', async (_case, answer, heading, href) => {
    await open(PAGE, { '/finconnect/open': answer });
    const shown = await title(heading);
    await waitFor(() => expect(document.activeElement).toBe(shown));
    expect(screen.getAllByRole('link').some((link) => link.getAttribute('href') === href)).toBe(true);
  });
});

describe('the way back from a provider', () => {
  const BACK =
    '/finconnect/return#state=s&reference=acct&lastDigits=4321&accountHolder=Ana%20Roy&signature=x';

  it('records the account and goes on to the order', async () => {
    await findRoute('/privacy-policy').preload();
    const sent = await open(BACK, { '/finconnect/return': ok({ returnUrl: RETURN_URL }) });
    await waitFor(() => expect(address).toBe('/privacy-policy'));
    expect(sent[0]?.body).toEqual({
      state: 's',
      reference: 'acct',
      lastDigits: '4321',
      accountHolder: 'Ana Roy',
      signature: 'x',
    });
  });

  it('says that nothing was recorded if the answer is not trusted', async () => {
    await open(BACK, { '/finconnect/return': INVALID });
    await title('Your account was not linked');
  });
});

describe('the pay step of a linked account', () => {
  const answersOf = (url: string): Answers => ({
    '/user/profile/': ok(ANA),
    '/user/deal/live/maple-gate': ok(MAPLE),
    '/user/trades/u1': ok({ trades: [tradeToWire(LINKED)], activeTradesTotal: 0 }),
    '/user/kyc/details': ok(profile('2026-11-01T00:00:00Z')),
    '/user/list/deal/live': ok([]),
    '/user/finconnect/investment/link/trade-1': ok({ url }),
    '/finconnect/open': ok(VIEW),
  });

  async function begin(url: string) {
    await open('/wizard/maple-gate/pay', answersOf(url), { signedIn: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Link my bank account' }));
    await screen.findByRole('dialog', { name: 'Continue on the secure page' });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  }

  it("leads to the portal's own page", async () => {
    await begin('https://other.name.example/finconnect/a-token');
    await waitFor(() => expect(address).toBe('/finconnect/a-token'));
    await title('Link your bank account');
  });

  it('asks for the debit agreement before leading to a provider', async () => {
    await begin('https://connect.example.ca/start?state=s');
    await screen.findByText(/You continue at connect\.example\.ca/);
    const goOn = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
    expect(goOn.disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox'));
    await waitFor(() => expect(goOn.disabled).toBe(false));
  });
});
