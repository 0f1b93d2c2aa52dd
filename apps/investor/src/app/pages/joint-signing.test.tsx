import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeToWire } from '@portal/domain/order/trades/trade-on-wire';
import { SAMPLE_BRAND } from '@portal/web/testing/sample-brand';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { authenticate } from '#state/slices/auth-slice.ts';
import { setLanguage } from '#state/slices/language-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, type Answers, answerWith, type SentCall } from '../../testing/api-answers.ts';
import { AUTHORIZED, MAPLE, PLACED, profile } from '../../testing/sample-order.ts';
import { stubBrowser } from '../../testing/stub-browser.ts';
import { App } from '../app.tsx';
import { startMessages } from '../messages.ts';
import { findRoute } from '../routes/find-route.ts';

const ok = (data: unknown) => ({ status: 200, body: { data } });
stubBrowser();

const BEN = {
  firstName: 'Benoît',
  lastName: 'Roy',
  email: 'benoit@example.ca',
  relation: 'spouse',
  language: 'fr',
} as const;
const AT = '2026-11-20T16:00:00Z';
const LATER = '2099-11-23T16:00:00Z';

const WAITING: Trade = {
  ...AUTHORIZED,
  kycId: { id: 'kyc-1', signedAt: AT },
  docusignCompleted: true,
  approvalProcess: { investorSignedAt: AT, jointSignedAt: null },
  jointInvestor: BEN,
  jointSigning: { status: 'waiting', at: AT, linkExpiresAt: LATER, owesMemorandum: false },
  nextAction: 'wait-for-joint',
};

async function open(address: string, trade: Trade | null, more: Answers = {}): Promise<SentCall[]> {
  const sent = answerWith({
    '/user/profile/': ok(ANA),
    '/user/deal/live/maple-gate': ok({ ...MAPLE, documents: [] }),
    '/user/trades/u1': ok({ trades: trade === null ? [] : [tradeToWire(trade)], activeTradesTotal: 0 }),
    '/user/trade/trade-1': ok(tradeToWire(trade ?? PLACED)),
    '/user/kyc/details': ok(profile(AT)),
    '/user/draft/order%3Adeal-1': ok({ scope: 'order:deal-1', data: null, savedAt: null }),
    '/user/draft/details%3Atrade-1': ok({ scope: 'details:trade-1', data: null, savedAt: null }),
    '/user/trade/create/deal-1': ok({ shareOrderId: 'trade-1' }),
    ...more,
  });
  const store = createStore();
  store.dispatch(authenticate('token'));
  store.dispatch(setLanguage('en'));
  const route = findRoute(address);
  await route.preload();
  const messages = await startMessages('en', route.texts, SAMPLE_BRAND);
  render(
    <MemoryRouter initialEntries={[address]}>
      <App store={store} messages={messages} />
    </MemoryRouter>,
  );
  return sent;
}

const field = (name: string | RegExp) => screen.findByLabelText(name);
async function type(name: string | RegExp, value: string): Promise<void> {
  fireEvent.change(await field(name), { target: { value } });
}
async function addJoint(email: string): Promise<void> {
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Invest with a joint investor' }));
  await type(/^First name/, 'Benoît');
  await type(/^Last name/, 'Roy');
  await type(/^Email/, email);
  await type(/^Relation to you/, 'spouse');
  await type(/^Language of their emails/, 'fr');
}
const next = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Next Step' });
const created = (sent: SentCall[]) => sent.find(({ path }) => path === '/user/trade/create/deal-1');

describe('the order page', () => {
  it('asks for a joint investor only if there is one, and sends them with the order', async () => {
    const sent = await open('/wizard/maple-gate/order', null);
    await screen.findByRole('checkbox', { name: 'Invest with a joint investor' });
    expect(screen.queryByLabelText(/^First name/)).toBeNull();
    await addJoint('benoit@example.ca');
    await waitFor(async () => expect((await next()).disabled).toBe(false));
    fireEvent.click(await next());
    await waitFor(() => expect(created(sent)?.body).toMatchObject({ jointInvestor: BEN }));
  });

  it('refuses the investor’s own address, beside the field', async () => {
    const sent = await open('/wizard/maple-gate/order', null);
    await addJoint(' ANA@example.ca ');
    fireEvent.blur(await field(/^Email/));
    await screen.findByText('This is your own address. Enter one that the joint investor alone reads');
    expect(created(sent)).toBeUndefined();
  });

  it('focuses the first wrong answer, with an error beside each', async () => {
    await open('/wizard/maple-gate/order', null);
    await addJoint('ana@example.ca');
    const showMe = () => fireEvent.click(screen.getByRole('button', { name: 'Show me' }));
    showMe();
    const email = await field(/^Email/);
    expect(document.activeElement).toBe(email);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    await type('Amount to invest', 'a few');
    showMe();
    expect(document.activeElement).toBe(await field('Amount to invest'));
  });

  it('removes the joint investor from an open order', async () => {
    const sent = await open('/wizard/maple-gate/order', { ...PLACED, jointInvestor: BEN });
    expect((await field(/^First name/)).getAttribute('value')).toBe('Benoît');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Invest with a joint investor' }));
    await waitFor(async () => expect((await next()).disabled).toBe(false));
    fireEvent.click(await next());
    await waitFor(() => expect(created(sent)).toBeDefined());
    expect(created(sent)?.body).not.toHaveProperty('jointInvestor');
  });
});

