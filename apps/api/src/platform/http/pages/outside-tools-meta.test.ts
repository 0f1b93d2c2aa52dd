import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { documentHeaders, outsideToolsMeta } from './outside-tools-meta.ts';
import { SCRIPT_IN_PAGES, securityHeaders } from './security-headers.ts';

const CHAT = { CHAT_PROPERTY_ID: 'p1', CHAT_WIDGET_ID: 'w1' };
const SCRIPTS = { TAG_MANAGER_ID: 'GTM-1', HEAT_MAP_ID: '77', MEASUREMENT_ORIGINS: 'https://in.example.com' };

/** The policy of a page's document, directive by directive. */
function policyOf(variables: Record<string, string>, page: string): Record<string, string> {
  const headers = { ...securityHeaders(true), ...documentHeaders(readConfig(variables), page) };
  const rules = headers['content-security-policy']?.split('; ') ?? [];
  return Object.fromEntries(rules.map((rule) => [rule.split(' ', 1)[0], rule.split(' ').slice(1).join(' ')]));
}

const MEASURED_PAGES = ['home', 'landing', 'referral-entry', 'privacy-policy'];

describe('the policy of a document', () => {
  it('admits nobody if no tool is configured', () => {
    for (const page of [...MEASURED_PAGES, 'app']) {
      expect(documentHeaders(readConfig({}), page)).toEqual({});
    }
  });

  it('lets in the frame of the chat and no script of it', () => {
    const policy = policyOf(CHAT, 'app');
    expect(policy['frame-src']).toBe("'self' https://tawk.to");
    expect(policy['script-src']).toBe(`'self' ${SCRIPT_IN_PAGES}`);
    expect(policy['connect-src']).toBe("'self'");
  });

  it('lets in no frame of a chat without its widget', () => {
    expect(policyOf({ CHAT_PROPERTY_ID: 'p1' }, 'app')['frame-src']).toBeUndefined();
  });

  it.each(MEASURED_PAGES)('lets the configured scripts into %s, out of reach of other windows', (page) => {
    const hosts = 'https://www.googletagmanager.com https://static.hotjar.com https://in.example.com';
    expect(policyOf(SCRIPTS, page)).toMatchObject({
      'script-src': `'self' ${SCRIPT_IN_PAGES} ${hosts}`,
      'connect-src': `'self' ${hosts}`,
      'img-src': `'self' data: blob: ${hosts}`,
      'frame-ancestors': "'none'",
    });
    expect(documentHeaders(readConfig(SCRIPTS), page)['cross-origin-opener-policy']).toBe(
      'same-origin-allow-popups',
    );
  });

  it.each(['app', 'login', 'register', 'contact', 'reset-password'])('lets no script into %s', (page) => {
    expect(documentHeaders(readConfig(SCRIPTS), page)).toEqual({});
  });
});

describe('a page', () => {
  it('is told of no tool if none is configured', () => {
    expect(outsideToolsMeta(readConfig({}).outsideTools, 'home')).toBe('');
  });

  it.each([
    ['home', true],
    ['app', false],
  ])('%s hears of every tool, and whether it is measured: %s', (page, isMeasurable) => {
    const meta = outsideToolsMeta(readConfig({ ...CHAT, ...SCRIPTS }).outsideTools, page);
    const content = /content="(.*)">$/.exec(meta)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(JSON.parse(content)).toEqual({
      chat: { origin: 'https://tawk.to', propertyId: 'p1', widgetId: 'w1' },
      tagManager: { origin: 'https://www.googletagmanager.com', id: 'GTM-1' },
      heatMap: { origin: 'https://static.hotjar.com', id: '77' },
      isMeasurable,
    });
  });

  it('reports which id of the chat is missing', () => {
    expect(outsideToolsMeta(readConfig({ CHAT_WIDGET_ID: 'w1' }).outsideTools, 'app')).toContain(
      '&quot;propertyId&quot;:null',
    );
  });
});
