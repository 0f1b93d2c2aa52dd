import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldIssuesOf } from '../forms/field-issue.ts';
import { ContactEmail } from './contact-email.ts';

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
    const parsed = z.safeParse(ContactEmail, { ...RIGHT, ...change });
    const issues = parsed.success ? [] : fieldIssuesOf(parsed.error, {});
    expect(Object.fromEntries(issues.map(({ path, key }) => [path, key]))).toEqual(expected);
  });
});
