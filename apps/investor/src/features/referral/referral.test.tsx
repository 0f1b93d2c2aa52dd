import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { authenticate } from '#state/slices/auth-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, answerWith } from '../../testing/api-answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { referralLink } from './referral-link.ts';

const LINK = 'http://localhost:3000/ref?mwr=u1';

async function openReferral(sendEmail: { status: number; body: unknown }) {
  const sent = answerWith({
    '/user/profile/': { status: 200, body: { data: ANA } },
    '/sendemail': sendEmail,
  });
  const store = createStore();
  store.dispatch(authenticate('t1'));
  await openApp('/dashboard/referral', store);
  await screen.findByDisplayValue(LINK);
  return { sent, store };
}

const SENT = { status: 200, body: { data: { sent: true } } };

describe('the link to share', () => {
  it('names the person as the referrer', () => {
    expect(referralLink('https://portal.example', 'a b')).toBe('https://portal.example/ref?mwr=a+b');
  });

  it('carries the deal that is shared', () => {
    expect(referralLink('https://portal.example', 'u1', 'maple-court')).toBe(
      'https://portal.example/ref?mwr=u1&deal=maple-court',
    );
  });

  it('is shown as a QR code on request', async () => {
    await openReferral(SENT);
    expect(screen.queryByRole('img', { name: 'QR code of your link' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'QR code' }));
    const code = await screen.findByRole('img', { name: 'QR code of your link' });
    expect(code.querySelectorAll('path')).toHaveLength(2);
  });

  it('is copied with one press', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', {
      ...navigator,
      clipboard: { writeText: async (text: string) => void copied.push(text) },
    });
    await openReferral(SENT);
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByText('The link is copied.')).toBeDefined();
    expect(copied).toEqual([LINK]);
  });

  it('stays selected if the browser refuses', async () => {
    await openReferral(SENT);
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByText(/did not let us copy/)).toBeDefined();
    const field = screen.getByLabelText('Link to share');
    expect(field).toHaveProperty('selectionEnd', LINK.length);
  });
});

describe('the request about the program', () => {
  it('goes to the dealer with its subject, and confirms it', async () => {
    const { sent, store } = await openReferral(SENT);
    fireEvent.change(screen.getByLabelText('Your message'), { target: { value: 'May I refer my clients?' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send the request' }));
    expect(await screen.findByText('Your request is on its way')).toBeDefined();
    expect(sent.find(({ path }) => path === '/sendemail')?.body).toEqual({
      name: 'Ana Roy',
      email: 'ana@example.ca',
      message: 'May I refer my clients?',
      subject: 'Referral Program Request',
      requestType: 'referral',
    });
    expect(store.getState().email).toEqual({ loading: false, sent: true, error: null });
  });

  it('needs a message', async () => {
    await openReferral(SENT);
    fireEvent.click(screen.getByRole('button', { name: 'Send the request' }));
    const summary = await screen.findByRole('alert', { name: 'One answer needs your attention' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
  });

  it('keeps the message when it could not be sent', async () => {
    const { store } = await openReferral({
      status: 503,
      body: { statusCode: 503, code: 'UNAVAILABLE', message: ['Please try again in a moment.'] },
    });
    fireEvent.change(screen.getByLabelText('Your message'), { target: { value: 'May I refer my clients?' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send the request' }));
    expect(await screen.findByText('Please try again in a moment.')).toBeDefined();
    expect(screen.getByLabelText('Your message')).toHaveProperty('value', 'May I refer my clients?');
    expect(store.getState().email.error).toBe('Please try again in a moment.');
  });
});
