import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readLinkToken, writeLinkToken } from './write-link-token.ts';

const sign = (text: string) => createHmac('sha256', 'key').update(text).digest('hex');
const box = { sign, verify: (text: string, signature: string) => sign(text) === signature };
const token = writeLinkToken(box, 'leave', 'entry_7');

describe('a token of a link', () => {
  it('says what it is about, only for the purpose it was written for', () => {
    expect(readLinkToken(box, 'leave', token)).toBe('entry_7');
  });

  it.each([
    ['for another purpose', 'unsubscribe', token],
    ['about another thing', 'leave', token.replace('entry_7', 'entry_8')],
    ['with another proof', 'leave', `${token.slice(0, -1)}x`],
    ['without a proof', 'leave', 'entry'],
    ['about nothing', 'leave', writeLinkToken(box, 'leave', '')],
    ['that is empty', 'leave', ''],
  ])('is none %s', (_row, purpose, changed) => {
    expect(readLinkToken(box, purpose, changed)).toBeNull();
  });
});
