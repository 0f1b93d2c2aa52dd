import { describe, expect, it } from 'vitest';
import { isProofFresh, provedUntil } from './signing-proof.ts';

const AT = new Date('2026-11-18T15:00:00.000Z');

describe('who proved who they are', () => {
  it.each([
    ['at this moment', '2026-11-18T15:00:00.000Z', true],
    ['fourteen minutes ago', '2026-11-18T14:46:00.000Z', true],
    ['fifteen minutes ago to the millisecond', '2026-11-18T14:45:00.000Z', true],
    ['a millisecond before that', '2026-11-18T14:44:59.999Z', false],
    ['the day before', '2026-11-17T15:00:00.000Z', false],
    ['by the clock of another server, which is a second ahead', '2026-11-18T15:00:01.000Z', true],
  ])('%s may sign: %s is %s', (_when, provedAt, may) => {
    expect(isProofFresh(new Date(provedAt), AT)).toBe(may);
  });

  it('never did may not', () => {
    expect(isProofFresh(null, AT)).toBe(false);
  });

  it('may until fifteen minutes later', () => {
    expect(provedUntil(AT)).toEqual(new Date('2026-11-18T15:15:00.000Z'));
  });
});
