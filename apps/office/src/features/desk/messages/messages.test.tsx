import type {
  MessagePage,
  MessageRow,
  OfficeMessageDetail,
} from '@portal/domain/desk/messages/office-messages.wire';
import { actionsOf } from '@portal/domain/firm/staff/permissions';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice, refused } from '../../../testing/open-office.tsx';

beforeAll(() => import('./messages-pages.tsx'));

const COMPLIANCE = { ...ADA, roles: ['compliance' as const], actions: actionsOf(['compliance']) };
const ROW: MessageRow = {
  id: 'w1',
  version: 0,
  state: 'new',
  about: 'order',
  subject: 'When is the money taken?',
  name: 'Hélène Roy',
  investor: { id: 'i1', name: 'Hélène Roy' },
  language: 'fr',
  receivedAt: '2026-11-20T12:00:00.000Z',
};
const MESSAGE: OfficeMessageDetail = {
  ...ROW,
  claim: { kind: 'message', id: 'w1', version: 0, holder: null, viewing: [], snoozedUntil: null, tags: [] },
  email: 'helene@exemple.ca',
  text: 'Quand prenez-vous l’argent?',
  replies: [],
  templates: [{ id: 'order', text: 'Merci.\n\n[Votre réponse]' }],
};
const REPLY = {
  id: 'r1',
  by: 'Noor Haddad',
  at: ROW.receivedAt,
  text: 'Vendredi.',
  delivery: 'sent' as const,
};
const REPLYING = 'POST /messages/w1/reply';
const page = (change: Partial<MessagePage> = {}) =>
  good({ rows: [ROW], count: { value: 1, isCapped: false }, next: null, ...change });
const NONE = { rows: [], count: { value: 0, isCapped: false } };

const answer = (calls: Parameters<typeof answerWith>[0]) =>
  answerWith({ 'GET /me': [good(COMPLIANCE)], 'POST /viewing': [good([])], ...calls });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (text: string) =>
  fireEvent.change(screen.getByLabelText('Your reply'), { target: { value: text } });

describe('the list of messages', () => {
  it('shows subject, sender, and whether it is answered', async () => {
    answer({ 'GET /messages': [page()] });
    await openOffice('/office/messages');
    const link = await screen.findByRole('link', { name: 'When is the money taken?' });
    expect(link.getAttribute('href')).toBe('/office/messages/w1');
    expect(screen.getByText(/^Hélène Roy/)).toBeDefined();
    expect(screen.getAllByText('An order or a payment').length).toBeGreaterThan(1);
    expect(screen.getByText('1 message')).toBeDefined();
  });

  it('filters at once, in the address, and offers a way out of filters that match nothing', async () => {
    const sent = answer({ 'GET /messages': [page()], 'GET /messages?state=answered': [page(NONE)] });
    await openOffice('/office/messages');
    await screen.findByRole('link', { name: 'When is the money taken?' });
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'answered' } });
    await screen.findByRole('heading', { name: 'No messages found' });
    expect(sent.some(({ call }) => call === 'GET /messages?state=answered')).toBe(true);
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);
    expect(await screen.findByRole('link', { name: 'When is the money taken?' })).toBeDefined();
  });

  it('says so if everything is answered', async () => {
    answer({ 'GET /messages': [page(NONE)] });
    await openOffice('/office/messages');
    expect(await screen.findByRole('heading', { name: 'No messages waiting' })).toBeDefined();
  });

  it('says what failed and loads again', async () => {
    answer({ 'GET /messages': [refused(500, 'FAULT', 'Something went wrong.'), page()] });
    await openOffice('/office/messages');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'When is the money taken?' })).toBeDefined();
  });

  it('is not open to every role', async () => {
    answerWith({ 'GET /me': [good({ ...ADA, roles: ['finance'], actions: actionsOf(['finance']) })] });
    await openOffice('/office/messages');
    expect(await screen.findByRole('heading', { name: 'Your role can’t open this page' })).toBeDefined();
  });
});

