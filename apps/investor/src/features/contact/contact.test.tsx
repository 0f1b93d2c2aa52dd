import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { watchedDocument } from '#state/page/watched-document.ts';
import { authenticate } from '#state/slices/auth-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, type Answers, answerWith } from '../../testing/api-answers.ts';
import { currentAddress, openApp } from '../../testing/open-app.tsx';

const SENT = { status: 200, body: { data: { sent: true } } };
const PROFILE = { '/user/profile/': { status: 200, body: { data: ANA } } };
const ANSWERS = {
  'Your name': 'Ana Roy',
  'Your email': 'ana@example.ca',
  'What is it about?': 'order',
  Subject: 'My order',
  'Your message': 'When is the money taken?',
} as const;

function type(answers: Partial<Record<keyof typeof ANSWERS, string>>) {
  for (const [label, value] of Object.entries(answers)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = (label: keyof typeof ANSWERS) => screen.getByLabelText(label);

async function open(address: string, answers: Answers, isSignedIn = false) {
  const sent = answerWith({ ...PROFILE, ...answers });
  const store = createStore();
  if (isSignedIn) {
    store.dispatch(authenticate('t1'));
  }
  await openApp(address, store);
  return { sent, store };
}

describe('the contact page', () => {
  it('sends what was written, and says where the answer goes', async () => {
    const { sent, store } = await open('/contact', { '/sendemail': SENT });
    type(ANSWERS);
    press('Send the message');
    expect(await screen.findByText('Your message is on its way')).toBeDefined();
    expect(screen.getByText(/We aim to answer to ana@example.ca/)).toBeDefined();
    expect(sent.find(({ path }) => path === '/sendemail')?.body).toEqual({
      name: 'Ana Roy',
      email: 'ana@example.ca',
      requestType: 'order',
      subject: 'My order',
      message: 'When is the money taken?',
    });
    expect(store.getState().email).toEqual({ loading: false, sent: true, error: null });
    press('Write another message');
    expect(shown('Your message')).toHaveProperty('value', '');
  });

  it('names the representative who answers, if a signed-in person has one', async () => {
    const own = { id: 'rep-25', fullName: 'Joan Okafor', referralCode: 'joan' };
    await open('/contact', { '/user/representative': { status: 200, body: { data: own } } }, true);
    expect(await screen.findByText(/Joan Okafor, your representative, aims to answer/)).toBeDefined();
  });

  it.each([
    ['a visitor', false],
    ['somebody who has none', true],
  ])('says to %s that we answer', async (_who, isSignedIn) => {
    await open('/contact', { '/user/representative': { status: 200, body: { data: null } } }, isSignedIn);
    expect(await screen.findByText(/Write to us\. We aim to answer within two business days/)).toBeDefined();
  });

  it('prefills the signed-in person', async () => {
    await open('/contact', {}, true);
    expect(await screen.findByLabelText('Your name')).toHaveProperty('value', 'Ana Roy');
    expect(shown('Your email')).toHaveProperty('value', 'ana@example.ca');
  });

  it('says beside each field what is missing', async () => {
    await open('/contact', {});
    press('Send the message');
    const summary = await screen.findByRole('alert', { name: '5 answers need your attention' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(within(summary).getByText('Choose what it is about')).toBeDefined();
    expect(shown('Your name').getAttribute('aria-invalid')).toBe('true');
  });

  it('refuses a web address as a name', async () => {
    await open('/contact', {});
    type({ ...ANSWERS, 'Your name': 'www.evil.example' });
    press('Send the message');
    expect(await screen.findAllByText('Write your name in Latin letters, on one line')).toHaveLength(2);
  });

  it.each([
    ['could not be sent', { status: 503, body: { code: 'UNAVAILABLE', message: ['Please try again.'] } }],
    [
      'was refused as one too many',
      { status: 429, body: { code: 'RATE_LIMITED', message: ['Wait a while.'] } },
    ],
  ])('keeps the input if the message %s', async (_row, answer) => {
    const { store } = await open('/contact', {
      '/sendemail': { ...answer, body: { statusCode: answer.status, ...answer.body } },
    });
    type(ANSWERS);
    press('Send the message');
    const [sentence = ''] = answer.body.message;
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(shown('Your message')).toHaveProperty('value', ANSWERS['Your message']);
    expect(shown('What is it about?')).toHaveProperty('value', 'order');
    expect(store.getState().email.error).toBe(sentence);
  });

  it('shows the server’s refusal beside its field', async () => {
    await open('/contact', {
      '/sendemail': {
        status: 400,
        body: { statusCode: 400, code: 'VALIDATION', message: ['No.'], fields: { email: 'No such address' } },
      },
    });
    type(ANSWERS);
    press('Send the message');
    await waitFor(() => expect(shown('Your email').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText('No such address').length).toBeGreaterThan(0);
  });
});

describe('the contact dialog', () => {
  const openDialog = async () => {
    const [link] = screen.getAllByRole('link', { name: 'Contact us' });
    if (link === undefined) {
      throw new Error('The page has no way to the dealer');
    }
    fireEvent.click(link);
  };

  it('opens over the page, and keeps the input when closed', async () => {
    await open('/privacy-policy', {});
    await openDialog();
    expect(await screen.findByRole('dialog', { name: 'Contact us' })).toBeDefined();
    expect(currentAddress()).toBe('/privacy-policy');
    type({ 'Your message': ANSWERS['Your message'] });
    press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openDialog();
    expect(await screen.findByLabelText('Your message')).toHaveProperty('value', ANSWERS['Your message']);
  });

  it('is a page of its own where third-party scripts run', async () => {
    await open('/privacy-policy', {});
    Object.assign(watchedDocument, { isWatched: true, startAnew: () => undefined });
    await openDialog();
    expect(currentAddress()).toBe('/contact');
    expect(screen.queryByRole('dialog')).toBeNull();
    Object.assign(watchedDocument, { isWatched: false });
  });
});
