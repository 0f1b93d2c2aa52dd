import { SAMPLE_BRAND } from '@portal/web/testing/sample-brand';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '#state/slices/language-slice.ts';
import { createStore } from '#state/store.ts';
import { type Answers, answerWith } from '../../testing/api-answers.ts';
import { stubBrowser } from '../../testing/stub-browser.ts';
import { App } from '../app.tsx';
import { startMessages } from '../messages.ts';
import { findRoute } from '../routes/find-route.ts';

const ok = (data: unknown) => ({ status: 200, body: { data } });
const AT = '2026-11-20T15:30:00.000Z';
stubBrowser();

async function open(address: string, answers: Answers, language: 'en' | 'fr' = 'en') {
  const sent = answerWith(answers);
  const store = createStore();
  store.dispatch(setLanguage(language));
  const route = findRoute(address);
  await route.preload();
  const messages = await startMessages(language, route.texts, SAMPLE_BRAND);
  render(
    <MemoryRouter initialEntries={[address]}>
      <App store={store} messages={messages} />
    </MemoryRouter>,
  );
  return sent;
}

async function choosePdf(label: string | RegExp): Promise<void> {
  const file = new File(['%PDF-1.7'], 'agreement.pdf', { type: 'application/pdf' });
  fireEvent.change(await screen.findByLabelText(label), { target: { files: [file] } });
}

describe('the page that checks a document', () => {
  it.each([
    ['unchanged', 'Sealed by this portal and unchanged'],
    ['added-to', 'Something was added after the seal'],
    ['changed', 'This document was changed'],
    ['foreign', 'Not sealed by this portal'],
    ['unsealed', 'No seal'],
    ['not-pdf', 'Not a PDF'],
  ])('says what it found: %s', async (outcome, title) => {
    const found = { outcome, sealedAt: AT, sealedBy: 'Northline Exempt Market Inc.', sha256: 'a'.repeat(64) };
    await open('/verify-document', { '/documents/verify': ok(found) });
    await choosePdf(/PDF file/);
    fireEvent.click(await screen.findByRole('button', { name: 'Check the document' }));
    const heading = await screen.findByRole('heading', { level: 2, name: title });
    expect(document.activeElement).toBe(heading);
  });

  it('asks for the file where none was chosen, in French', async () => {
    const sent = await open('/verify-document', {}, 'fr');
    fireEvent.click(await screen.findByRole('button', { name: 'Vérifier le document' }));
    await screen.findByText('Choisissez le fichier PDF à vérifier');
    expect(sent.map(({ path }) => path)).not.toContain('/documents/verify');
  });
});

describe('the copies of a joint investor', () => {
  it('are listed behind the link, with the day on which it ends', async () => {
    await open('/signed-copies/the-token', {
      '/signing/copies': ok({
        dealName: 'Maple Gate',
        signedAt: AT,
        expiresAt: '2026-12-20T15:30:00.000Z',
        documents: [{ id: 'f1', title: 'Risk acknowledgement', url: 'http://x/1', size: 80_000 }],
      }),
    });
    await screen.findByRole('heading', { level: 1, name: 'Your signed documents' });
    expect(screen.getByRole('button', { name: /Risk acknowledgement/ })).toBeTruthy();
    expect(screen.getByText(/this link ends on December 20, 2026/)).toBeTruthy();
  });

  it('are gone once the link has expired', async () => {
    await open('/signed-copies/the-token', {
      '/signing/copies': { status: 404, body: { code: 'SIGNING_LINK_INVALID', message: [] } },
    });
    await screen.findByRole('heading', { level: 1, name: 'This link does not open anything' });
  });
});

describe('the signing page of a joint investor', () => {
  it('says that it is not their turn before the investor signed', async () => {
    await open('/signing/the-token', {
      '/signing/open': { status: 409, body: { code: 'SIGNING_OUT_OF_TURN', message: [] } },
    });
    await screen.findByRole('heading', { level: 1, name: 'It is not your turn yet' });
  });

  it.each([
    ['completed', 'You have signed'],
    ['declined', 'You declined to sign'],
    ['expired', 'This link has ended'],
    ['superseded', 'These documents no longer apply'],
  ])('that is %s speaks to them and leads to the home page', async (status, title) => {
    const view = {
      envelopeId: 'e1',
      status,
      role: 'joint',
      dealName: 'Maple Gate',
      returnUrl: 'https://portal.example.ca/',
      signedAt: AT,
      waitingFor: null,
      memorandum: null,
    };
    await open('/signing/the-token', { '/signing/open': ok(view) });
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  });
});
