import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createStore } from '#state/store.ts';
import { answerWith } from '../../testing/api-answers.ts';
import { openApp } from '../../testing/open-app.tsx';

const data = (isSubscribed: boolean, kind = 'new-deals') => ({
  status: 200,
  body: { data: { isSubscribed, kind } },
});

describe('the link of an optional message', () => {
  it('stops them on a press without a login, and can undo it', async () => {
    const sent = answerWith({ '/unsubscribe/a_1': data(false), '/unsubscribe/a_1/undo': data(true) });
    await openApp('/unsubscribe/a_1', createStore());
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Stop these messages' }));
    expect(await screen.findByText('These messages are stopped')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('These messages come again')).toBeDefined();
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /unsubscribe/a_1',
      'POST /unsubscribe/a_1/undo',
    ]);
  });

  it('says which messages it is about: those with articles, too', async () => {
    answerWith({
      '/unsubscribe/a_1': data(false, 'articles'),
      '/unsubscribe/a_1/undo': data(true, 'articles'),
    });
    await openApp('/unsubscribe/a_1?about=articles', createStore());
    expect(screen.getByRole('heading', { name: 'Messages with articles' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Stop these messages' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('We noted today that you agree to get our articles.')).toBeDefined();
  });

  it('says in French what else helps if it is incomplete', async () => {
    answerWith({
      '/unsubscribe/a': { status: 404, body: { statusCode: 404, code: 'NOT_FOUND', message: ['Non.'] } },
    });
    await openApp('/unsubscribe/a', createStore(), 'fr');
    fireEvent.click(screen.getByRole('button', { name: 'Ne plus recevoir ces messages' }));
    expect(await screen.findByText('Cela n’a pas fonctionné')).toBeDefined();
    expect(screen.getByText(/au 1-844-955-4114/)).toBeDefined();
  });
});
