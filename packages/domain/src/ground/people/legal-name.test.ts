import { describe, expect, it } from 'vitest';
import { NAME_LENGTH_MAX, readLegalName } from './legal-name.ts';

describe('the name of a person', () => {
  it.each([
    'Marie-Ève D’Amours',
    "O'Neil",
    "O'Brien-Smith",
    'D’Arcy',
    'Jean-François',
    'María José',
    'Łukasz Żółć',
    'Nguyễn Thị Ánh',
    'Kaʻiulani',
    'Məmmədov',
    'Tłı̨chǫ',
    'Sḵwx̱wú7mesh',
    'Kaniehtí:io',
    'Kaniehtí꞉io',
    'Kanien’kéha:ka',
    'ᐱᐊᑕ',
    'ᐊᓂᐦᔑᓈᐯ Roy',
    'St. John',
    'J. R.',
    'J.R.',
    'J.-P. de la Tour',
    'Roy Jr.',
    'Roy, Jr.',
    'Gal·la St. Onge (Roy)',
    'John Roy 3rd',
    'Louis 12e',
    'Singh s/o Lal',
    'O',
    'x'.repeat(NAME_LENGTH_MAX),
  ])('may be %s', (name) => {
    expect(readLegalName(name)).toEqual({ name });
  });

  it.each([
    ['symbols', 'Zoé 😀'],
    ['colon that begins a list', 'Dear client: call us'],
    ['small capitals of phonetics, which are a fashion and no name', 'ᴀᴅᴀ'],
    ['colon that begins a link', 'https://ada'],
    ['more marks on a letter than a line has room for', 'A\u0324\u0325\u0326\u0329da'],
    ['letters that the documents cannot print', '王小明'],
    ['letters of Cyrillic that look like ours', 'Нора'],
    ['digits of another writing', 'Roy ٣'],
    ['markup', '<b>Ada</b>'],
    ['an entity', 'Ada&lt;'],
    ['an e-mail address', 'Ada@example.com'],
    ['the address of a site', 'http://evil.example'],
    ['a site without its scheme', 'evil.example/x'],
    ['a site of one letter', 'see t.co'],
    ['a site by its first label', 'www.evil'],
    ['a site in punycode', 'evil.xn--p1ai'],
    ['a site by its number', 'a 1.2.3.4'],
    ['a site relative to its scheme', 'x//evil'],
    ['no letter, only a hyphen', '-'],
    ['no letter, only stops', '...'],
    ['no letter, only digits', '12'],
    ['an accent without its letter', '\u0301'],
    ['a telephone number', 'Call 1 800 555 0142'],
    ['a sum', 'Ada won 500'],
    ['a line break', 'Ada\nYour account is closed'],
    ['a line break of a mail’s head', 'Ada\r\nBcc everyone'],
    ['a line separator', 'Ada\u2028Roy'],
    ['a tabulator', 'Ada\tRoy'],
  ])('has no %s', (_row, typed) => {
    expect(readLegalName(typed)).toEqual({ wrong: 'notAName' });
  });

  it.each([
    ['without blanks around it', '  Ada ', 'Ada'],
    ['without the line break behind it', 'Ada\r\n', 'Ada'],
    ['without marks that turn what follows', '\u202EAda\u2066', 'Ada'],
    ['with a hyphen for a long dash', 'Roy–Tremblay', 'Roy-Tremblay'],
    ['with an apostrophe for an accent', 'O´Neil', 'O’Neil'],
    ['without a soft hyphen', 'Trem\u00ADblay', 'Tremblay'],
    ['with its accents put together', 'E\u0300ve', 'Ève'],
    ['with the letters of a keyboard of East Asia as ours', 'Ｗａｎｇ\u3000Ｌｉ', 'Wang Li'],
    ['without joiners and soft hyphens', 'So\u00adfi\u200da', 'Sofia'],
  ])('is kept %s', (_row, typed, name) => {
    expect(readLegalName(typed)).toEqual({ name });
  });

  it.each(['', ' \n ', '\u202E'])('is missing in %j', (typed) => {
    expect(readLegalName(typed)).toEqual({ wrong: 'missing' });
  });

  it('has a limit', () => {
    expect(readLegalName('x'.repeat(NAME_LENGTH_MAX + 1))).toEqual({ wrong: 'tooLong' });
  });
});
