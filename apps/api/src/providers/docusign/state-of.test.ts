import { describe, expect, it } from 'vitest';
import { stateOf } from './state-of.ts';

const NOW = Date.parse('2026-11-18T15:00:00.000Z');
const AT = '2026-11-18T14:58:01.1230000Z';

describe('an envelope’s state at the provider', () => {
  it.each([
    ['created', 'open'],
    ['sent', 'open'],
    ['delivered', 'open'],
    ['signed', 'open'],
    ['completed', 'completed'],
    ['declined', 'declined'],
    ['voided', 'withdrawn'],
    ['deleted', 'withdrawn'],
    ['a word of tomorrow', 'open'],
  ])('is, when it is %s, %s', (status, expected) => {
    expect(stateOf({ status, recipients: { signers: [] } }, NOW)).toEqual({ status: expected, signed: {} });
  });

  it.each([
    ['completed', AT, new Date('2026-11-18T14:58:01.123Z')],
    ['signed', AT, new Date('2026-11-18T14:58:01.123Z')],
    ['completed', undefined, new Date(NOW)],
    ['completed', '', new Date(NOW)],
    ['delivered', AT, null],
    ['declined', undefined, null],
  ])('has for a signer who is %s with time %s the signature %s', (status, signedDateTime, expected) => {
    const signer = { recipientId: '1', status, ...(signedDateTime === undefined ? {} : { signedDateTime }) };
    const state = stateOf({ status: 'sent', recipients: { signers: [signer] } }, NOW);
    expect(state.signed).toEqual({ investor: expected });
  });
});
