import { toDomain } from '@portal/domain/client/kyc/answers/kyc-wire-map';
import { withPartAt } from '@portal/domain/client/kyc/fields/draft';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import { StillObserver } from '@portal/web/testing/still-observer';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawKycForm, leaveKycForm } from './testing/draw-kyc-form.tsx';
import { serveKyc } from './testing/kyc-server.ts';

const OF_BEFORE = {
  'assets.financial.savings': 41_000,
  'assets.financial.deposits': null,
  'assets.financial.registeredPlans': null,
  'investing.boughtElsewhere': null,
  'investing.purchasesElsewhere': null,
  'investing.liquidityNeed': '',
};

function profileWith(changes: Readonly<Record<string, unknown>>): KycDraft;
function profileWith(changes: Readonly<Record<string, unknown>>): unknown {
  return Object.entries(changes).reduce<unknown>(
    (profile, [path, answer]) => withPartAt(profile, path, answer),
    toDomain(KYC_EXAMPLE),
  );
}

const title = (count: number) => `${count} new question${count === 1 ? '' : 's'} since your last profile`;
const send = () => screen.getByRole('button', { name: 'Save and send to the dealer' });

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', StillObserver);
});
afterEach(async () => {
  await leaveKycForm();
  vi.unstubAllGlobals();
});

it('asks on one page what a profile of before does not say, and sends it to the dealer', async () => {
  const server = serveKyc(profileWith(OF_BEFORE), { isSubmitted: true });
  const { told, finished } = await drawKycForm();
  expect(screen.getByRole('heading', { name: title(4) })).toBeTruthy();
  await waitFor(() => expect(send()).toBeTruthy());
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  fireEvent.click(send());
  await screen.findByRole('alert', { name: /^4 answers need/ });
  fireEvent.change(screen.getByLabelText('Savings accounts and GICs'), { target: { value: '12000' } });
  fireEvent.change(screen.getByLabelText('RRSPs and other registered plans'), { target: { value: '29000' } });
  fireEvent.click(screen.getByRole('radio', { name: 'No' }));
  fireEvent.click(screen.getByRole('radio', { name: /^Low: I will not need/ }));
  fireEvent.click(send());
  await waitFor(() => expect(told.at(-1)).toMatchObject({ incomplete: [], isSubmitted: true }));
  expect(finished).toEqual([true]);
  expect(server.saves.at(-1)).toEqual({ formIsFinished: true });
  const sent = new Set(server.saves.slice(0, -1).flatMap((save) => Object.keys(save)));
  expect([...sent].sort()).toEqual([
    'assets.financial.deposits',
    'assets.financial.registeredPlans',
    'investing.boughtElsewhere',
    'investing.liquidityNeed',
  ]);
});

it('asks what an answer brings with it, and keeps the number that it began with', async () => {
  serveKyc(profileWith({ 'investing.boughtElsewhere': null, 'investing.purchasesElsewhere': null }), {
    isSubmitted: true,
  });
  await drawKycForm();
  expect(screen.getByRole('heading', { name: title(1) })).toBeTruthy();
  fireEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
  expect(await screen.findByLabelText('Purchase 1: amount')).toBeTruthy();
  fireEvent.click(send());
  await screen.findByRole('alert', { name: /^2 answers need/ });
  fireEvent.click(screen.getByRole('button', { name: 'Add a purchase' }));
  expect(screen.getByLabelText('Purchase 2: amount')).toBeTruthy();
  expect(screen.getByRole('heading', { name: title(1) })).toBeTruthy();
});

it('leads to the sections for whoever wants to change more', async () => {
  serveKyc(profileWith(OF_BEFORE), { isSubmitted: true });
  await drawKycForm();
  fireEvent.click(screen.getByRole('button', { name: /^Income/ }));
  expect(await screen.findByRole('heading', { name: 'Income' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: title(4) })).toBeNull();
});

it('goes through the sections where something else is wrong, and for a first profile', async () => {
  serveKyc(profileWith({ ...OF_BEFORE, 'basics.phone': '12' }), { isSubmitted: true });
  await drawKycForm();
  expect(screen.queryByRole('heading', { name: /new question/ })).toBeNull();
  await leaveKycForm();
  serveKyc(profileWith(OF_BEFORE));
  await drawKycForm();
  expect(screen.queryByRole('heading', { name: /new question/ })).toBeNull();
});
