import type {
  ClosedSigning,
  SigningDocument,
  SigningEnvelope,
} from '@portal/domain/agreement/signing/signing.wire';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '#state/slices/language-slice.ts';
import { createStore } from '#state/store.ts';
import { type Answers, answerWith, type SentCall } from '../../testing/api-answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { EverythingInView, stubBrowser } from '../../testing/stub-browser.ts';

stubBrowser();

const AT = '2026-11-20T15:30:00.000Z';
const STATEMENT = 'I have received and read the offering memorandum.';
const ok = (data: unknown) => ({ status: 200, body: { data } });
const refused = (code: string, message: string) => ({ status: 409, body: { code, message: [message] } });

const MEMORANDUM = {
  documentId: 'm1',
  title: 'Offering memorandum',
  version: 1,
  language: 'en',
  pages: 12,
  size: 204_800,
  acceptedAt: null,
  isAmended: false,
} as const;
const ACCEPTED = { ...MEMORANDUM, acceptedAt: AT };
const AMENDED = { ...MEMORANDUM, documentId: 'm2', version: 2, isAmended: true };

const AGREEMENT: SigningDocument = {
  id: 'd1',
  kind: 'subscription-agreement',
  title: 'Convention de souscription',
  language: 'fr',
  blocks: [{ kind: 'paragraph', text: 'Vous souscrivez.' }],
  readAt: null,
  initialled: {},
};

const ENVELOPE: SigningEnvelope = {
  envelopeId: 'e1',
  status: 'open',
  role: 'joint',
  signer: { name: 'Benoît Roy', email: 'benoit@example.ca', initials: 'BR' },
  dealName: 'Maple Street Homes',
  returnUrl: 'https://portal.example.ca/',
  expiresAt: '2026-11-23T15:30:00.000Z',
  consentedAt: null,
  language: 'fr',
  otherLanguage: null,
  documents: [AGREEMENT],
  proof: { isAddressVerified: true, provedUntil: '2126-11-20T15:30:00.000Z', asksFor: 'password' },
  again: null,
  investorName: 'Ada Tremblay',
  memorandum: MEMORANDUM,
  translations: [
    {
      kind: 'subscription-agreement',
      title: 'Subscription agreement',
      language: 'en',
      blocks: [{ kind: 'paragraph', text: 'You subscribe.' }],
    },
  ],
};
const READY: SigningEnvelope = { ...ENVELOPE, memorandum: ACCEPTED, consentedAt: AT };

const SIGNED: ClosedSigning = {
  envelopeId: 'e1',
  status: 'completed',
  role: 'joint',
  dealName: 'Maple Street Homes',
  returnUrl: 'https://portal.example.ca/',
  signedAt: AT,
  waitingFor: null,
  memorandum: null,
};

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

async function open(view: unknown, more: Answers = {}): Promise<{ answers: Answers; sent: SentCall[] }> {
  const answers: Answers = { '/signing/open': ok(view), ...more };
  const sent = answerWith(answers);
  const store = createStore();
  store.dispatch(setLanguage('en'));
  await openApp('/signing/the-token', store);
  return { answers, sent };
}

const button = (name: string) => screen.findByRole('button', { name });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
async function expectFocusOn(name: string): Promise<void> {
  const shown = await title(name);
  expect(document.activeElement).toBe(shown);
}
const calls = (sent: SentCall[]) => sent.map(({ path }) => path).filter((path) => path !== '/signing/open');

describe('the ceremony of a joint investor', () => {
  it('shows the memorandum first, to be confirmed before anything is agreed to', async () => {
    const { sent } = await open(ENVELOPE, {
      '/signing/accept-memorandum': ok({ ...ENVELOPE, memorandum: ACCEPTED }),
    });
    await title('Offering memorandum');
    expect(screen.getByText(/Ada Tremblay named you as joint investor in Maple Street Homes/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /Read.*Offering memorandum.*12 pages/ })).toBeTruthy();
    fireEvent.click(await button('Confirm and continue'));
    await screen.findByText('Confirm that you have received and read it, or decline below');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: STATEMENT }));
    expect(calls(sent)).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox', { name: STATEMENT }));
    fireEvent.click(await button('Confirm and continue'));
    await expectFocusOn('Sign your documents');
    expect(sent.at(-1)?.body).toEqual({ token: 'the-token', documentId: 'm1' });
    fireEvent.click(await button('Back'));
    await screen.findByText(/You confirmed on .*2026.* that you have received and read it/);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('says which language is binding before they start, and has the other one to read', async () => {
    await open({ ...ENVELOPE, memorandum: null }, { '/signing/consent': ok({ consentedAt: AT }) });
    await title('Sign your documents');
    expect(screen.getByText('You sign the French version')).toBeTruthy();
    expect(screen.getByText(/ask Ada Tremblay to sign in English/)).toBeTruthy();
    fireEvent.click(await button('Agree and continue'));
    await title('Convention de souscription');
    const reading = screen.getByText('Read this document in English (not the version you sign)');
    const paper = reading.closest('details')?.querySelector('article');
    expect(paper?.lang).toBe('en');
    expect(paper?.textContent).toContain('You subscribe.');
  });

  it('says why the memorandum could not be confirmed, and stays', async () => {
    await open(ENVELOPE, {
      '/signing/accept-memorandum': { status: 503, body: { code: 'UNAVAILABLE', message: ['Try again.'] } },
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: STATEMENT }));
    fireEvent.click(await button('Confirm and continue'));
    await screen.findByText('Try again.');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: STATEMENT }).checked).toBe(true);
  });

  it('shows an amendment that comes before the signature, and then leads back to it', async () => {
    const { answers } = await open(READY, {
      '/signing/read': ok({ documentId: 'd1', readAt: AT }),
      '/signing/sign': refused('MEMORANDUM_NOT_ACCEPTED', 'Read it first.'),
      '/signing/accept-memorandum': ok({ ...READY, memorandum: { ...AMENDED, acceptedAt: AT } }),
    });
    fireEvent.click(await button('Go to signature'));
    fireEvent.change(await screen.findByLabelText('Your full name'), { target: { value: 'Benoît Roy' } });
    answers['/signing/open'] = ok({ ...READY, memorandum: AMENDED });
    fireEvent.click(await button('Sign 1 document'));
    await expectFocusOn('The offering memorandum was amended');
    fireEvent.click(screen.getByRole('checkbox', { name: STATEMENT }));
    fireEvent.click(await button('Confirm and continue'));
    await title('Review and sign');
  });

  it('clears a tick given for a version that was replaced meanwhile', async () => {
    const { answers } = await open(ENVELOPE, {
      '/signing/accept-memorandum': refused('STATE_REFUSES', 'Not possible.'),
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: STATEMENT }));
    answers['/signing/open'] = ok({ ...ENVELOPE, memorandum: AMENDED });
    fireEvent.click(await button('Confirm and continue'));
    await title('The offering memorandum was amended');
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: STATEMENT }).checked).toBe(false),
    );
  });
});

