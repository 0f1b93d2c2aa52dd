import type { Purchase } from '@portal/domain/order/purchasers/purchases.wire';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { authenticate } from '#state/slices/auth-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, type Answers, answerWith } from '../../testing/api-answers.ts';
import { currentAddress, openApp } from '../../testing/open-app.tsx';

const data = (body: unknown) => ({ status: 200, body: { data: body } });
const refused = (status: number, code: string) => ({
  status,
  body: { statusCode: status, error: 'Refused', code, message: ['It was refused.'], requestId: 'r-1' },
});
const INVITATION = {
  investorName: 'Ada Tremblay',
  dealName: 'Maple Gate',
  quantity: 50,
  orderTotal: 5000,
  invitedName: 'Ana Roy',
  invitedEmail: 'ana@example.ca',
  endsAt: '2099-11-23T16:00:00Z',
};
const PURCHASE: Purchase = {
  id: 'trade-1',
  reference: 'TRADE-1',
  investorName: 'Ada Tremblay',
  deal: { slug: 'maple-gate', name: 'Maple Gate', location: 'Toronto' },
  quantity: 50,
  orderTotal: 5000,
  status: 'open',
  step: 'sign',
  joinedAt: '2026-11-20T16:00:00Z',
  signedAt: null,
  holdExpiresAt: '2026-11-27T16:00:00Z',
  rightEndsAt: null,
  timeZone: 'America/Toronto',
  mayLeave: true,
};

async function open(address: string, answers: Answers, isSignedIn = true) {
  const sent = answerWith({ '/user/profile/': data(ANA), ...answers });
  const store = createStore();
  if (isSignedIn) {
    store.dispatch(authenticate('token'));
  }
  await openApp(address, store);
  return { sent, store };
}

describe('an invitation to buy together', () => {
  it('says who invites to what before anybody logs in, and leads back after that', async () => {
    const { store } = await open('/join/a-token', { '/purchase-invitations/open': data(INVITATION) }, false);
    await screen.findByRole('heading', { name: 'Ada Tremblay invites you to invest together' });
    expect(screen.getByText('Maple Gate')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/register');
    expect(store.getState().notice.destination).toBe('/join/a-token');
  });

  it('is joined with one press, and leads to the order', async () => {
    const { sent } = await open('/join/a-token', {
      '/purchase-invitations/open': data(INVITATION),
      '/user/purchases/join': data({ id: 'trade-1' }),
      '/user/purchases/trade-1': data(PURCHASE),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Join the order' }));
    await waitFor(() => expect(currentAddress()).toBe('/dashboard/purchases/trade-1'));
    expect(sent.find(({ path }) => path === '/user/purchases/join')?.body).toEqual({
      token: 'a-token',
      isOtherAddress: false,
    });
  });

  it('asks once more where the account has another address', async () => {
    const { sent } = await open('/join/a-token', {
      '/purchase-invitations/open': data(INVITATION),
      '/user/purchases/join': refused(409, 'PURCHASE_INVITATION_OF_OTHER'),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Join the order' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Both addresses are mine, join' }));
    await screen.findByText('It was refused.');
    expect(sent.filter(({ path }) => path === '/user/purchases/join').map(({ body }) => body)).toMatchObject([
      { isOtherAddress: false },
      { isOtherAddress: true },
    ]);
  });

  it('is declined after a question, without an account', async () => {
    const { sent } = await open(
      '/join/a-token',
      { '/purchase-invitations/open': data(INVITATION), '/purchase-invitations/decline': data(null) },
      false,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(sent.some(({ path }) => path === '/purchase-invitations/decline')).toBe(false);
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, decline' }));
    await screen.findByText('You declined the invitation');
  });

  it('that is over says so, whatever the reason', async () => {
    await open(
      '/join/a-token',
      { '/purchase-invitations/open': refused(404, 'PURCHASE_INVITATION_INVALID') },
      false,
    );
    await screen.findByText('This invitation is no longer valid');
  });
});

describe('an order of another', () => {
  it.each<[string, Purchase['step'], string]>([
    ['the profile is missing', 'complete-profile', 'Your investor profile is missing'],
    ['the first signs first', 'wait-for-first', 'Ada Tremblay signs first'],
    ['it is their turn', 'sign', 'It is your turn to sign'],
    ['the units are gone', 'wait-for-units', 'The units are free again'],
  ])('says what is next: %s', async (_row, step, words) => {
    await open('/dashboard/purchases/trade-1', { '/user/purchases/trade-1': data({ ...PURCHASE, step }) });
    expect(await screen.findByText(words)).toBeDefined();
  });

  it.each<[string, Purchase['step'], number]>([
    ['before the first one signed', 'wait-for-first', 3],
    ['when it is their turn', 'sign', 3],
    ['but not once they signed', 'wait-for-review', 0],
  ])('lists what they sign, with the forms of their own, %s', async (_when, step, papers) => {
    const forms = ['Form 45-106F4'];
    await open('/dashboard/purchases/trade-1', {
      '/user/purchases/trade-1': data({ ...PURCHASE, step, forms }),
    });
    await screen.findByRole('heading', { level: 1, name: 'Maple Gate' });
    const list = screen.queryByRole('region', { name: 'What you sign' });
    expect(list?.querySelectorAll('li').length ?? 0).toBe(papers);
    expect(screen.queryAllByText('Form 45-106F4')).toHaveLength(papers === 0 ? 0 : 1);
  });

  it('is left after a question', async () => {
    const { sent } = await open('/dashboard/purchases/trade-1', {
      '/user/purchases/trade-1': data(PURCHASE),
      '/user/purchases/leave/trade-1': data(null),
      '/user/trades/u1': data({ trades: [], activeTradesTotal: 0 }),
      '/user/purchases': data({ purchases: [] }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Leave this order' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, leave' }));
    await waitFor(() => expect(currentAddress()).toBe('/dashboard/portfolio'));
    expect(sent.some(({ path }) => path === '/user/purchases/leave/trade-1')).toBe(true);
  });

  it('stands in the portfolio of the person who joined it', async () => {
    await open('/dashboard/portfolio', {
      '/user/trades/u1': data({ trades: [], activeTradesTotal: 0 }),
      '/user/purchases': data({ purchases: [PURCHASE] }),
    });
    const link = await screen.findByRole('link', { name: 'Maple Gate' });
    expect(link.getAttribute('href')).toBe('/dashboard/purchases/trade-1');
  });
});
