import { describe, expect, it } from 'vitest';
import { answerConsent, CONSENT_VERSION, type Consent, isGranted, isToBeAsked } from './consent.ts';

const yesToChat: Consent = { version: CONSENT_VERSION, asked: ['chat', 'measurement'], granted: ['chat'] };
const old: Consent = { ...yesToChat, version: CONSENT_VERSION - 1 };

describe('a tool of another company', () => {
  it.each([
    ['is refused before an answer', null, 'chat', false],
    ['is granted by a yes', yesToChat, 'chat', true],
    ['is not granted by the yes to another', yesToChat, 'measurement', false],
    ['is refused again when what is asked has changed', old, 'chat', false],
  ] as const)('%s', (_row, consent, purpose, expected) => {
    expect(isGranted(consent, purpose)).toBe(expected);
  });
});

describe('a person', () => {
  it.each([
    ['is asked at first', null, ['chat'], true],
    ['is not asked where there is no tool', null, [], false],
    ['is not asked again after a no', { ...yesToChat, granted: [] }, ['chat', 'measurement'], false],
    ['is asked when a tool was added', { ...yesToChat, asked: ['chat'] }, ['chat', 'measurement'], true],
    ['is asked again when what is asked has changed', old, ['chat'], true],
  ] as const)('%s', (_row, consent, configured, expected) => {
    expect(isToBeAsked(consent, configured)).toBe(expected);
  });
});

describe('an answer', () => {
  it.each([
    [
      'says yes to all that was asked',
      null,
      ['chat', 'measurement'],
      ['chat', 'measurement'],
      { asked: ['chat', 'measurement'], granted: ['chat', 'measurement'] },
    ],
    ['says no', yesToChat, ['chat'], [], { asked: ['chat', 'measurement'], granted: [] }],
    [
      'says nothing about a tool that the portal has not',
      null,
      ['chat'],
      ['chat', 'measurement'],
      { asked: ['chat'], granted: ['chat'] },
    ],
    [
      'leaves what was said about such a tool',
      yesToChat,
      ['measurement'],
      [],
      { asked: ['chat', 'measurement'], granted: ['chat'] },
    ],
    [
      'forgets what was said to another question',
      old,
      ['measurement'],
      [],
      { asked: ['measurement'], granted: [] },
    ],
  ] as const)('%s', (_row, before, configured, granted, expected) => {
    expect(answerConsent(before, configured, granted)).toEqual({ version: CONSENT_VERSION, ...expected });
  });
});
