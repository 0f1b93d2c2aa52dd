import type { Deal, TeamMember, Video } from '@portal/domain/offering/deals/deal.wire';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeToWire } from '@portal/domain/order/trades/trade-on-wire';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { authenticate } from '#state/slices/auth-slice.ts';
import { setLanguage } from '#state/slices/language-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, answerWith } from '../../testing/api-answers.ts';
import { currentAddress, openApp } from '../../testing/open-app.tsx';
import { MAPLE, PLACED, SIGNED } from '../../testing/sample-order.ts';

const TEAM: TeamMember[] = [
  {
    id: 'moira',
    name: 'Moira Langille',
    role: 'President',
    biography: 'Founded it.\n\nStill there.',
    portrait: '/m.svg',
  },
  { id: 'desmond', name: 'Desmond Kaye', role: 'Repairs', biography: 'A plumber.', portrait: '/d.svg' },
];
const FILM: Video = {
  _id: 'film-1',
  src: '/api/films/film-1/video',
  description: 'The wharf',
  cover: true,
  film: {
    contentType: 'video/webm',
    sizeBytes: 540 * 1024,
    poster: '/api/films/film-1/cover',
    captions: [
      { language: 'en', src: '/api/films/film-1/captions-en' },
      { language: 'fr', src: '/api/films/film-1/captions-fr' },
    ],
  },
};
const data = (body: unknown) => ({ status: 200, body: { data: body } });

async function openDeal(changes: Partial<Deal>, language: 'en' | 'fr' = 'en', trades: readonly Trade[] = []) {
  answerWith({
    '/user/profile/': data(ANA),
    '/user/deal/live/maple-gate': data({ ...MAPLE, ...changes }),
    '/user/trades/u1': data({ trades: trades.map(tradeToWire), activeTradesTotal: 0 }),
  });
  const store = createStore();
  store.dispatch(authenticate('token'));
  await openApp('/dashboard/marketplace/maple-gate', store, language);
  return store;
}

