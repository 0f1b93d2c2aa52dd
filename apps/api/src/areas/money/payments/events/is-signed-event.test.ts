import { describe, expect, it } from 'vitest';
import { isSignedEvent, signEvent } from './is-signed-event.ts';

const KEY = 'a key of the bank that is long enough';
const NOW = new Date('2026-11-18T15:00:00.000Z');
const SECONDS = NOW.getTime() / 1_000;
const BODY = Buffer.from('{"amount":1}');

const sent = (timestamp: string, key = KEY) => ({
  timestamp,
  body: BODY,
  signature: signEvent(key, timestamp, BODY),
});

describe('what a bank sends', () => {
  it.each([
    ['now', SECONDS],
    ['as long ago as a message takes', SECONDS - 300],
    ['by a clock that is as much ahead', SECONDS + 300],
  ])('is believed when it was signed %s', (_when, seconds) => {
    expect(isSignedEvent(sent(String(seconds)), ['another', KEY], NOW)).toBe(true);
  });

  it.each([
    ['a second too old', String(SECONDS - 301)],
    ['a second too new', String(SECONDS + 301)],
    ['of no time', ''],
    ['of a time that is no number', 'now'],
    ['of a part of a second', `${SECONDS}.5`],
  ])('is not when it is %s, though its signature is right', (_fault, timestamp) => {
    expect(isSignedEvent(sent(timestamp), [KEY], NOW)).toBe(false);
  });

  const right = sent(String(SECONDS));
  it.each([
    ['of another key', { ...right, signature: signEvent('another', right.timestamp, BODY) }],
    ['of another body', { ...right, body: Buffer.from('{"amount":2}') }],
    ['cut short', { ...right, signature: right.signature.slice(0, 62) }],
    ['with something before it', { ...right, signature: `ab${right.signature}` }],
    ['with something after it', { ...right, signature: `${right.signature}ab` }],
    ['that is none', { ...right, signature: '' }],
    ['of other letters', { ...right, signature: 'z'.repeat(64) }],
  ])('is not with a signature %s', (_fault, message) => {
    expect(isSignedEvent(message, [KEY], NOW)).toBe(false);
  });

  it('is not signed where nobody has a key', () => {
    expect(isSignedEvent(right, [], NOW)).toBe(false);
  });
});
