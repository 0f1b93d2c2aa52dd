import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice, refused } from '../../../testing/open-office.tsx';

const SESSION = {
  id: 'x1',
  createdAt: '2026-11-22T12:00:00.000Z',
  lastSeenAt: '2026-11-22T13:00:00.000Z',
  browser: 'firefox',
  system: 'linux',
  current: true,
};
const ELSEWHERE = { ...SESSION, id: 'x2', browser: 'safari', system: 'ios', current: false };

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('one’s own account at the office', () => {
  it('ends all other sessions, offered only if there are any', async () => {
    answerWith({
      'GET /me': [good(ADA)],
      'GET /sessions': [good([SESSION, ELSEWHERE]), good([SESSION])],
      'POST /sessions/end-others': [good({ ended: 1 })],
    });
    await openOffice('/office/account');
    await screen.findByText('Safari on iPhone or iPad');
    press('End other sessions');
    await screen.findByText('You have no other sessions.');
    expect(screen.queryByRole('button', { name: 'End other sessions' })).toBeNull();
  });

  it('switches to the chosen language once the server has saved it', async () => {
    const sent = answerWith({
      'GET /me': [good(ADA)],
      'GET /sessions': [good([SESSION])],
      'POST /language': [good(null)],
    });
    await openOffice('/office/account');
    fireEvent.click(await screen.findByRole('radio', { name: 'Français' }));
    await screen.findByRole('heading', { name: 'Votre compte' });
    expect(sent.find(({ call }) => call === 'POST /language')?.body).toEqual({ language: 'fr' });
  });

  it('says beside the field what is wrong with a password change, and keeps the rest', async () => {
    answerWith({
      'GET /me': [good(ADA)],
      'GET /sessions': [good([SESSION])],
      'POST /password': [
        refused(400, 'VALIDATION', 'Look at the answers.', { code: 'That code is not right.' }),
        good(null),
      ],
    });
    await openOffice('/office/account');
    fireEvent.click(await screen.findByRole('button', { name: 'Change password' }));
    type('Current password', 'a quiet morning');
    type('New password', 'nine herons over the bay');
    type('Code from your app', '000000');
    press('Save new password');
    await screen.findAllByText('That code is not right.');
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'nine herons over the bay');
    type('Code from your app', '123456');
    press('Save new password');
    await waitFor(() => expect(screen.queryByLabelText('Current password')).toBeNull());
    await screen.findByText(/New password saved/);
  });
});