describe('the people of a deal', () => {
  const moira = () => screen.findByRole('button', { name: 'Moira Langille President' });
  const dialog = () => screen.findByRole('dialog', { name: 'Moira Langille' });

  it('show their biographies when pressed', async () => {
    const store = await openDeal({ team: TEAM });
    const people = within(await screen.findByRole('region', { name: 'Who answers for it' }));
    expect(people.getAllByRole('button')).toHaveLength(2);
    fireEvent.click(await moira());
    const bio = within(await dialog());
    expect(bio.getByText('President')).toBeDefined();
    expect(['Founded it.', 'Still there.'].map((line) => bio.getByText(line).tagName)).toEqual(['P', 'P']);
    expect(store.getState().modal).toMatchObject({ teamBio: true, selectedMember: 'moira' });
    expect(currentAddress()).toBe('/dashboard/marketplace/maple-gate');
  });

  it.each<[string, () => void]>([
    ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
    ['their button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('are put away by %s, and the focus is where it was', async (_by, putAway) => {
    const store = await openDeal({ team: TEAM });
    const opener = await moira();
    opener.focus();
    fireEvent.click(opener);
    await dialog();
    putAway();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getState().modal).toMatchObject({ teamBio: false, selectedMember: null });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('do not show on a deal that names none', async () => {
    await openDeal({});
    await screen.findAllByRole('link', { name: 'Invest' });
    expect(screen.queryByRole('region', { name: 'Who answers for it' })).toBeNull();
  });
});

describe('an order that the person began', () => {
  it('continues from its deal, which says how long its units are reserved', async () => {
    await openDeal({}, 'en', [PLACED]);
    expect(await screen.findAllByRole('link', { name: 'Continue your order' })).toHaveLength(2);
    // Beside the details on a wide screen, above the tabs on a phone.
    expect(screen.getAllByText(/^Reserved until/)).toHaveLength(2);
  });

  it('that is with the dealer shows on its deal, without an end of the reservation', async () => {
    await openDeal({}, 'en', [{ ...SIGNED, status: 1, holdExpiresAt: null }]);
    await screen.findAllByRole('link', { name: 'See your order' });
    expect(screen.queryByText(/^Reserved until/)).toBeNull();
  });
});

describe('a film of a deal', () => {
  const player = () => document.querySelector('video');

  it('shows its cover and size, and loads nothing before it is pressed', async () => {
    await openDeal({ videos: [FILM] });
    const videos = within(await screen.findByRole('region', { name: 'Videos' }));
    expect(videos.getByText(/^540\skB, captions in English and French$/)).toBeDefined();
    expect(player()).toBeNull();
    fireEvent.click(videos.getByRole('button', { name: 'Play the video: The wharf' }));
    await waitFor(() => expect(player()).not.toBeNull());
    expect([player()?.getAttribute('src'), player()?.getAttribute('poster'), player()?.controls]).toEqual([
      FILM.src,
      FILM.film?.poster,
      true,
    ]);
    expect(document.activeElement).toBe(player());
  });

  it('has captions in both languages, switched on in the person’s own', async () => {
    await openDeal({ videos: [FILM] }, 'fr');
    fireEvent.click(await screen.findByRole('button', { name: /^Regarder la vidéo/ }));
    await waitFor(() => expect(player()).not.toBeNull());
    const tracks = [...document.querySelectorAll('track')];
    expect(tracks.map(({ srclang, label, default: isOn }) => [srclang, label, isOn])).toEqual([
      ['en', 'English', false],
      ['fr', 'Français', true],
    ]);
  });

  it('shows one language even if the browser preselected another', async () => {
    const tracks = ['en', 'fr'].map((language) => ({ language, mode: 'disabled' }));
    vi.spyOn(HTMLMediaElement.prototype, 'textTracks', 'get').mockImplementation(() => Object(tracks));
    await openDeal({ videos: [FILM] });
    fireEvent.click(await screen.findByRole('button', { name: 'Play the video: The wharf' }));
    const film = await screen.findByLabelText('The wharf', { selector: 'video' });
    expect(tracks.map(({ mode }) => mode)).toEqual(['showing', 'disabled']);
    tracks.forEach((track) => {
      track.mode = 'showing';
    });
    fireEvent.loadStart(film);
    expect(tracks.map(({ mode }) => mode)).toEqual(['showing', 'disabled']);
  });

  it('that does not play says so, and can be retried', async () => {
    await openDeal({ videos: [FILM] });
    fireEvent.click(await screen.findByRole('button', { name: 'Play the video: The wharf' }));
    await waitFor(() => expect(player()).not.toBeNull());
    const first = player();
    if (first !== null) {
      fireEvent.error(first);
    }
    expect((await screen.findByText(/^The video did not play\./)).closest('[role=alert]')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(player()).not.toBeNull();
  });

  it('can be read instead of watched, in the page’s language, and retried after a failure', async () => {
    const store = await openDeal({ videos: [FILM] });
    const words: Record<string, string> = {
      '/api/films/film-1/captions-en': 'WEBVTT\n\n00:00.500 --> 00:04.000\nA wharf in Halifax.',
      '/api/films/film-1/captions-fr': 'WEBVTT\n\n00:00.500 --> 00:04.000\nUn quai à Halifax.',
    };
    let isAway = true;
    const answered = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string | Request, init?: RequestInit) =>
      typeof url === 'string' && url in words
        ? new Response(words[url], { status: isAway ? 503 : 200 })
        : answered(url, init),
    );
    const summary = await screen.findByText('Read what the video says');
    fireEvent.click(summary);
    expect((await screen.findByText('The words did not load.')).closest('[role=alert]')).not.toBeNull();
    isAway = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('A wharf in Halifax.')).toBeDefined();
    await act(async () => void store.dispatch(setLanguage('fr')));
    expect(await screen.findByText('Un quai à Halifax.')).toBeDefined();
  });
});
