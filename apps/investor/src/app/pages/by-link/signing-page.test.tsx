import type { ClosedSigning, SigningEnvelope } from '@portal/domain/agreement/signing/signing.wire';
import { SAMPLE_BRAND } from '@portal/web/testing/sample-brand';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { setLanguage } from '#state/slices/language-slice.ts';
import { createStore } from '#state/store.ts';
import { type Answers, answerWith, holdCall, type SentCall } from '../../../testing/api-answers.ts';
import { EverythingInView, stubBrowser } from '../../../testing/stub-browser.ts';
import { App } from '../../app.tsx';
import { startMessages } from '../../messages.ts';
import { preloadRoute } from '../../routes/app-routes.tsx';

const ADDRESS = '/signing/the-token';
const AT = '2026-11-20T15:30:00.000Z';

const ENVELOPE: SigningEnvelope = {
  envelopeId: 'e1',
  status: 'open',
  role: 'investor',
  signer: { name: 'Ada Tremblay', email: 'ada@example.ca', initials: 'AT' },
  dealName: 'Maple Street Homes',
  returnUrl: 'https://portal.example.ca/privacy-policy?from=signing',
  expiresAt: AT,
  consentedAt: null,
  language: 'en',
  otherLanguage: null,
  documents: [
    {
      id: 'd1',
      kind: 'risk-acknowledgement',
      title: 'Risk acknowledgement',
      language: 'en',
      blocks: [
        { kind: 'heading', level: 2, text: 'Read each statement' },
        { kind: 'table', caption: 'Your investment', rows: [{ label: 'Total price', value: '$5,000.00' }] },
        { kind: 'initial', rowId: 'loss', title: 'Risk of loss', text: 'You could lose everything.' },
      ],
      readAt: null,
      initialled: {},
    },
  ],
  proof: { isAddressVerified: true, provedUntil: '2126-11-20T15:30:00.000Z', asksFor: 'password' },
  again: null,
  investorName: null,
  memorandum: null,
  translations: [],
};

const CLOSED: ClosedSigning = {
  envelopeId: 'e1',
  status: 'completed',
  role: 'investor',
  dealName: 'Maple Street Homes',
  returnUrl: ENVELOPE.returnUrl,
  signedAt: AT,
  waitingFor: null,
  memorandum: null,
};

const ok = (data: unknown) => ({ status: 200, body: { data } });

stubBrowser();

