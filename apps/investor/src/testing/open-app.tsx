import type { Language } from '@portal/domain/ground/people/languages';
import { closePage } from '@portal/web/testing/close-page';
import { putBrandOnPage, SAMPLE_BRAND } from '@portal/web/testing/sample-brand';
import { StillObserver } from '@portal/web/testing/still-observer';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { setLanguage } from '#state/slices/language-slice.ts';
import type { Store } from '#state/store.ts';
import { App } from '../app/app.tsx';
import { startMessages } from '../app/messages.ts';
import { preloadRoute } from '../app/routes/app-routes.tsx';
import { findRoute } from '../app/routes/find-route.ts';
import { SilentSource } from './silent-source.ts';

/** Opens an address of the application as a browser would, and unmounts it after the test. */
export async function openApp(address: string, store: Store, language: Language = 'en'): Promise<void> {
  onTestFinished(closePage);
  // jsdom has no layout and complains on every scroll.
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('ResizeObserver', StillObserver);
  SilentSource.opened = [];
  vi.stubGlobal('EventSource', SilentSource);
  putBrandOnPage();
  store.dispatch(setLanguage(language));
  const pathname = address.split('?')[0] ?? '';
  const messages = await startMessages(language, findRoute(pathname).texts, SAMPLE_BRAND);
  await preloadRoute(pathname);
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <App store={store} messages={messages} />
        <Address />
      </MemoryRouter>,
    );
  });
}

/** The application's current address. */
export function currentAddress(): string {
  return screen.getByTestId('address').textContent ?? '';
}

function Address() {
  const { pathname, search } = useLocation();
  return (
    <output hidden data-testid="address">
      {pathname}
      {search}
    </output>
  );
}
