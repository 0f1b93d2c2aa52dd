import type { OnboardingAnswers } from '@portal/domain/people/account/user.wire';
import type { OnboardingStep } from '@portal/domain/people/onboarding/onboarding-steps';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { authenticate, setUser } from '#state/slices/auth-slice.ts';
import { keepReferral } from '#state/slices/referral-slice.ts';
import { createStore, type Store } from '#state/store.ts';
import { ANA, answerWith, type SentCall } from '../../testing/api-answers.ts';
import { currentAddress, openApp } from '../../testing/open-app.tsx';
import { reachableStep } from './reachable-step.ts';

const EVERYTHING: OnboardingAnswers = {
  'real-estate': ['1'],
  age: '1',
  experience: '2',
  advice: '1',
  objective: '3',
  purpose: ['1'],
  horizon: '3',
  risk: '2',
  investment: '2',
  funding: '1',
};

const OKAFOR = { id: 'rep-11', fullName: 'Desmond Okafor', referralCode: 'OKAFOR47' };

const KEPT = (kept: OnboardingAnswers) => ({
  '/user/draft/onboarding': {
    status: 200,
    body: { data: { scope: 'onboarding', data: kept, savedAt: '2026-11-20T10:00:00Z' } },
  },
});

/** A signed-in person at a step, with the answers kept by the server. */
async function openAt(
  path: string,
  kept: OnboardingAnswers,
  answers: OnboardingAnswers = {},
): Promise<{ sent: SentCall[]; store: Store }> {
  const sent = answerWith({
    '/user/profile/': { status: 200, body: { data: { ...ANA, onboarded: false } } },
    ...KEPT(kept),
    '/user/onboarded': { status: 200, body: { data: { ...ANA, answers } } },
    '/user/representative': { status: 200, body: { data: OKAFOR } },
  });
  const store = createStore();
  store.dispatch(authenticate('t1'));
  store.dispatch(setUser({ ...ANA, onboarded: false }));
  await openApp(path, store);
  return { sent, store };
}

const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));
const saved = (sent: SentCall[]) =>
  sent.filter(({ path, method }) => path === '/user/draft/onboarding' && method === 'POST').at(-1)?.body;

