import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createStore } from '#state/store.ts';
import { answerWith } from '../../../testing/api-answers.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { MAPLE } from '../../../testing/sample-order.ts';

const ENDED = {
  statusCode: 404,
  error: 'Not Found',
  code: 'PREVIEW_INVALID',
  message: ['This preview has ended. Ask who sent it for a new link.'],
  requestId: 'r1',
};

async function openPreview(version: number | null, language: 'en' | 'fr' = 'en') {
  const preview = {
    deal: {
      ...MAPLE,
      id: 'preview',
      documents: MAPLE.documents.map((document) => ({ ...document, id: 'preview-1' })),
    },
    version,
    expiresAt: '2026-11-24T15:00:00.000Z',
  };
  answerWith({ '/deal/preview/the-token': { status: 200, body: { data: preview } } });
  await openApp('/preview/the-token', createStore(), language);
}

describe('a preview of a deal', () => {
  it('shows it to somebody who is not signed in, with nothing to order, share or bookmark', async () => {
    await openPreview(null);
    await screen.findByRole('heading', { level: 1, name: MAPLE.name });
    expect(screen.getByText('This is a preview')).toBeDefined();
    expect(screen.getByText(/It is not published/)).toBeDefined();
    expect(screen.getByText(/Nothing can be ordered here/)).toBeDefined();
    // Documents are listed, and open for investors only.
    expect(screen.getByText('Offering memorandum')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Offering memorandum/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Invest' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Share|Bookmark/ })).toBeNull();
  });

  it('says which version it is, in French', async () => {
    await openPreview(3, 'fr');
    await screen.findByText(/Voici la version 3 du placement/);
  });

  it('says that it has ended', async () => {
    answerWith({ '/deal/preview/the-token': { status: 404, body: ENDED } });
    await openApp('/preview/the-token', createStore());
    await screen.findByRole('heading', { level: 1, name: 'This preview has ended' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
