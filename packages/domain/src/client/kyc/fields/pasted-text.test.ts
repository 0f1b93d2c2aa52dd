import { describe, expect, it } from 'vitest';
import { normalisePostalCode } from '../../../ground/people/normalise-postal-code.ts';
import { bankAccountSchema } from '../../../order/trades/payment.ts';
import { EmailAddress } from '../../../people/account/account-schemas.ts';
import { checkLogin } from '../../../people/account/check-account.ts';
import { CodeInput } from '../../../people/account/security-schemas.ts';
import { isBlank } from './draft.ts';
import { code, email, phone, socialInsuranceNumber, text } from './text-rules.ts';

/** What comes along with text that is copied from a message, a page or a document. */
const marked = (shown: string) =>
  `\u202A\uFEFF${shown.replaceAll('-', '\u2011').replaceAll(' ', '\u00A0')}\u200B\u202C`;

describe('a field into which text with invisible marks was pasted', () => {
  it.each([
    ['a phone number', phone, '+1 416 555-0142', '+14165550142'],
    ['a phone number with an extension', phone, '416-555-0199 ext. 22', '+14165550199;ext=22'],
    ['a social insurance number', socialInsuranceNumber, '130-692-544', '130692544'],
    ['an e-mail address', email, 'ada-roy@example.ca', 'ada-roy@example.ca'],
    ['the number of a document', code(40), 'AB-12 34', 'AB-12 34'],
    ['a city', text(80), 'Gaspé', 'Gaspé'],
  ])('keeps %s as it looks', (_row, rule, shown, kept) => {
    expect(rule(marked(shown))).toEqual({ kept });
  });

  it('keeps a postal code', () => {
    expect(normalisePostalCode(marked('h2x 1y4'))).toBe('H2X 1Y4');
  });

  it('keeps the address of an account, to log in too', () => {
    expect(EmailAddress.parse(marked('Ada-Roy@example.ca'))).toBe('ada-roy@example.ca');
    expect(checkLogin({ email: marked('ada-roy@example.ca'), password: 'x' })).toEqual([]);
  });

  it('keeps the code of the second step', () => {
    expect(CodeInput.parse({ code: marked('123 456') })).toEqual({ code: '123 456' });
  });

  it('keeps the numbers of a bank account', () => {
    const typed = { institution: '004', transit: '123-45', account: '1234 567', accountHolder: 'Ada' };
    const pasted = Object.fromEntries(Object.entries(typed).map(([name, shown]) => [name, marked(shown)]));
    expect(bankAccountSchema.parse(pasted)).toMatchObject({
      institution: '004',
      transit: '12345',
      account: '1234567',
      accountHolder: 'Ada',
    });
  });

  it('is empty where only such marks are in it', () => {
    expect(isBlank(marked(''))).toBe(true);
  });
});