async function open(
  answers: Answers,
  beforeItIsDrawn = () => {},
  store = createStore(),
): Promise<SentCall[]> {
  const sent = answerWith(answers);
  beforeItIsDrawn();
  store.dispatch(setLanguage('en'));
  const messages = await startMessages('en', ['signing', 'account'], SAMPLE_BRAND);
  await preloadRoute(ADDRESS);
  render(
    <MemoryRouter initialEntries={[ADDRESS]}>
      <App store={store} messages={messages} />
    </MemoryRouter>,
  );
  return sent;
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the signing page', () => {
  it('leads from the consent through the statements to the signature', async () => {
    const store = createStore();
    const answers = {
      '/signing/open': ok(ENVELOPE),
      '/signing/consent': ok({ consentedAt: AT }),
      '/signing/initial': ok({ documentId: 'd1', rowId: 'loss', initialledAt: AT }),
      '/signing/sign': ok(CLOSED),
    };
    const sent = await open(answers, undefined, store);
    await title('Sign your documents');
    fireEvent.click(await button('Agree and continue'));
    await title('Risk acknowledgement');
    expect(screen.getByRole('table', { name: 'Your investment' }).textContent).toContain('$5,000.00');
    expect(screen.queryByRole('button', { name: 'Go to signature' })).toBeNull();
    fireEvent.click(await button('Initial AT: Risk of loss'));
    await screen.findByText('Initialled AT');
    fireEvent.click(await button('Go to signature'));
    await title('Review and sign');
    fireEvent.click(await button('Sign 1 document'));
    await screen.findByText('Type your full name');
    expect(document.activeElement).toBe(screen.getByLabelText('Your full name'));
    fireEvent.change(screen.getByLabelText('Your full name'), { target: { value: 'Eve Roy' } });
    await screen.findByText('Type your name as it appears in the documents: Ada Tremblay');
    expect(sent.map(({ path }) => path)).not.toContain('/signing/sign');
    fireEvent.change(screen.getByLabelText('Your full name'), { target: { value: 'ada tremblay' } });
    fireEvent.click(await button('Sign 1 document'));
    await title('Your documents are signed');
    const back = screen.getByRole('link', { name: 'Back to your order' });
    expect(back.getAttribute('href')).toBe('/privacy-policy?from=signing');
    expect(store.getState().trade.justSigned).toMatchObject({
      path: '/privacy-policy?from=signing',
      signedAt: AT,
    });
    expect(sent.every(({ path, method }) => method === 'POST' && !path.includes('the-token'))).toBe(true);
  });

  it('lets a person initial exactly one row of a choice, and correct themselves', async () => {
    const rows = [
      { rowId: 'income', text: 'Your income is high.' },
      { rowId: 'assets', text: 'You own a lot.' },
    ];
    const [first] = ENVELOPE.documents;
    const form = {
      ...first,
      kind: 'form-f9',
      title: 'Form 45-106F9',
      blocks: [
        {
          kind: 'filled',
          by: 'issuer',
          caption: 'Completed by the issuer',
          rows: [{ label: 'Issuer', value: 'Maple' }],
        },
        { kind: 'choice', choiceId: 'status', title: 'Your status', rows },
      ],
    };
    const answerOf = (rowId: string) => ok({ documentId: 'd1', rowId, initialledAt: AT });
    const answers: Answers = {
      '/signing/open': ok({ ...ENVELOPE, consentedAt: AT, documents: [form] }),
      '/signing/initial': answerOf('income'),
    };
    await open(answers);
    await title('Form 45-106F9');
    expect(screen.getByRole('table', { name: 'Completed by the issuer' }).textContent).toContain('Maple');
    const group = screen.getByRole('group', { name: 'Your status' });
    expect(group.textContent).toContain('Initial the one statement that is true of you.');
    expect(screen.queryByText('Initialled AT')).toBeNull();
    fireEvent.click(await button('Initial AT: Your income is high.'));
    await screen.findByText('Initialled AT');
    answers['/signing/initial'] = answerOf('assets');
    fireEvent.click(await button('Initial AT: You own a lot.'));
    await button('Initial AT: Your income is high.');
    expect(screen.getAllByText('Initialled AT')).toHaveLength(1);
    expect(screen.getByText('Initialled: 1 of 1')).toBeTruthy();
    await button('Go to signature');
  });

  it('continues where the person was', async () => {
    const sent = await open({ '/signing/open': ok({ ...ENVELOPE, consentedAt: AT }) });
    const shown = await title('Risk acknowledgement');
    await waitFor(() => expect(document.activeElement).toBe(shown));
    fireEvent.click(await button('Back'));
    await title('Sign your documents');
    fireEvent.click(await button('Continue'));
    await title('Risk acknowledgement');
    expect(sent.map(({ path }) => path)).not.toContain('/signing/consent');
  });

  it('shows the French version first to a person in Québec who reads English', async () => {
    const french = {
      ...ENVELOPE,
      consentedAt: AT,
      language: 'fr',
      otherLanguage: 'en',
      documents: ENVELOPE.documents.map((each) => ({ ...each, language: 'fr', title: 'Reconnaissance' })),
    };
    const english = { ...ENVELOPE, consentedAt: AT, otherLanguage: 'fr' };
    await open({ '/signing/open': ok(french), '/signing/language': ok(english) });
    await title('Read the French version first');
    expect(screen.getByRole('article', { name: 'Reconnaissance' }).lang).toBe('fr');
    fireEvent.click(await button('I expressly choose English'));
    await title('Risk acknowledgement');
    expect(screen.getByRole('article').lang).toBe('en');
  });

  it('asks before declining', async () => {
    const sent = await open({
      '/signing/open': ok(ENVELOPE),
      '/signing/decline': ok({ ...CLOSED, status: 'declined', signedAt: null }),
    });
    fireEvent.click(await button('Decline to sign'));
    await screen.findByRole('alertdialog', { name: 'Decline to sign?' });
    expect(sent.map(({ path }) => path)).not.toContain('/signing/decline');
    fireEvent.click(await button('Yes, decline'));
    await title('You declined to sign');
  });

  it.each([
    ['signs', 'Sign 1 document', '/signing/sign', 'Your documents are signed'],
    ['declines', 'Yes, decline', '/signing/decline', 'You declined to sign'],
  ])('%s only after the server knows that a document was read to its end', async (_does, last, path, end) => {
    vi.stubGlobal('IntersectionObserver', EverythingInView);
    let release = () => {};
    const answers = {
      '/signing/open': ok({ ...ENVELOPE, consentedAt: AT }),
      '/signing/read': ok({ documentId: 'd1', readAt: AT }),
      '/signing/initial': ok({ documentId: 'd1', rowId: 'loss', initialledAt: AT }),
      '/signing/sign': ok(CLOSED),
      '/signing/decline': ok({ ...CLOSED, status: 'declined', signedAt: null }),
    };
    const sent = await open(answers, () => {
      release = holdCall('/api/signing/read');
    });
    fireEvent.click(await button('Initial AT: Risk of loss'));
    fireEvent.click(await button('Go to signature'));
    fireEvent.change(await screen.findByLabelText('Your full name'), { target: { value: 'Ada Tremblay' } });
    if (path === '/signing/decline') {
      fireEvent.click(await button('Decline to sign'));
    }
    fireEvent.click(await button(last));
    await screen.findAllByLabelText('One moment');
    release();
    await title(end);
    const paths = sent.map((call) => call.path);
    expect(paths.indexOf('/signing/read')).toBeGreaterThan(0);
    expect(paths.indexOf('/signing/read')).toBeLessThan(paths.indexOf(path));
  });

  it('keeps the person on the step that failed and says why', async () => {
    const body = { code: 'UNAVAILABLE', message: ['Try again in a moment.'] };
    await open({ '/signing/open': ok(ENVELOPE), '/signing/consent': { status: 503, body } });
    fireEvent.click(await button('Agree and continue'));
    await screen.findByText('Try again in a moment.');
    await title('Sign your documents');
  });
});

describe('a link to a ceremony', () => {
  it.each([
    ['completed', 'Your documents are signed'],
    ['declined', 'You declined to sign'],
    ['expired', 'This link has ended'],
    ['superseded', 'These documents no longer apply'],
  ])('that is %s says so and leads back', async (status, heading) => {
    await open({ '/signing/open': ok({ ...CLOSED, status }) });
    const shown = await title(heading);
    expect(document.activeElement).toBe(shown);
    expect(screen.getByRole('link', { name: 'Back to your order' })).toBeTruthy();
  });

  it('that never existed leads to the portfolio', async () => {
    await open({ '/signing/open': { status: 404, body: { code: 'SIGNING_LINK_INVALID', message: [] } } });
    await title('This link does not open anything');
    expect(screen.getByRole('link', { name: 'Go to your portfolio' })).toBeTruthy();
  });
});
