import { describe, expect, it } from 'vitest';
import { isTakeover } from './is-takeover.ts';

function rootOf(prerendered: string | null, language: string, isFrame: boolean): HTMLElement {
  const root = document.createElement('div');
  if (prerendered !== null) {
    Object.assign(root.dataset, { prerendered, language, ...(isFrame ? { frame: '' } : {}) });
  }
  return root;
}

describe('prerendered HTML is taken over', () => {
  it.each([
    ['when page and language are the ones to render', 'login', 'fr', 'login', false, false, true],
    ['not on another page', 'home', 'fr', 'login', false, false, false],
    ['not in another language', 'login', 'en', 'login', false, false, false],
    ['not for a person who is signed in', 'home', 'fr', 'home', false, true, false],
    ['for a signed-in person if it is a frame', 'deal', 'fr', 'deal', true, true, true],
    ['not for anybody else if it is a frame', 'deal', 'fr', 'deal', true, false, false],
    ['not if there is none', null, 'fr', undefined, false, false, false],
  ])('%s', (_sentence, prerendered, htmlLanguage, page, isFrame, isSignedIn, expected) => {
    const root = rootOf(prerendered, htmlLanguage, isFrame);
    expect(isTakeover(root, { page, language: 'fr', isSignedIn, query: '' })).toBe(expected);
  });

  it.each([
    ['not if a frame’s address has a query', 'deal', true, false],
    ['if any other page’s address has one', 'login', false, true],
  ])('%s', (_sentence, page, isFrame, expected) => {
    const root = rootOf(page, 'fr', isFrame);
    expect(isTakeover(root, { page, language: 'fr', isSignedIn: isFrame, query: '?q=a' })).toBe(expected);
  });
});
