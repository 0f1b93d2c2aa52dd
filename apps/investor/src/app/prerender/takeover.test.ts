import { describe, expect, it } from 'vitest';
import { isTakeover } from './takeover.ts';

function rootOf(prerendered: string | null, language: string): HTMLElement {
  const root = document.createElement('div');
  if (prerendered !== null) {
    Object.assign(root.dataset, { prerendered, language });
  }
  return root;
}

describe('prerendered HTML is taken over', () => {
  it.each([
    ['when page and language are the ones to render', 'login', 'fr', 'login', false, true],
    ['not on another page', 'home', 'fr', 'login', false, false],
    ['not in another language', 'login', 'en', 'login', false, false],
    ['not for a person who is signed in', 'home', 'fr', 'home', true, false],
    ['not where there is none', null, 'fr', undefined, false, false],
  ])('%s', (_sentence, prerendered, htmlLanguage, page, isSignedIn, expected) => {
    const root = rootOf(prerendered, htmlLanguage);
    expect(isTakeover(root, { page, language: 'fr', isSignedIn })).toBe(expected);
  });
});
