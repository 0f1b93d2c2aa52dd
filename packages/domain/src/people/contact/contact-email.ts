import * as z from 'zod/mini';
import { type FieldIssue, fieldIssuesOf } from '../../ground/forms/field-issue.ts';
import { EMAIL_MAX_LENGTH, isEmailAddress } from '../../ground/people/email-address.ts';
import { FULL_NAME_LENGTH_MAX } from '../../ground/people/legal-name.ts';
import { legalNameField } from '../../ground/people/legal-name-field.ts';
import { tidyCode, tidyText } from '../../ground/people/tidy-line.ts';

export const CONTACT_SUBJECT_LENGTH_MAX = 160;
export const CONTACT_MESSAGE_LENGTH_MAX = 4000;

/** What a message to the dealer is about; the dealer sorts its mail by it. */
export const CONTACT_REQUEST_TYPES = [
  'contact',
  'account',
  'order',
  'problem',
  'complaint',
  'privacy',
  'referral',
] as const;
export type ContactRequestType = (typeof CONTACT_REQUEST_TYPES)[number];

/** The subject of a request about the referral program (specification section 3). */
export const REFERRAL_REQUEST_SUBJECT = 'Referral Program Request';

const requiredText = (key: string, maximum: number, tidy = tidyText) =>
  z.pipe(
    z.string({ error: key }),
    z.pipe(
      z.transform(tidy),
      z.string().check(z.minLength(1, { error: key }), z.maxLength(maximum, { error: 'errors.tooLong' })),
    ),
  );

/** A line of a mail's head must stay one line. */
const requiredLine = (key: string, maximum: number, tidy = tidyText) =>
  z.pipe(requiredText(key, maximum, tidy), z.string().check(z.regex(/^[^\p{Cc}]*$/u, { error: key })));

const isMissing = (choice: unknown) => choice === undefined || choice === '';

/** `POST /sendemail`: a message from anybody to the dealer. Messages are message keys. */
export const ContactEmail = z.object({
  name: legalNameField(
    { missing: 'contact.name.required', tooLong: 'errors.tooLong', notAName: 'contact.name.notAName' },
    FULL_NAME_LENGTH_MAX,
  ),
  email: z.pipe(
    requiredLine('account.email.required', EMAIL_MAX_LENGTH, tidyCode),
    z.string().check(z.refine(isEmailAddress, { error: 'account.email.invalid' })),
  ),
  requestType: z.enum(CONTACT_REQUEST_TYPES, {
    error: ({ input }) => (isMissing(input) ? 'contact.about.required' : 'errors.choiceUnknown'),
  }),
  subject: requiredLine('contact.subject.required', CONTACT_SUBJECT_LENGTH_MAX),
  message: requiredText('contact.message.required', CONTACT_MESSAGE_LENGTH_MAX),
});
export type ContactEmail = z.infer<typeof ContactEmail>;

/** What is wrong with a message before it is sent; the server says the same. */
export function checkContactEmail(message: unknown): FieldIssue[] {
  const parsed = z.safeParse(ContactEmail, message);
  return parsed.success ? [] : fieldIssuesOf(parsed.error, {});
}

/** The message as it is sent; null while something is wrong with it. */
export function readContactEmail(message: unknown): ContactEmail | null {
  const parsed = z.safeParse(ContactEmail, message);
  return parsed.success ? parsed.data : null;
}
