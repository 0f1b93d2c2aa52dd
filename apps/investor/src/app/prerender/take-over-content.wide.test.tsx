// Wide: a marketplace or a deal that jumps, loses what was typed or keeps old figures when the application takes over what the server drew.
import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdCall } from '../../testing/api-answers.ts';
import { LISTED, openDrawn, serve } from '../../testing/open-drawn.tsx';
import { ok } from '../../testing/open-wizard.tsx';
import { MAPLE } from '../../testing/sample-order.ts';

const MARKETPLACE = '/dashboard/marketplace';
const DEAL = `${MARKETPLACE}/${MAPLE.slug}`;
const PUBLIC_DEAL: Deal = { ...MAPLE, documents: [] };
const REMINDED = 'Answer it now';

describe('a marketplace that the server drew', () => {
  it('shows its deals before any script, and keeps them in place at takeover', async () => {
    serve();
    const release = holdCall('/api/user/list/deal/live');
    const { title, takeOver } = await openDrawn(MARKETPLACE, { deals: LISTED, deal: null });
    expect(title).toMatch(/^Marketplace \| /);
    const card = screen.getByRole('article', { name: MAPLE.name });
    const { differences } = await takeOver();
    expect(differences).toEqual([]);
    expect(screen.getByRole('article', { name: MAPLE.name })).toBe(card);
    await act(async () => release());
    expect(screen.getByRole('article', { name: MAPLE.name })).toBe(card);
  });

  it('searches for what was typed before takeover', async () => {
    serve();
    const { takeOver } = await openDrawn(MARKETPLACE, { deals: LISTED, deal: null });
    screen.getByRole<HTMLInputElement>('searchbox').value = 'nothing like it';
    const { differences } = await takeOver();
    expect(differences).toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('nothing like it');
    expect(await screen.findByRole('heading', { name: 'No deal matches' })).toBeDefined();
  });

  it('keeps a mark made before takeover, even if a reminder then appears', async () => {
    serve();
    const reminder = 'questionnaire';
    const { takeOver } = await openDrawn(MARKETPLACE, { deals: LISTED, deal: null }, { reminder });
    const mark = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Compare/ });
    mark.checked = true;
    expect(screen.queryByRole('link', { name: REMINDED })).toBeNull();
    const { store, differences } = await takeOver();
    expect(differences).toEqual([]);
    expect(screen.getByRole('link', { name: REMINDED })).toBeDefined();
    expect(screen.getByRole('checkbox', { name: /^Compare/ })).toBe(mark);
    expect(mark.checked).toBe(true);
    expect(store.getState().search.criteria.compare).toEqual([MAPLE.slug]);
  });

  it('shows what the server answers, and forgets what it drew', async () => {
    serve({ '/user/list/deal/live': ok([{ ...MAPLE, name: 'Maple Gate II' }]) });
    const { takeOver } = await openDrawn(MARKETPLACE, { deals: LISTED, deal: null });
    const { store } = await takeOver();
    expect(await screen.findByRole('article', { name: 'Maple Gate II' })).toBeDefined();
    expect(store.getState().page).toEqual({ drawnAt: null, deals: null, deal: null });
  });
});

describe('a deal that the server drew', () => {
  it('shows without its documents, which come with its own call', async () => {
    serve();
    const release = holdCall(`/api/user/deal/live/${MAPLE.slug}`);
    const { title, takeOver } = await openDrawn(DEAL, { deals: null, deal: PUBLIC_DEAL });
    expect(title).toMatch(new RegExp(`^${MAPLE.name} \\| `));
    const heading = screen.getByRole('heading', { name: MAPLE.name });
    const { differences } = await takeOver();
    expect(differences).toEqual([]);
    const documents = screen.getByRole('region', { name: 'Read before you invest' });
    expect(within(documents).queryByText(/No documents/)).toBeNull();
    await act(async () => release());
    expect(screen.getByRole('heading', { name: MAPLE.name })).toBe(heading);
  });

  it('is taken over with a document open over it, and then opens it', async () => {
    serve();
    const entry = { staysInPlace: true, document: { id: 'd1', title: 'Memorandum' } };
    const { takeOver } = await openDrawn(DEAL, { deals: null, deal: PUBLIC_DEAL }, { entry });
    const heading = screen.getByRole('heading', { name: MAPLE.name });
    const { differences } = await takeOver();
    expect(differences).toEqual([]);
    expect(await screen.findByRole('dialog', { name: /Memorandum/ })).toBeDefined();
    expect(heading.isConnected).toBe(true);
  });
});
