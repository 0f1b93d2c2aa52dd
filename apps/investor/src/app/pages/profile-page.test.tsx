import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { authenticate } from '#state/slices/auth-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, type Answers, answerWith } from '../../testing/api-answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { profile } from '../../testing/sample-order.ts';

const ok = (data: unknown) => ({ status: 200, body: { data } });
const SUBMITTED = new Date().toISOString();
const PAPER = { id: 'f1', title: 'Confirmation of your investor profile', signedAt: SUBMITTED, size: 90_000 };
const OWN = {
  firstName: 'Ana',
  lastName: 'Roy',
  phone: null,
  language: 'en',
  province: 'CAN-ON',
  createdAt: SUBMITTED,
  dealerRepresentative: null,
  profile: { submittedAt: SUBMITTED, confirmBy: '2099-11-20' },
  profilePapers: [],
  consents: [],
  closing: [],
  bankAccounts: [],
};
const PAGE: Answers = {
  '/user/profile/': ok(ANA),
  '/user/account': ok(OWN),
  '/user/kyc/details': ok(profile(SUBMITTED)),
  '/user/kyc/set-aside': ok([]),
};

async function openProfile(answers: Answers = {}, language: 'en' | 'fr' = 'en') {
  const store = createStore();
  store.dispatch(authenticate('t1'));
  const sent = answerWith({ ...PAGE, ...answers });
  await openApp('/dashboard/account/profile', store, language);
  await screen.findByRole('heading', { level: 2, name: /^(Signed confirmations|Confirmations signées)$/ });
  return { sent };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const SIGN = 'Confirm my profile now';

describe('the investor profile in the account', () => {
  it('shows every section with its answers in words, and numbers masked', async () => {
    await openProfile();
    expect(await screen.findByText('Kingston')).toBeDefined();
    for (const section of ['Basic information', 'Income', 'Political exposure and registration']) {
      expect(screen.getAllByText(section, { exact: false }).length).toBeGreaterThan(0);
    }
    expect(document.body.textContent).not.toMatch(/\b046 ?454 ?286\b/);
  });

  it('is signed from here, without an order, and leads back here', async () => {
    const refused = { code: 'STATE_REFUSES', message: ['It is signed already.'], requestId: 'r' };
    const { sent } = await openProfile({ '/user/docusign/kyc': { status: 409, body: refused } });
    await screen.findByRole('button', { name: SIGN });
    press(SIGN);
    expect(await screen.findByText('It is signed already.')).toBeDefined();
    expect(sent.filter(({ path }) => path === '/user/docusign/kyc')).toHaveLength(1);
    // Signed in another tab: what is shown follows.
    await waitFor(() =>
      expect(sent.filter(({ path }) => path === '/user/kyc/details').length).toBeGreaterThan(1),
    );
  });

  it('offers no signature of what is signed, and shows the sealed paper', async () => {
    const signed = { ...profile(SUBMITTED), signedAt: SUBMITTED };
    await openProfile({
      '/user/kyc/details': ok(signed),
      '/user/account': ok({ ...OWN, profilePapers: [PAPER] }),
    });
    await screen.findByText('Kingston');
    expect(screen.queryByRole('button', { name: SIGN })).toBeNull();
    expect(
      screen.getByRole('button', { name: /^Read ?Confirmation of your investor profile/ }),
    ).toBeDefined();
  });

  it('says that a paper signed a moment ago is being sealed, and asks until it is there', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'],
      shouldAdvanceTime: true,
    });
    const answers: Answers = { '/user/kyc/details': ok({ ...profile(SUBMITTED), signedAt: SUBMITTED }) };
    await openProfile(answers);
    expect(screen.getByText(/We are sealing the confirmation/)).toBeDefined();
    answerWith({ ...PAGE, ...answers, '/user/account': ok({ ...OWN, profilePapers: [PAPER] }) });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await screen.findByRole('button', { name: /^Read ?Confirmation/ })).toBeDefined();
    expect(screen.queryByText(/We are sealing/)).toBeNull();
    vi.useRealTimers();
  });

  it('says that a change begun is not with the dealer yet, and which profile counts until then', async () => {
    await openProfile({ '/user/kyc/details': ok(profile(null)) });
    const notice = await screen.findByText('Your changes are not with the dealer yet');
    expect(notice).toBeDefined();
    expect(screen.getByText(/we go by the profile that you submitted on/)).toBeDefined();
    expect(screen.queryByRole('button', { name: SIGN })).toBeNull();
    expect(screen.getByRole('button', { name: 'Submit my profile' })).toBeDefined();
  });

  it('opens a section to change it, and comes back to the answers', async () => {
    await openProfile({}, 'fr');
    const change = await screen.findByRole('button', { name: 'Modifier\u00a0: Revenus' });
    fireEvent.click(change);
    const panel = await screen.findByRole('region', { name: 'Revenus' });
    expect(within(panel).getByRole('button', { name: /^Enregistrer et revenir/ })).toBeDefined();
  });
});
