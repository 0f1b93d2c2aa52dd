// Wide: a page that the server drew and that goes blank, or stays stale, when the calls after it fail.
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LISTED, openDrawn, serve } from '../../testing/open-drawn.tsx';
import { ok } from '../../testing/open-wizard.tsx';
import { MAPLE } from '../../testing/sample-order.ts';

const LIST = '/user/list/deal/live';
const DEAL = `/user/deal/live/${MAPLE.slug}`;
const failure = (status: number, code: string, message: string) => ({
  status,
  body: { statusCode: status, code, message: [message], requestId: 'r1' },
});
const FAULT = failure(500, 'FAULT', 'Our fault.');
const openMarketplace = (language: 'en' | 'fr') =>
  openDrawn('/dashboard/marketplace', { deals: LISTED, deal: null }, { language });
const openDeal = () =>
  openDrawn(`/dashboard/marketplace/${MAPLE.slug}`, { deals: null, deal: { ...MAPLE, documents: [] } });

describe('a prerendered marketplace whose list fails to load', () => {
  it.each([
    ['en', 'This list may be out of date', 'Try again'],
    ['fr', 'Cette liste n’est peut-être plus à jour', 'Réessayer'],
  ] as const)(
    'in %s keeps its deals, says that they may be outdated, and loads the new ones',
    async (...row) => {
      const [language, words, again] = row;
      serve({ [LIST]: FAULT });
      const { takeOver } = await openMarketplace(language);
      await takeOver();
      const note = (await screen.findByText(words)).closest<HTMLElement>('[role=status]');
      expect(within(note ?? document.body).getByText('Our fault.')).toBeDefined();
      expect(screen.getByRole('article', { name: MAPLE.name })).toBeDefined();

      serve({ [LIST]: ok([{ ...MAPLE, name: 'Maple Gate II' }]) });
      fireEvent.click(screen.getByRole('button', { name: again }));
      expect(await screen.findByRole('article', { name: 'Maple Gate II' })).toBeDefined();
      expect(screen.queryByText(words)).toBeNull();
    },
  );
});

describe('a prerendered deal whose call fails', () => {
  it('stays with a notice, and another in place of its documents', async () => {
    serve({ [DEAL]: FAULT });
    const { takeOver } = await openDeal();
    await takeOver();
    expect(await screen.findByText('This page may be out of date')).toBeDefined();
    expect(screen.getByRole('heading', { name: MAPLE.name })).toBeDefined();
    expect(screen.getByText(/^The documents could not be loaded/)).toBeDefined();
    serve();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Offering memorandum/)).toBeDefined();
    expect(screen.queryByText('This page may be out of date')).toBeNull();
  });

  it('disappears if it is no longer offered', async () => {
    serve({ [DEAL]: failure(404, 'NOT_FOUND', 'Not there.') });
    const { takeOver } = await openDeal();
    await takeOver();
    expect(await screen.findByRole('heading', { name: 'We cannot find this deal' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: MAPLE.name })).toBeNull();
  });
});