describe('an order that waits for the joint investor', () => {
  it('says whose signature is missing on the sign page, and sends the link again', async () => {
    const sent = await open('/wizard/maple-gate/sign', WAITING, {
      '/user/trade/joint-link/trade-1': ok(tradeToWire(WAITING)),
    });
    await screen.findByText('Waiting for Benoît Roy to sign');
    fireEvent.click(await screen.findByRole('button', { name: 'Send the email again' }));
    await screen.findByText(/A new email is on its way to benoit@example.ca/);
    expect(sent.some(({ path }) => path === '/user/trade/joint-link/trade-1')).toBe(true);
  });

  it('says since when and until when the link works, and leads on to the order', async () => {
    await open('/wizard/maple-gate/sign', WAITING);
    await screen.findByText(/at benoit@example.ca on .*2026.* It works until .*2099/);
    const way = screen.getByRole('link', { name: 'Follow the order in your portfolio' });
    expect(way.getAttribute('href')).toBe('/dashboard/portfolio/trade-1');
  });

  it('does not ask the investor to sign again, or to send money before both have signed', async () => {
    await open('/wizard/maple-gate/complete', {
      ...WAITING,
      subDoc: { ...WAITING.subDoc, paymentMethod: 'outside' },
    });
    await screen.findByText('Wait until Benoît Roy has signed too.');
    expect(screen.queryByText('Sign your documents first.')).toBeNull();
  });

  it('says that the link has expired, and since when', async () => {
    const ended: Trade = {
      ...WAITING,
      jointSigning: {
        status: 'waiting',
        at: AT,
        linkExpiresAt: '2026-01-02T16:00:00Z',
        owesMemorandum: false,
      },
    };
    await open('/dashboard/portfolio/trade-1', ended);
    await screen.findByText(/ended on January 2, 2026.*Send it again/);
    expect(screen.queryByRole('link', { name: 'Follow the order in your portfolio' })).toBeNull();
  });

  it('says that they have an amended memorandum to read, even while the dealer has the order', async () => {
    const sent = await open(
      '/dashboard/portfolio/trade-1',
      {
        ...WAITING,
        status: 1,
        approvalProcess: { investorSignedAt: AT, jointSignedAt: AT },
        jointSigning: { status: 'signed', at: AT, linkExpiresAt: LATER, owesMemorandum: true },
        nextAction: 'wait-for-review',
      },
      { '/user/trade/joint-link/trade-1': ok(tradeToWire(WAITING)) },
    );
    await screen.findByText('Benoît Roy has to read the amended offering memorandum');
    fireEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
    await screen.findByText(/A new email is on its way to benoit@example.ca/);
    expect(sent.some(({ path }) => path === '/user/trade/joint-link/trade-1')).toBe(true);
  });

  it('says the same in the portfolio, with the name', async () => {
    await open('/dashboard/portfolio/trade-1', WAITING);
    expect((await screen.findAllByText('Waiting for Benoît Roy to sign')).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Send the email again' })).toBeTruthy();
  });

  it('that they declined leads back to the order', async () => {
    const declined: Trade = {
      ...WAITING,
      approvalProcess: { investorSignedAt: null, jointSignedAt: null },
      jointSigning: { status: 'declined', at: AT, linkExpiresAt: null, owesMemorandum: false },
      nextAction: 'sign',
    };
    await open('/dashboard/portfolio/trade-1', declined);
    await screen.findByText('Benoît Roy declined to sign');
    const way = screen.getByRole('link', { name: 'Change the order' });
    expect(way.getAttribute('href')).toBe('/wizard/maple-gate/order');
  });
});

describe('an order whose joint investor is not known yet', () => {
  const UNKNOWN: Trade = {
    ...WAITING,
    docusignCompleted: false,
    approvalProcess: { investorSignedAt: null, jointSignedAt: null },
    nextAction: 'wait-for-purchaser',
  };
  const standing = (status: 'invited' | 'joined' | 'left', linkExpiresAt: string | null): Trade => ({
    ...UNKNOWN,
    jointSigning: { status, at: AT, linkExpiresAt, owesMemorandum: false },
  });

  it('says when they were invited, and offers nothing to sign', async () => {
    const sent = await open('/wizard/maple-gate/sign', standing('invited', LATER), {
      '/user/trade/joint-link/trade-1': ok(tradeToWire(WAITING)),
    });
    await screen.findByText('Benoît Roy has not joined yet');
    await screen.findByText(/We invited them at benoit@example.ca on .*2026.* until .*2099/);
    expect(screen.queryByRole('button', { name: /agree/i })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
    await waitFor(() =>
      expect(sent.some(({ path }) => path === '/user/trade/joint-link/trade-1')).toBe(true),
    );
  });

  it.each<[string, 'invited' | 'joined' | 'left', string | null, RegExp]>([
    [
      'that the invitation ended',
      'invited',
      '2026-01-02T16:00:00Z',
      /ended on January 2, 2026.*Send it again/,
    ],
    ['that only the profile is missing', 'joined', null, /has joined; the profile is missing/],
    ['that they do not take part', 'left', null, /does not take part/],
  ])('says %s', async (_row, status, until, words) => {
    await open('/dashboard/portfolio/trade-1', standing(status, until));
    expect(await screen.findByText(words)).toBeDefined();
  });
});

describe('a submitted profile that is not signed', () => {
  it('can be confirmed by itself from the application page', async () => {
    const sent = await open('/wizard/maple-gate/application', PLACED, {
      '/user/docusign/kyc': { status: 409, body: { code: 'STATE_REFUSES', message: ['Signed already.'] } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm my profile now' }));
    await screen.findByText('Signed already.');
    expect(sent.some(({ path }) => path === '/user/docusign/kyc')).toBe(true);
  });
});
