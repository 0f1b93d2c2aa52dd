import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import { describe, expect, it } from 'vitest';
import { initialsGiven } from './initials-given.ts';
import type { SigningEvent } from './signing-events.store.ts';

const AT = new Date('2026-11-29T15:00:00Z');
const given = (
  rowId: string,
  choiceId: string | null = null,
  { documentId = 'form', signer = 'investor' as SignerRole } = {},
): SigningEvent => ({
  signer,
  kind: 'initialled',
  at: AT,
  ipAddress: '',
  userAgent: '',
  detail: { documentId, rowId, title: rowId, initials: 'AT', ...(choiceId === null ? {} : { choiceId }) },
});
const JOINTS = { signer: 'joint' as const };

describe('the initials that count', () => {
  it.each<[string, SigningEvent[], string[]]>([
    ['of statements by themselves are all', [given('loss'), given('approval')], ['loss', 'approval']],
    ['of a choice are the last', [given('income', 'status'), given('assets', 'status')], ['assets']],
    [
      'of a choice are the first again, where the person went back to it',
      [given('income', 'status'), given('assets', 'status'), given('income', 'status')],
      ['income'],
    ],
    [
      'of two choices are one each',
      [given('income', 'status'), given('friend', 'relation'), given('assets', 'status')],
      ['friend', 'assets'],
    ],
    [
      'of two people are one each',
      [given('income', 'status'), given('assets', 'status', JOINTS)],
      ['income', 'assets'],
    ],
    [
      'of the same choice on two papers are one each',
      [given('income', 'status'), given('assets', 'status', { documentId: 'other' })],
      ['income', 'assets'],
    ],
  ])('%s', (_row, events, rows) => {
    expect(initialsGiven(events).map(({ rowId }) => rowId)).toEqual(rows);
  });
});