describe('the questionnaire', () => {
  it('leads from the start to the first question, and keeps an answer on the server', async () => {
    const { sent, store } = await openAt('/onboarding', {});
    fireEvent.click(await screen.findByRole('button', { name: 'Let’s begin' }));
    await screen.findByRole('heading', { name: 'Which kinds of projects interest you?' });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Student housing' }));
    next();
    await screen.findByRole('heading', { name: 'Have you reached the age of majority?' });
    await waitFor(() => expect(saved(sent)).toMatchObject({ data: { 'real-estate': ['2'] } }));
    expect(store.getState().onboarding).toMatchObject({
      completed: ['start', 'real-estate'],
      current: 'age',
      prev: 'real-estate',
      next: 'experience',
    });
  });

  it('requires an answer before continuing', async () => {
    await openAt('/onboarding/real-estate', {});
    await screen.findByRole('button', { name: 'Next' });
    next();
    expect(await screen.findByText('Choose at least one answer to continue')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Apartment buildings' }));
    expect(currentAddress()).toBe('/onboarding/real-estate');
  });

  it('keeps an exclusive answer alone', async () => {
    await openAt('/onboarding/real-estate', { 'real-estate': ['1', '2'] });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'I do not know yet' }));
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  });

  it('moves on when an answer is pressed, not while arrow keys select', async () => {
    await openAt('/onboarding/advice', { ...EVERYTHING, advice: '2' });
    const second = await screen.findByRole('radio', { name: /^I prefer to choose by myself/ });
    act(() => second.focus());
    fireEvent.keyDown(second, { key: 'ArrowDown' });
    fireEvent.keyUp(second, { key: 'ArrowDown' });
    const third = screen.getByRole<HTMLInputElement>('radio', { name: /^I will decide together/ });
    expect(third.checked).toBe(true);
    expect(currentAddress()).toBe('/onboarding/advice');
    fireEvent.click(third);
    await screen.findByRole('heading', { name: 'What should this money do for you above all?' });
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(currentAddress()).toBe('/onboarding/advice'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^I will decide together/ }).checked).toBe(
      true,
    );
  });

  it('goes one step when Next is pressed right after an answer that leads on by itself', async () => {
    await openAt('/onboarding/objective', EVERYTHING);
    fireEvent.click(await screen.findByRole('radio', { name: 'Grow over the years' }));
    next();
    await screen.findByRole('heading', { name: 'What are you investing for?' });
    next();
    expect(currentAddress()).toBe('/onboarding/purpose');
    fireEvent.click(screen.getByRole('checkbox', { name: 'An additional income' }));
    next();
    await waitFor(() => expect(currentAddress()).toBe('/onboarding/horizon'));
  });

  it('finishes nothing when the summary has just come by itself', async () => {
    const { sent } = await openAt('/onboarding/complete', EVERYTHING);
    fireEvent.click(await screen.findByRole('link', { name: 'Change: How we work together' }));
    fireEvent.click(await screen.findByRole('radio', { name: /^I will decide together/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Start Investing!' }));
    expect(sent.filter(({ path, method }) => path === '/user/onboarded' && method === 'POST')).toEqual([]);
  });

  it('is done with the last required answer, and reminds of nothing from then on', async () => {
    const { funding: _last, ...others } = EVERYTHING;
    const { store } = await openAt('/onboarding/funding', others);
    await screen.findByRole('heading', { level: 1 });
    expect(store.getState().auth.reminder).toBe('questionnaire');
    answerWith({ '/user/profile/': { status: 200, body: { data: ANA } }, ...KEPT(EVERYTHING) });
    fireEvent.click(screen.getAllByRole('radio')[0] ?? document.body);
    await waitFor(() => expect(store.getState().auth).toMatchObject({ reminder: null }));
  });

  it('counts answers that were all there before', async () => {
    const { sent } = await openAt('/onboarding', EVERYTHING);
    await waitFor(() => expect(saved(sent)).toMatchObject({ data: EVERYTHING }));
  });

  it('asks nothing again whose draft made room for others', async () => {
    await openAt('/onboarding', {}, { 'real-estate': ['1'], age: '1' });
    fireEvent.click(await screen.findByRole('button', { name: 'Continue where you stopped' }));
    await waitFor(() => expect(currentAddress()).toBe('/onboarding/experience'));
  });

  it('does not take a double press for an answer to the next question', async () => {
    await openAt('/onboarding/advice', EVERYTHING);
    const words = await screen.findByText('I would like a representative to guide me');
    fireEvent.click(words, { detail: 2 });
    expect(currentAddress()).toBe('/onboarding/advice');
  });

  it('says at the end what is worth discussing, and with whom', async () => {
    await openAt('/onboarding/complete', { ...EVERYTHING, horizon: '1', funding: '5' });
    const name = OKAFOR.fullName;
    expect(await screen.findByText(`A talk with ${name} may help before you order`)).toBeDefined();
    expect(screen.getByText(/^You may need this money within two years/)).toBeDefined();
    expect(screen.getByText(/^Most of the money would be borrowed/)).toBeDefined();
    expect(screen.queryByText(/^This would be your first investment/)).toBeNull();
    expect(screen.getByRole('link', { name: `Write to ${name}` }).getAttribute('href')).toBe('/contact');
  });

  it('tells a person under age what they can and cannot do', async () => {
    await openAt('/onboarding/age', { 'real-estate': ['1'] });
    fireEvent.click(await screen.findByRole('radio', { name: 'No, not yet' }));
    expect(screen.getByText(/you must have reached the age of majority where you live/)).toBeDefined();
  });

  it('redirects a later address to the first unanswered question', async () => {
    await openAt('/onboarding/funding', { 'real-estate': ['1'], age: '1' });
    await waitFor(() => expect(currentAddress()).toBe('/onboarding/experience'));
  });

  it('continues where another device stopped', async () => {
    await openAt('/onboarding', { 'real-estate': ['1'], age: '1' });
    fireEvent.click(await screen.findByRole('button', { name: 'Continue where you stopped' }));
    await waitFor(() => expect(currentAddress()).toBe('/onboarding/experience'));
  });

  it('shows progress', async () => {
    await openAt('/onboarding/marketing', EVERYTHING);
    const bar = await screen.findByRole('progressbar', { name: 'Progress of the questionnaire' });
    expect(bar.getAttribute('aria-valuenow')).toBe('92');
    expect(bar.getAttribute('aria-valuetext')).toBe('Step 12 of 13');
  });

  it('shows a summary at the end, and returns to it after a change', async () => {
    await openAt('/onboarding/complete', EVERYTHING);
    expect(await screen.findByText('I would worry, but wait for it to recover')).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: 'Change: Experience' }));
    fireEvent.click(await screen.findByRole('radio', { name: 'I have never invested' }));
    next();
    await waitFor(() => expect(currentAddress()).toBe('/onboarding/complete'));
    expect(screen.getByText('I have never invested')).toBeDefined();
  });

  it.each([
    ['the marketplace', null, '/dashboard/marketplace'],
    ['the deal that a referral link named', { deal: 'd1' }, '/dashboard/marketplace/d1'],
  ])('ends in %s, with every answer recorded', async (_place, referral, address) => {
    const { sent, store } = await openAt('/onboarding/complete', EVERYTHING);
    if (referral !== null) {
      store.dispatch(keepReferral(referral));
    }
    fireEvent.click(await screen.findByRole('button', { name: 'Start Investing!' }));
    await waitFor(() => expect(currentAddress()).toBe(address));
    expect(sent.find(({ path, method }) => path === '/user/onboarded' && method === 'POST')?.body).toEqual({
      newValue: true,
      answers: EVERYTHING,
    });
  });
});

describe('the step to show', () => {
  it.each<[string, OnboardingStep, OnboardingAnswers, OnboardingStep]>([
    ['the one asked for, when all before it is answered', 'risk', EVERYTHING, 'risk'],
    ['the first open question before it', 'risk', { 'real-estate': ['1'] }, 'age'],
    ['the summary, which needs no consent to e-mails', 'complete', EVERYTHING, 'complete'],
    ['an earlier one, to change it', 'age', EVERYTHING, 'age'],
  ])('%s', (_row, wanted, answers, step) => {
    expect(reachableStep(wanted, answers)).toBe(step);
  });
});