const PAGE = {
  number: 1,
  pages: 1,
  width: 1600,
  height: 2071,
  text: 'What can go wrong.',
  picture: '/api/files/m1/pages/1?expires=1&signature=x',
  size: 204_800,
};

describe('the memorandum of a joint investor, who has no session', () => {
  const press = async (name: RegExp) => {
    const found = await screen.findByRole('button', { name });
    vi.stubGlobal('IntersectionObserver', EverythingInView);
    // The viewer is a lazy chunk, which React awaits here.
    await act(async () => void fireEvent.click(found));
  };
  const viewer = () => screen.findByRole('dialog', { name: 'Offering memorandum' });

  it('opens over the page through the ceremony’s link, and leaves the statement to them', async () => {
    const { sent } = await open(ENVELOPE, { '/signing/memorandum-page': ok(PAGE) });
    await press(/^Read.*Offering memorandum/);
    const dialog = await viewer();
    await within(dialog).findByText('What can go wrong.');
    expect(dialog.querySelector('img')?.getAttribute('src')).toBe(PAGE.picture);
    const asked = sent.filter(({ path }) => path === '/signing/memorandum-page');
    expect(asked.map(({ body }) => body)).toEqual([{ token: 'the-token', documentId: 'm1', page: 1 }]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: STATEMENT }).checked).toBe(false);
    expect(calls(sent).filter((path) => path.startsWith('/signing/accept'))).toEqual([]);
  });

  it.each([
    ['row', async () => press(/^Download Offering memorandum/)],
    [
      'viewer',
      async () => {
        await press(/^Read.*Offering memorandum/);
        fireEvent.click(within(await viewer()).getByRole('button', { name: /^Download/ }));
      },
    ],
  ])('is saved from its %s through the same link', async (_from, save) => {
    const { sent } = await open(ENVELOPE, {
      '/signing/memorandum-page': ok(PAGE),
      '/signing/memorandum': ok({ url: '/api/files/m1', expiresAt: AT }),
    });
    await save();
    await waitFor(() => expect(calls(sent)).toContain('/signing/memorandum'));
    const [asked] = sent.filter(({ path }) => path === '/signing/memorandum');
    expect(asked?.body).toEqual({ token: 'the-token', documentId: 'm1' });
  });

  it('says that the link has expired if it did meanwhile, and the page behind says what became of it', async () => {
    const { answers } = await open(ENVELOPE, {
      '/signing/memorandum-page': {
        status: 404,
        body: { code: 'SIGNING_LINK_INVALID', message: ['This link no longer works.'] },
      },
    });
    answers['/signing/open'] = ok({ ...SIGNED, status: 'superseded', signedAt: null });
    await press(/^Read.*Offering memorandum/);
    const dialog = await viewer();
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toBe('This link no longer works.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await title('These documents no longer apply');
  });
});

describe('a joint investor’s link, used again', () => {
  it('asks about an amendment after their signature, which remains valid', async () => {
    await open({ ...SIGNED, memorandum: AMENDED }, { '/signing/accept-memorandum': ok(SIGNED) });
    await title('The offering memorandum was amended');
    expect(screen.getByText('Your signature stands')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: STATEMENT }));
    fireEvent.click(await button('Confirm and continue'));
    await title('You have signed');
  });

  it.each([
    ['declined', 'You declined to sign'],
    ['expired', 'This link has ended'],
    ['superseded', 'These documents no longer apply'],
  ])('that is %s says so and leads home', async (status, heading) => {
    await open({ ...SIGNED, status, signedAt: null });
    await expectFocusOn(heading);
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy();
  });
});
