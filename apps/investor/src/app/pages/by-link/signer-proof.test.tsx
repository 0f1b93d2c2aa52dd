import type { SigningEnvelope } from '@portal/domain/agreement/signing/signing.wire';
import { SAMPLE_BRAND } from '@portal/web/testing/sample-brand';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '#state/slices/language-slice.ts';
import { createStore } from '#state/store.ts';
import { type Answers, answerWith, type SentCall } from '../../../testing/api-answers.ts';
import { stubBrowser } from '../../../testing/stub-browser.ts';
import { App } from '../../app.tsx';
import { startMessages } from '../../messages.ts';
import { preloadRoute } from '../../routes/app-routes.tsx';

const ADDRESS = '/signing/the-token';
const AT = '2026-11-20T15:30:00.000Z';
const LATER = '2126-11-20T15:30:00.000Z';
const SIGN = 'Sign 1 document';
const PROVE = '/user/signing/prove';
const PROVED = { isAddressVerified: true, provedUntil: LATER, asksFor: 'password' } as const;

/** A ceremony of which nothing is missing but the signature. */
const READY: SigningEnvelope = {
  envelopeId: 'e1',
  status: 'open',
  role: 'investor',
  signer: { name: 'Ada Tremblay', email: 'ada@example.ca', initials: 'AT' },
  dealName: 'Maple Street Homes',
  returnUrl: 'https://portal.example.ca/privacy-policy',
  expiresAt: AT,
  consentedAt: AT,
  language: 'en',
  otherLanguage: null,
  documents: [
    {
      id: 'd1',
      kind: 'risk-acknowledgement',
      title: 'Risk acknowledgement',
      language: 'en',
      blocks: [{ kind: 'initial', rowId: 'loss', title: 'Risk of loss', text: 'You could lose everything.' }],
      readAt: AT,
      initialled: { loss: AT },
    },
  ],
  proof: PROVED,
  again: null,
  investorName: null,
  memorandum: null,
  translations: [],
};
const SIGNED = {
  envelopeId: 'e1',
  status: 'completed',
  role: 'investor',
  dealName: 'Maple Street Homes',
  returnUrl: READY.returnUrl,
  signedAt: AT,
  waitingFor: null,
  memorandum: null,
};

const ok = (data: unknown) => ({ status: 200, body: { data } });
const refused = (status: number, code: string, fields: object = {}) => ({
  status,
  body: { code, message: [`refused: ${code}`], fields },
});

stubBrowser();

/** The last page of the ceremony, with the name typed. */
async function openReview(answers: Answers): Promise<SentCall[]> {
  const sent = answerWith(answers);
  const store = createStore();
  store.dispatch(setLanguage('en'));
  const messages = await startMessages('en', ['signing', 'account'], SAMPLE_BRAND);
  await preloadRoute(ADDRESS);
  render(
    <MemoryRouter initialEntries={[ADDRESS]}>
      <App store={store} messages={messages} />
    </MemoryRouter>,
  );
  fireEvent.change(await screen.findByLabelText('Your full name'), { target: { value: 'Ada Tremblay' } });
  return sent;
}

const press = async () => fireEvent.click(await screen.findByRole('button', { name: SIGN }));
const signed = () => screen.findByRole('heading', { level: 1, name: 'Your documents are signed' });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const pathsOf = (sent: SentCall[]) =>
  sent.map(({ path }) => path).filter((path) => /sign$|prove$/.test(path));

describe('somebody who signs', () => {
  it('is asked for nothing more after a log-in of the last minutes', async () => {
    const sent = await openReview({ '/signing/open': ok(READY), '/signing/sign': ok(SIGNED) });
    expect(screen.queryByLabelText('Your password')).toBeNull();
    await press();
    await signed();
    expect(pathsOf(sent)).toEqual(['/signing/sign']);
  });

  it('gives the password in one more field, and the same press signs', async () => {
    const open = ok({ ...READY, proof: { ...PROVED, provedUntil: null } });
    const sent = await openReview({
      '/signing/open': open,
      [PROVE]: ok(PROVED),
      '/signing/sign': ok(SIGNED),
    });
    await press();
    await screen.findByText('Password is required');
    expect(document.activeElement).toBe(screen.getByLabelText('Your password'));
    expect(pathsOf(sent)).toEqual([]);
    type('Your password', 'brave otters');
    await press();
    await signed();
    expect(pathsOf(sent)).toEqual([PROVE, '/signing/sign']);
    expect(sent.find(({ path }) => path === PROVE)?.body).toEqual({
      token: 'the-token',
      password: 'brave otters',
    });
  });

  it('is asked in place where the time ran out while they read, and loses nothing', async () => {
    const answers: Answers = {
      '/signing/open': ok(READY),
      '/signing/sign': refused(403, 'SIGNER_NOT_PROVED'),
      [PROVE]: refused(400, 'VALIDATION', { password: 'This is not your current password' }),
    };
    await openReview(answers);
    await press();
    await screen.findByLabelText('Your password');
    expect(document.activeElement).toBe(screen.getByLabelText('Your password'));
    expect(screen.queryByText('refused: SIGNER_NOT_PROVED')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Your full name').value).toBe('Ada Tremblay');
    type('Your password', 'timid otters');
    await press();
    await screen.findByText('This is not your current password');
    answers[PROVE] = ok(PROVED);
    answers['/signing/sign'] = ok(SIGNED);
    type('Your password', 'brave otters');
    await press();
    await signed();
  });

  it('with two-step login gives a code, also where it was turned on in another tab', async () => {
    const answers: Answers = {
      '/signing/open': ok({ ...READY, proof: { ...PROVED, provedUntil: null } }),
      '/signing/sign': ok(SIGNED),
      [PROVE]: refused(400, 'VALIDATION', { code: 'Enter the code' }),
    };
    const sent = await openReview(answers);
    type('Your password', 'brave otters');
    await press();
    await screen.findByLabelText('Code from your app');
    answers[PROVE] = ok(PROVED);
    type('Code from your app', '123456');
    await press();
    await signed();
    expect(sent.findLast(({ path }) => path === PROVE)?.body).toEqual({ token: 'the-token', code: '123456' });
  });

  it('whose address is not verified gets the link again, and signs after opening it', async () => {
    const answers: Answers = {
      '/signing/open': ok({ ...READY, proof: { ...PROVED, isAddressVerified: false } }),
      '/signing/sign': refused(409, 'EMAIL_NOT_VERIFIED'),
      '/user/email/verification': ok({ sent: true }),
    };
    await openReview(answers);
    fireEvent.click(await screen.findByRole('button', { name: 'Send the link again' }));
    await screen.findByText(/on its way to ada@example\.ca/);
    await press();
    await screen.findByText('refused: EMAIL_NOT_VERIFIED');
    answers['/signing/sign'] = ok(SIGNED);
    await press();
    await signed();
  });
});
