import type { DocumentPage } from '@portal/domain/ground/pictures/document-page.wire';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authenticate } from '#state/slices/auth-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, type Answers, answerWith } from '../../testing/api-answers.ts';
import { currentAddress, openApp } from '../../testing/open-app.tsx';
import { MAPLE } from '../../testing/sample-order.ts';
import { EverythingInView } from '../../testing/stub-browser.ts';

const DEAL = '/dashboard/marketplace/maple-gate';
const ok = (data: unknown) => ({ status: 200, body: { data } });
const refusal = (status: number, code: string, message: string) => ({
  status,
  body: { statusCode: status, error: 'Refused', code, message: [message], requestId: 'r1' },
});

const pageOf = (number: number, text = `Words of page ${number}.`): DocumentPage => ({
  number,
  pages: 3,
  width: 1600,
  height: 2071,
  text,
  picture: `/api/files/file-1/pages/${number}?expires=1&signature=x`,
  size: 412_000,
});

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

async function open(more: Answers = {}) {
  const store = createStore();
  store.dispatch(authenticate('token'));
  const answers: Answers = {
    '/user/profile/': ok(ANA),
    '/user/deal/live/maple-gate': ok(MAPLE),
    '/user/trades/u1': ok({ trades: [], activeTradesTotal: 0 }),
    ...Object.fromEntries([1, 2, 3].map((page) => [`/user/file/file-1/pages/${page}`, ok(pageOf(page))])),
    ...more,
  };
  const sent = answerWith(answers);
  await openApp(DEAL, store);
  vi.stubGlobal('IntersectionObserver', EverythingInView);
  const read = await screen.findByRole('button', { name: /^Read.*Offering memorandum/ });
  // The viewer loads when opened, and pressing does not await it.
  await act(async () => void fireEvent.click(read));
  return { store, sent, answers };
}

const viewer = () => screen.findByRole('dialog', { name: 'Offering memorandum' });

describe('a document pressed on a deal', () => {
  it('opens over the page: pictures for the eye, text for screen readers', async () => {
    const { store } = await open();
    const dialog = await viewer();
    const second = await within(dialog).findByRole('region', { name: 'Page 2 of 3' });
    expect(await within(second).findByText('Words of page 2.')).toBeDefined();
    expect(second.querySelector('img')?.getAttribute('src')).toContain('/pages/2?');
    expect(store.getState().modal).toMatchObject({ lightbox: true, selectedDocument: 'file-1' });
    expect(currentAddress()).toBe(DEAL);
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })],
    ['its cross', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('is closed by %s, and the page is where it was', async (_case, close) => {
    const { store } = await open();
    const dialog = await viewer();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await act(async () => void close());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getState().modal).toMatchObject({ lightbox: false, selectedDocument: null });
    expect(currentAddress()).toBe(DEAL);
  });

  it('zooms with keys and buttons, and can show its text alone', async () => {
    await open();
    const dialog = await viewer();
    await within(dialog).findByRole('textbox');
    fireEvent.keyDown(dialog, { key: '+' });
    expect(within(dialog).getByText('125%')).toBeDefined();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Smaller' }));
    expect(within(dialog).getByText('100%')).toBeDefined();
    await within(dialog).findByText('Words of page 1.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Text only' }));
    await waitFor(() => expect(dialog.querySelector('img')).toBeNull());
    expect(within(dialog).getByText('Words of page 1.')).toBeDefined();
  });

  it('says if a page does not exist, and goes to one that does', async () => {
    await open();
    const dialog = await viewer();
    const field = await within(dialog).findByRole('textbox', { name: 'Page to go to' });
    fireEvent.change(field, { target: { value: '7' } });
    fireEvent.submit(field);
    expect(within(dialog).getByRole('alert').textContent).toBe('This document has pages 1 to 3.');
    fireEvent.change(field, { target: { value: '3' } });
    fireEvent.submit(field);
    expect(within(dialog).queryByRole('alert')).toBeNull();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });
});

describe('what cannot be shown', () => {
  it.each([
    [409, 'PAGES_PROTECTED', 'This document asks for a password.', ['Download']],
    [503, 'BUSY', 'Too much is going on.', ['Download', 'Try again']],
    [404, 'NOT_FOUND', 'We could not find it.', []],
  ])(
    'is explained in the server’s words (%s %s), with what can be done',
    async (status, code, words, ways) => {
      await open({ '/user/file/file-1/pages/1': refusal(status, code, words) });
      const dialog = await viewer();
      const alert = await within(dialog).findByRole('alert');
      expect(alert.textContent).toContain(words);
      expect(
        within(alert)
          .queryAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual(ways);
    },
  );

  it('a picture that fails to load can be retried', async () => {
    await open();
    const dialog = await viewer();
    const first = await within(dialog).findByRole('region', { name: 'Page 1 of 3' });
    await within(first).findByText('Words of page 1.');
    const picture = first.querySelector('img');
    fireEvent.error(picture ?? first);
    expect(within(first).getByRole('alert').textContent).toContain('The picture of this page did not come.');
    fireEvent.click(within(first).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(first.querySelector('img')).not.toBeNull());
  });

  it('a page without text says so', async () => {
    await open({ '/user/file/file-1/pages/1': ok(pageOf(1, '')) });
    const dialog = await viewer();
    expect(
      await within(dialog).findByRole('img', { name: /This page is a picture without text/ }),
    ).toBeDefined();
  });
});
