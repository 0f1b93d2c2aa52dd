import { SAMPLE_BRAND } from '@portal/web/testing/sample-brand';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startMessages } from '../messages.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { START_FAILURE_ID, showStartFailure } from './show-start-failure.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function Failing(): never {
  throw new Error('cannot draw for Ana Roy, ana@example.ca');
}

describe('a page that fails to render', () => {
  it('shows a way on, is reported without personal data, and the next page gets its chance', async () => {
    const sent: string[] = [];
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
      sent.push(body);
      return new Response();
    });
    const { i18n } = await startMessages('en', [], SAMPLE_BRAND);
    const view = (resetKey: string, page: ReactNode) => (
      <I18nextProvider i18n={i18n}>
        <ErrorBoundary resetKey={resetKey}>{page}</ErrorBoundary>
      </I18nextProvider>
    );
    const { rerender } = render(view('/a', <Failing />));
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Call 1-844-955-4114' })).toBeDefined();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('Error Boundary: Error: [message]');
    expect(sent[0]).not.toMatch(/Roy|ana@/);
    rerender(view('/b', <p>The next page</p>));
    expect(screen.getByText('The next page')).toBeDefined();
  });
});

describe('an application that cannot start', () => {
  it.each([
    ['an empty page gets the way on', '', '', 1],
    ['a frame without its page gets the way on', '', '<p>Loading</p>', 1],
    ['a prerendered page is left alone', 'data-prerendered="home"', '<p>Welcome</p>', 0],
  ])('%s', (_sentence, attribute, html, expected) => {
    document.body.innerHTML = `<div id="root" ${attribute}>${html}</div><template id="${START_FAILURE_ID}"><main>Reload</main></template>`;
    const root = document.body.querySelector<HTMLElement>('#root');
    if (root !== null) {
      showStartFailure(root);
    }
    expect(root?.querySelectorAll('main')).toHaveLength(expected);
  });
});
