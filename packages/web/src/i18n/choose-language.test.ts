// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage, keepLanguage } from './choose-language.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the initial language', () => {
  it.each([
    ['the language chosen before wins', 'fr', 'language=en', ['en-CA'], 'fr'],
    ['the cookie speaks when nothing is stored', null, 'a=b; language=fr', ['en-CA'], 'fr'],
    ['a French browser gets French on its first visit', null, '', ['fr-CA', 'en'], 'fr'],
    ['the first language we speak counts', null, '', ['de', 'fr', 'en'], 'fr'],
    ['a browser that prefers English gets English', null, '', ['en-US', 'fr'], 'en'],
    ['a language we do not speak gets English', null, '', ['pt-BR'], 'en'],
    ['a cookie that somebody made up is ignored', null, 'language=xx', ['fr'], 'fr'],
  ] as const)('%s', (_sentence, stored, cookie, browser, expected) => {
    expect(chooseLanguage({ stored, cookie, browser })).toBe(expected);
  });
});

describe('the language cookie', () => {
  it.each([
    ['http:', 'fr', 'language=fr; Path=/; Max-Age=31536000; SameSite=Lax'],
    ['https:', 'en', 'language=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
  ] as const)('is sent to every path for a year; of a page by %s', (protocol, language, cookie) => {
    const page = { cookie: '' };
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', { location: { protocol } });
    keepLanguage(language);
    expect(page.cookie).toBe(cookie);
  });
});