describe('the page of a message', () => {
  it('shows who wrote what, in the language of the reply', async () => {
    answer({ 'GET /messages/w1': [good({ ...MESSAGE, replies: [REPLY], state: 'answered' })] });
    await openOffice('/office/messages/w1');
    const text = await screen.findByText('Quand prenez-vous l’argent?');
    expect(text.getAttribute('lang')).toBe('fr-CA');
    expect(screen.getByText('Vendredi.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Hélène Roy' }).getAttribute('href')).toBe(
      '/office/investors/i1',
    );
    expect(screen.queryByText(/The sender was not logged in/)).toBeNull();
  });

  it('shows who has claimed it, and can be claimed and released', async () => {
    const since = ROW.receivedAt;
    const until = '2026-11-20T16:00:00.000Z';
    const other = { id: 'noor', name: 'Noor Haddad', roles: ['compliance' as const], since, until };
    const mine = { ...MESSAGE.claim, version: 1, holder: { ...other, id: COMPLIANCE.id } };
    const sent = answer({
      'GET /messages/w1': [good(MESSAGE), good({ ...MESSAGE, claim: mine })],
      'POST /desk/new-messages/claim': [good(mine)],
      'POST /desk/new-messages/act': [good([{ id: 'w1', claim: MESSAGE.claim, refused: null }])],
    });
    await openOffice('/office/messages/w1');
    await screen.findByText('This message is unassigned.');
    press('Claim');
    await screen.findByText(/^This message is assigned to you until /);
    press('Unassign');
    await waitFor(() => expect(sent.some(({ call }) => call === 'POST /desk/new-messages/act')).toBe(true));
    expect(sent.find(({ call }) => call === 'POST /desk/new-messages/claim')?.body).toEqual({
      id: 'w1',
      version: 0,
    });
    expect(sent.find(({ call }) => call === 'POST /desk/new-messages/act')?.body).toEqual({
      rows: [{ id: 'w1', version: 1 }],
      do: { act: 'release' },
    });
  });

  it('is claimed by nobody once it is answered', async () => {
    answer({ 'GET /messages/w1': [good({ ...MESSAGE, state: 'answered', replies: [REPLY] })] });
    await openOffice('/office/messages/w1');
    await screen.findByText('Vendredi.');
    expect(screen.queryByText('This message is unassigned.')).toBeNull();
  });

  it('starts a reply from a template, asks for its gaps to be filled, and sends the edited text', async () => {
    const sent = answer({
      'GET /messages/w1': [
        good(MESSAGE),
        good({ ...MESSAGE, version: 1, state: 'answered', replies: [REPLY] }),
      ],
      'POST /messages/w1/reply': [good(null)],
    });
    await openOffice('/office/messages/w1');
    await screen.findByText('Quand prenez-vous l’argent?');
    press('Send reply');
    await screen.findAllByText('Write a reply');
    fireEvent.change(screen.getByLabelText('Template'), { target: { value: 'order' } });
    press('Use template');
    press('Send reply');
    await screen.findAllByText('Replace the text in square brackets');
    expect(sent.some(({ call }) => call === REPLYING)).toBe(false);
    write('Merci.\n\nVendredi.');
    press('Send reply');
    await screen.findByText('Your reply is being sent.');
    expect(sent.find(({ call }) => call === REPLYING)?.body).toEqual({
      version: 0,
      text: 'Merci.\n\nVendredi.',
    });
    await waitFor(() => expect(screen.getByLabelText('Your reply')).toHaveProperty('value', ''));
  });

  it('tells the slower of two people so, keeps what they typed, and lets them send it after all', async () => {
    const sent = answer({
      'GET /messages/w1': [
        good(MESSAGE),
        good({ ...MESSAGE, version: 1, state: 'answered', replies: [REPLY] }),
      ],
      'POST /messages/w1/reply': [refused(409, 'CHANGED_MEANWHILE', 'Somebody changed it.'), good(null)],
    });
    await openOffice('/office/messages/w1');
    await screen.findByText('Quand prenez-vous l’argent?');
    write('Lundi.');
    press('Send reply');
    await screen.findByText(/A colleague has just handled this message/);
    await screen.findByText('Vendredi.');
    expect(screen.getByLabelText('Your reply')).toHaveProperty('value', 'Lundi.');
    press('I have read it and want to send mine');
    press('Send reply');
    await screen.findByText('Your reply is being sent.');
    expect(sent.filter(({ call }) => call === REPLYING).map(({ body }) => body)).toEqual([
      { version: 0, text: 'Lundi.' },
      { version: 1, text: 'Lundi.' },
    ]);
  });

  it('shows the server’s error beside the field, and keeps the reply', async () => {
    answer({
      'GET /messages/w1': [good(MESSAGE)],
      'POST /messages/w1/reply': [
        refused(400, 'VALIDATION', 'Check the fields.', { text: 'This is too long.' }),
      ],
    });
    await openOffice('/office/messages/w1');
    await screen.findByText('Quand prenez-vous l’argent?');
    write('Lundi.');
    press('Send reply');
    expect((await screen.findAllByText('This is too long.')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Your reply')).toHaveProperty('value', 'Lundi.');
  });

  it('warns if the sender was not logged in, and closes without a reply', async () => {
    const sent = answer({
      'GET /messages/w1': [
        good({ ...MESSAGE, investor: null }),
        good({ ...MESSAGE, state: 'closed', version: 1 }),
      ],
      'POST /messages/w1/state': [good(null)],
    });
    await openOffice('/office/messages/w1');
    await screen.findByText(/The sender was not logged in/);
    press('Close without reply');
    await screen.findByRole('button', { name: 'Reopen message' });
    expect(sent.find(({ call }) => call === 'POST /messages/w1/state')?.body).toEqual({
      version: 0,
      to: 'closed',
    });
  });
});
