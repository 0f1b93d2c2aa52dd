import { EMAIL_MAX_LENGTH } from '../../ground/people/email-address.ts';
import { tidyCode } from '../../ground/people/tidy-line.ts';

/** What is wrong with an e-mail address as typed, as a message key; null for nothing. */
export function emailProblem(typed: string, isAddress: (text: string) => boolean): string | null {
  const email = tidyCode(typed);
  if (email === '') {
    return 'account.email.required';
  }
  if (email.length > EMAIL_MAX_LENGTH) {
    return 'errors.tooLong';
  }
  return isAddress(email) ? null : 'account.email.invalid';
}
