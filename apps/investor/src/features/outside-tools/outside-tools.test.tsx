import { CONSENT_VERSION } from '@portal/domain/ground/consent/consent';
import type { OutsideTools } from '@portal/domain/ground/consent/outside-tools.wire';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchedDocument } from '#state/page/watched-document.ts';
import { authenticate } from '#state/slices/auth-slice.ts';
import { keepConsent } from '#state/slices/consent-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, answerWith } from '../../testing/api-answers.ts';
import { openApp } from '../../testing/open-app.tsx';

const TOOLS: OutsideTools = {
  chat: { origin: 'http://127.0.0.1:1', propertyId: 'p1', widgetId: 'w1' },
  tagManager: { origin: 'http://127.0.0.1:2', id: 'GTM-1' },
  heatMap: { origin: 'http://127.0.0.1:3', id: '77' },
  isMeasurable: true,
};

/** The document's third-party requests. */
const asked = () =>
  [...document.querySelectorAll<HTMLScriptElement | HTMLIFrameElement>('script[src], iframe')].map(
    ({ src }) => src,
  );
const SCRIPTS = ['http://127.0.0.1:2/gtm.js?id=GTM-1', 'http://127.0.0.1:3/c/hotjar-77.js?sv=6'];
const strip = () => screen.queryByRole('region', { name: 'Your privacy choices' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const startAnew = vi.fn();

async function open(address: string, tools: OutsideTools | null = TOOLS, store = createStore()) {
  if (tools !== null) {
    const meta = document.createElement('meta');
    Object.assign(meta, { name: 'outside-tools', content: JSON.stringify(tools) });
    document.head.append(meta);
  }
  answerWith({ '/user/profile/': { status: 200, body: { data: ANA } } });
  await openApp(address, store);
  return store;
}

function signedIn() {
  const store = createStore();
  store.dispatch(authenticate('t1'));
  return store;
}

beforeEach(() => {
  Object.assign(watchedDocument, { isWatched: false, startAnew: startAnew.mockReset() });
});
afterEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
});

describe('tools of other companies', () => {
  it('are not asked about on a portal that has none', async () => {
    await open('/', null);
    expect(screen.queryByRole('button', { name: 'Privacy choices' })).toBeNull();
    expect(strip()).toBeNull();
  });

  it('load nothing before an answer, and nothing after a no', async () => {
    const store = await open('/');
    expect(await screen.findByRole('region', { name: 'Your privacy choices' })).toBeDefined();
    expect(asked()).toEqual([]);
    press('Refuse');
    expect(strip()).toBeNull();
    expect(asked()).toEqual([]);
    expect(store.getState().consent.consent).toEqual({
      version: CONSENT_VERSION,
      asked: ['chat', 'measurement'],
      granted: [],
    });
  });

  it('load after a yes: scripts at once, the chat when opened', async () => {
    await open('/');
    await screen.findByRole('button', { name: 'Accept' });
    press('Accept');
    await waitFor(() => expect(asked()).toEqual(SCRIPTS));
    press('Live chat');
    expect(screen.getByTitle('Live chat, run by tawk.to').getAttribute('src')).toBe(
      'http://127.0.0.1:1/chat/p1/w1',
    );
    press('Put the chat away');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Live chat' }));
  });

  it('are chosen one by one, each off by default', async () => {
    await open('/');
    await screen.findByRole('button', { name: 'Choose' });
    press('Choose');
    const chat = await screen.findByRole('switch', { name: 'Live chat' });
    const measuring = screen.getByRole('switch', { name: 'Measuring visits' });
    expect([chat, measuring].map((each) => each.getAttribute('aria-checked'))).toEqual(['false', 'false']);
    expect(screen.getByText(/Google Tag Manager and Hotjar/)).toBeDefined();
    fireEvent.click(chat);
    press('Save my choices');
    expect(await screen.findByRole('button', { name: 'Live chat' })).toBeDefined();
    expect(asked()).toEqual([]);
  });

  it('go with the document when consent is withdrawn, and so do their traces', async () => {
    const store = await open('/');
    await screen.findByRole('button', { name: 'Accept' });
    press('Accept');
    await waitFor(() => expect(watchedDocument.isWatched).toBe(true));
    localStorage.setItem('_hjUserAttributes', '1');
    localStorage.setItem('persist:root', '{}');
    press('Privacy choices');
    fireEvent.click(await screen.findByRole('switch', { name: 'Measuring visits' }));
    press('Save my choices');
    await waitFor(() => expect(startAnew).toHaveBeenCalled());
    expect(store.getState().consent.consent?.granted).toEqual(['chat']);
    expect(Object.keys(localStorage)).toEqual(['persist:root']);
  });
});

const YES = {
  version: CONSENT_VERSION,
  asked: ['chat', 'measurement'],
  granted: ['chat', 'measurement'],
} as const;

describe('after a yes', () => {
  it.each([
    ['the wizard', '/wizard/maple-court/application'],
    ['a signing page', '/signing/t0ken'],
  ])('%s has the chat and no script, and asks nobody who was not asked before', async (_name, address) => {
    const store = signedIn();
    await open(address, { ...TOOLS, isMeasurable: false }, store);
    expect(screen.queryByRole('button', { name: 'Live chat' })).toBeNull();
    expect(strip()).toBeNull();
    await act(async () => void store.dispatch(keepConsent(YES)));
    expect(await screen.findByRole('button', { name: 'Live chat' })).toBeDefined();
    expect(asked()).toEqual([]);
  });

  it.each([
    ['the questionnaire', '/onboarding/risk'],
    ['a bank link', '/finconnect/t0ken'],
  ])('%s has no chat, no question and no script', async (_name, address) => {
    const store = signedIn();
    await open(address, { ...TOOLS, isMeasurable: false }, store);
    await act(async () => void store.dispatch(keepConsent(YES)));
    expect(screen.queryByRole('button', { name: 'Live chat' })).toBeNull();
    expect(asked()).toEqual([]);
  });

  it.each([
    ['of a person who is signed in', signedIn, TOOLS],
    ['whose policy would refuse it', createStore, { ...TOOLS, isMeasurable: false }],
  ])('no script enters a document %s', async (_name, store, tools) => {
    const opened = store();
    opened.dispatch(keepConsent(YES));
    await open('/', tools, opened);
    expect(await screen.findByRole('button', { name: 'Live chat' })).toBeDefined();
    expect(asked()).toEqual([]);
  });

  it('a document with scripts is replaced before it shows any other page', async () => {
    const store = createStore();
    store.dispatch(keepConsent(YES));
    await open('/', TOOLS, store);
    await waitFor(() => expect(asked()).toEqual(SCRIPTS));
    const [logIn] = screen.getAllByRole('link', { name: 'Log in' });
    if (logIn === undefined) {
      throw new Error('The front page has no way to the log-in page');
    }
    fireEvent.click(logIn);
    await waitFor(() => expect(startAnew).toHaveBeenCalled());
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('Log in');
  });
});

describe('a chat with one of its ids', () => {
  it.each([
    ['propertyId', 'property id (CHAT_PROPERTY_ID)'],
    ['widgetId', 'widget id (CHAT_WIDGET_ID)'],
  ])('without its %s says so on the console and does not show', async (name, words) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const chat = { origin: 'http://127.0.0.1:1', propertyId: 'p1', widgetId: 'w1', [name]: null };
    await open('/', { ...TOOLS, chat, tagManager: null, heatMap: null });
    await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining(words)));
    expect(strip()).toBeNull();
    warn.mockRestore();
  });
});
