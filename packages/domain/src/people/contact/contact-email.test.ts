import { describe, expect, it } from 'vitest';
import { checkContactEmail, readContactEmail } from './contact-email.ts';

const RIGHT = {
  name: 'Ana Roy',
  email: 'ana@example.ca',
  subject: 'Referral Program Request',
  message: 'I advise families.\nMay I refer them?',
  requestType: 'referral',
};

describe('a message to the dealer', () => {
  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['is right as it is', {}, {}],
    ['needs a name', { name: ' ' }, { name: 'contact.name.required' }],
    ['takes a name as long as two may be', { name: `${'a'.repeat(80)} ${'b'.repeat(80)}` }, {}],
    ['refuses a longer one', { name: `${'a'.repeat(81)} ${'b'.repeat(80)}` }, { name: 'errors.tooLong' }],
    ['refuses a second line in the name', { name: 'Ana\nRoy' }, { name: 'contact.name.notAName' }],
    ['refuses a site for a name', { name: 'Visit evil.example' }, { name: 'contact.name.notAName' }],
    ['says what it is about', { requestType: '' }, { requestType: 'contact.about.required' }],
    ['may be a complaint', { requestType: 'complaint' }, {}],
    ['needs an address to answer to', { email: 'ana' }, { email: 'account.email.invalid' }],
    ['needs a subject', { subject: '' }, { subject: 'contact.subject.required' }],
    [
      'refuses a second line in the subject',
      { subject: 'a\r\nBcc: b@c.ca' },
      { subject: 'contact.subject.required' },
    ],
    ['needs a message', { message: '\n' }, { message: 'contact.message.required' }],
    ['has a limit', { message: 'x'.repeat(4001) }, { message: 'errors.tooLong' }],
    ['is about something we know', { requestType: 'other' }, { requestType: 'errors.choiceUnknown' }],
  ])('%s', (_row, change, expected) => {
    const issues = checkContactEmail({ ...RIGHT, ...change });
    expect(Object.fromEntries(issues.map(({ path, key }) => [path, key]))).toEqual(expected);
  });

  it('is sent without blanks around its answers, and not at all while something is wrong', () => {
    expect(readContactEmail({ ...RIGHT, name: '  Ana Roy ', subject: ' Hello ' })).toEqual({
      ...RIGHT,
      name: 'Ana Roy',
      subject: 'Hello',
    });
    expect(readContactEmail({ ...RIGHT, message: '' })).toBeNull();
  });
});
