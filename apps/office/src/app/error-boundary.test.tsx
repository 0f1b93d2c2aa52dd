import { officeNamespaces } from '@portal/messages/office-namespaces';
import { createMessages } from '@portal/web/i18n/create-messages';
import { SAMPLE_BRAND } from '@portal/web/testing/sample-brand';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { OFFICE_TEXTS } from './office-texts.ts';

/** As in the application: the boundary reports what it catches. */
const REPORTED_ELSEWHERE = { onCaughtError: () => undefined };

function Broken(): never {
  throw new Error('no row of Zoé Tremblay, zoe@example.ca');
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('reports a page that could not be drawn, without the error’s own message, and shows a way on', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push(`${url} ${body}`);
    return new Response('{}');
  });
  const messages = createMessages('en', officeNamespaces, SAMPLE_BRAND);
  await messages.loadNamespaces('en', OFFICE_TEXTS);
  render(
    <I18nextProvider i18n={messages.i18n}>
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </I18nextProvider>,
    REPORTED_ELSEWHERE,
  );
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/^\/api\/client-errors .*Error Boundary: Error: \[message\]/);
  expect(sent[0]).not.toMatch(/Zoé|zoe@/);
});
