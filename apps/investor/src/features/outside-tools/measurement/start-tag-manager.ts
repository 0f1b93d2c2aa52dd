import type { Provider } from '@portal/domain/ground/consent/outside-tools.wire';
import { loadScript } from './load-script.ts';

/** The tag manager's product name. */
export const TAG_MANAGER_PROVIDER = 'Google Tag Manager';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Starts the dealer's container. */
export function startTagManager(view: Window, { origin, id }: Provider): void {
  view.dataLayer ??= [];
  view.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(view.document, `${origin}/gtm.js?${new URLSearchParams({ id }).toString()}`);
}
