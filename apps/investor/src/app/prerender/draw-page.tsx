import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { createStore } from '#state/store.ts';
import { App } from '../app.tsx';
import type { AppMessages } from '../messages.ts';
import { type Drawing, drawnState } from './drawn-state.ts';

/** The HTML that the application will take over. Code and texts must already be loaded. */
export function drawPage(address: string, messages: AppMessages, drawing: Drawing): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={address}>
        <App store={createStore(drawnState(drawing))} messages={messages} />
      </StaticRouter>
    </StrictMode>,
  );
}
