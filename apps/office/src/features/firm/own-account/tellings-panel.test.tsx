import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice, refused } from '../../../testing/open-office.tsx';

const TOPICS = {
  topics: [
    { topic: 'waits-for-you', timing: 'at-once' },
    { topic: 'due-today', timing: 'morning' },
  ],
};

function choose(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

describe('what a person is told by mail', () => {
  it('is shown as chosen, and a choice counts at once', async () => {
    const sent = answerWith({
      'GET /me': [good(ADA)],
      'GET /sessions': [good([])],
      'GET /tellings': [good(TOPICS)],
      'POST /tellings': [good(null)],
    });
    await openOffice('/office/account');
    expect(await screen.findByLabelText('Due today')).toHaveProperty('value', 'morning');
    expect(screen.queryByLabelText('New order')).toBeNull();
    choose('Due today', 'never');
    await screen.findByText('Saved');
    expect(screen.getByLabelText('Due today')).toHaveProperty('value', 'never');
    expect(sent.find(({ call }) => call === 'POST /tellings')?.body).toEqual({
      topic: 'due-today',
      timing: 'never',
    });
  });

  it('stays as it was where the choice was not kept, and says so', async () => {
    answerWith({
      'GET /me': [good(ADA)],
      'GET /sessions': [good([])],
      'GET /tellings': [good(TOPICS)],
      'POST /tellings': [refused(400, 'VALIDATION', 'Look at the answers.')],
    });
    await openOffice('/office/account');
    await screen.findByLabelText('Due today');
    choose('Due today', 'at-once');
    await screen.findByText('Look at the answers.');
    await waitFor(() => expect(screen.getByLabelText('Due today')).toHaveProperty('value', 'morning'));
  });
});
