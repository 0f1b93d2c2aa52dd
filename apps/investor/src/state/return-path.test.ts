import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

describe('the way back', () => {
  it.each([
    ['is path, query and hash', 'https://p.test/wizard/maple?a=b#top', '/wizard/maple?a=b#top'],
    ['never names another host', 'https://p.test//evil.example/x', '/evil.example/x'],
  ])('%s', (_row, address, path) => {
    expect(returnPath(address)).toBe(path);
  });
});
