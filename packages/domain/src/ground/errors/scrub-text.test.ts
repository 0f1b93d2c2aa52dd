import { describe, expect, it } from 'vitest';
import { scrubText } from './scrub-text.ts';

describe('a text that leaves the portal does not contain', () => {
  it.each([
    ['an e-mail address', 'no user ana.roy+1@example.co.uk here', 'no user [email] here'],
    ['one with accents', 'from Zoé.Bé@exämple.ca', 'from [email]'],
    ['one with loose accents', 'from Zoé.Bé@exämple.ca'.normalize('NFD'), 'from [email]'],
    ['one of O’Neil', "to pat.o'neil@example.ca.", 'to [email].'],
    ['an encoded one', 'to=ada%40example.com', 'to=[email]'],
    ['a social insurance number', 'SIN is 046 454 286!', 'SIN is [removed]'],
    ['one by itself', 'value 046 454 286 refused', 'value [number] refused'],
    ['one in dashes', '046-454-286', '[number]'],
    ['one in long dashes', '046–454–286', '[number]'],
    ['one in wide digits', '０４６ ４５４ ２８６', '[number]'],
    ['a telephone number', 'call +1 (514) 555-0142 now', 'call [phone] now'],
    ['one of ten digits', 'call 5145550142 now', 'call [number] now'],
    ['one without its area', 'call 555-0142 now', 'call [number] now'],
    ['one of France', 'call +33 6 12 34 56 78', 'call [number]'],
    ['an account', 'transit 00011 account 1234567', 'transit 00011 account [number]'],
    ['an account in pieces', '00011-003-1234567', '[number]'],
    ['a passport', 'passport AB123456 refused', 'passport [number] refused'],
    ['a newer passport', 'no A123456BC here', 'no [number] here'],
    ['an income', 'earns $118,000.00 a year', 'earns [amount]a year'],
    ['one in French', 'gagne 118 000 $ par an', 'gagne [amount] par an'],
    ['a postal code', 'at K1A 0B1, Ottawa', 'at [postal code], Ottawa'],
    ['a date of birth', 'born 1986-04-17 or 17/04/1986.', 'born [date] or [date].'],
    ['a session', 'Authorization: Bearer aB3_x-9', 'Authorization: Bearer [token]'],
    ['a signing link', 'at https://p.test/signing/Zm9vYmFy:12', 'at https://p.test/signing/[token]'],
    ['a link that verifies', '/verify-email/t0ken', '/verify-email/[token]'],
    ['a reset link', '/reset-password/u-1/t0ken', '/reset-password/[user]/[token]'],
    ['a query', 'GET /x?email=a&sin=1 failed', 'GET /x?[query] failed'],
    ['a fragment', 'at /x#access_token=abc', 'at /x#[fragment]'],
    ['a password', 'password: hunter two geese', 'password: [removed]'],
    ['a password in JSON', '{"password":"hunter two","a":1}', '{"password":[removed],"a":1}'],
    [
      'one under another name',
      '{"currentPassword":"hunter, two","a":1}',
      '{"currentPassword":[removed],"a":1}',
    ],
    ['one in French', 'mot de passe : quatre hérons', 'mot de passe : [removed]'],
    ['a signed token', 'eyJhbGciOi.eyJzdWIiOi.c2ln end', '[token] end'],
    ['a long random word', `id ${'a1'.repeat(16)}.`, 'id [token].'],
    ['a long one without digits', `id ${'abcdefgh'.repeat(5)}.`, 'id [token].'],
  ])('%s', (_case, text, clean) => {
    expect(scrubText(text)).toBe(clean);
  });

  it('and keeps files, lines and columns', () => {
    const text = 'at f (https://p.test/assets/deal-page-Bc3.js:12:345678)';
    expect(scrubText(text)).toBe(text);
  });
});
