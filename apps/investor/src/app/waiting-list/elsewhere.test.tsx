import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { authenticate } from '#state/slices/auth-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, answerWith } from '../../testing/api-answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { MAPLE, PLACED } from '../../testing/sample-order.ts';

const data = (body: unknown) => ({ status: 200, body: { data: body } });
/** Where the dealer takes orders today. */
const SERVED = { '/served-provinces': data(['CAN-ON', 'CAN-QC']) };
const chooseProvince = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function openDeal(province: string | undefined, trades: object[] = []) {
  const sent = answerWith({
    ...SERVED,
    '/user/profile/': data({ ...ANA, ...(province === undefined ? {} : { province }) }),
    '/user/deal/live/maple-gate': data(MAPLE),
    '/user/trades/u1': data({ trades, activeTradesTotal: 0 }),
    '/waiting-list': data({ joined: true }),
  });
  const store = createStore();
  store.dispatch(authenticate('token'));
  await openApp('/dashboard/marketplace/maple-gate', store);
  await screen.findByRole('heading', { level: 1, name: 'Maple Gate' });
  return sent;
}

describe('registering', () => {
  it('says at once if orders from the chosen province cannot be taken', async () => {
    answerWith(SERVED);
    await openApp('/register', createStore(), 'fr');
    chooseProvince('Province ou territoire (facultatif)', 'CAN-NS');
    expect(await screen.findByText(/là où vous habitez \(Nouvelle-Écosse\)/)).toBeDefined();
    chooseProvince('Province ou territoire (facultatif)', 'CAN-QC');
    await waitFor(() => expect(screen.queryByText(/là où vous habitez/)).toBeNull());
  });

  it('adds a person to the waiting list without sending the registration', async () => {
    const sent = answerWith({ ...SERVED, '/waiting-list': data({ joined: true }) });
    await openApp('/register', createStore());
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ana@example.ca' } });
    chooseProvince('Province or territory (optional)', 'CAN-NB');
    fireEvent.click(await screen.findByRole('button', { name: 'Join the waiting list' }));
    const dialog = await screen.findByRole('dialog', { name: 'Waiting list: New Brunswick' });
    expect(within(dialog).getByLabelText('Email')).toHaveProperty('value', 'ana@example.ca');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Join the list' }));
    expect(await within(dialog).findAllByText('Tick the box so that we may write to you')).toHaveLength(2);
    fireEvent.click(within(dialog).getByRole('checkbox'));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Join the list' }));
    expect(await within(dialog).findByText('You are on the list')).toBeDefined();
    const said = sent.filter(({ body }) => body !== undefined);
    expect(said.map(({ path, body }) => [path, body])).toEqual([
      ['/waiting-list', { email: 'ana@example.ca', province: 'CAN-NB', language: 'en', consent: true }],
    ]);
    expect(screen.queryByText('First name is required')).toBeNull();
  });
});

describe('a deal', () => {
  it('offers the waiting list instead of Invest to people who live where the dealer is not registered', async () => {
    await openDeal('CAN-NL');
    expect(await screen.findByText(/Newfoundland and Labrador\), so you cannot invest/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Invest' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Join the waiting list' }));
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', ANA.email);
  });

  it.each([
    ['people who live where it is registered', 'CAN-ON'],
    ['people who have not said where they live', undefined],
  ])('leads %s into an order', async (_row, province) => {
    await openDeal(province);
    expect((await screen.findAllByRole('link', { name: 'Invest' })).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Join the waiting list' })).toBeNull();
  });

  it('still leads to an order that is under way', async () => {
    await openDeal('CAN-NL', [PLACED]);
    expect((await screen.findAllByRole('link', { name: 'Continue your order' })).length).toBeGreaterThan(0);
  });
});

describe('the link of the waiting list’s message', () => {
  it('leaves the list on a press', async () => {
    const sent = answerWith({ '/waiting-list/leave/entry_1': data({ left: true }) });
    await openApp('/leave-list/entry_1', createStore());
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Leave the list' }));
    expect(await screen.findByText('You are off the list')).toBeDefined();
  });

  it('says so if it is incomplete', async () => {
    answerWith({
      '/waiting-list/leave/entry': {
        status: 404,
        body: { statusCode: 404, code: 'NOT_FOUND', message: ['No.'] },
      },
    });
    await openApp('/leave-list/entry', createStore(), 'fr');
    fireEvent.click(screen.getByRole('button', { name: 'Quitter la liste' }));
    expect(await screen.findByText('Ce lien est incomplet')).toBeDefined();
  });
});
