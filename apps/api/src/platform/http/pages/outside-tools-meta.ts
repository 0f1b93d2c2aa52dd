import { isMeasuredPage, OUTSIDE_TOOLS_META } from '@portal/domain/ground/consent/is-measured-page';
import type { OutsideTools } from '@portal/domain/ground/consent/outside-tools.wire';
import { escapeHtml } from '@portal/domain/ground/formats/escape-html';
import type { Config } from '../../config/config.ts';
import { connectSources, contentSecurityPolicy } from './security-headers.ts';

type Tools = Config['outsideTools'];

/** Tells a page which third-party tools are configured; without any, pages are served as built. */
export function outsideToolsMeta(tools: Tools, page: string): string {
  const { chat, tagManager, heatMap } = tools;
  if (chat === null && tagManager === null && heatMap === null) {
    return '';
  }
  const content: OutsideTools = { chat, tagManager, heatMap, isMeasurable: isMeasurable(tools, page) };
  return `<meta name="${OUTSIDE_TOOLS_META}" content="${escapeHtml(JSON.stringify(content))}">`;
}

/**
 * The headers of a page's document in place of the general ones. A document open to the scripts of tag manager and heat map is in
 * its own browsing context group: from it, nothing can reach into a window showing another page.
 */
export function documentHeaders(
  { outsideTools, sentryDsn }: Pick<Config, 'outsideTools' | 'sentryDsn'>,
  page: string,
): Record<string, string> {
  const { chat, tagManager, heatMap, measurementOrigins } = outsideTools;
  const frame = chat?.propertyId && chat.widgetId ? [chat.origin] : [];
  const connect = connectSources(sentryDsn);
  if (!isMeasurable(outsideTools, page)) {
    return frame.length === 0 ? {} : { 'content-security-policy': contentSecurityPolicy({ connect, frame }) };
  }
  const providers = [tagManager, heatMap].flatMap((provider) => (provider === null ? [] : [provider.origin]));
  return {
    'content-security-policy': contentSecurityPolicy({
      connect,
      frame,
      script: [...providers, ...measurementOrigins],
    }),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}

function isMeasurable({ tagManager, heatMap }: Tools, page: string): boolean {
  return (tagManager !== null || heatMap !== null) && isMeasuredPage(page);
}
