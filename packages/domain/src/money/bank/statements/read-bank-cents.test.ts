import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DecimalMark, readBankCents } from './read-bank-cents.ts';

const NBSP = '\u00A0';
const NARROW = '\u202F';

describe('an amount as a bank writes it', () => {
  it.each([
    ['plain dollars', '2500', 'point', 250_000n],
    ['one decimal', '2500.0', 'point', 250_000n],
    ['two decimals', '1234.56', 'point', 123_456n],
    ['no dollars at all', '0.07', 'point', 7n],
    ['commas between thousands', '1,234,567.89', 'point', 123_456_789n],
    ['blanks between thousands', '1 234.56', 'point', 123_456n],
    ['a decimal comma', '1234,56', 'comma', 123_456n],
    ['French with a blank', '1 234,56', 'comma', 123_456n],
    ['French with a no-break blank', `1${NBSP}234,56`, 'comma', 123_456n],
    ['French with a narrow no-break blank', `12${NARROW}345${NARROW}678,90`, 'comma', 1_234_567_890n],
    ['French with its dollar sign', `1${NBSP}234,56${NBSP}$`, 'comma', 123_456n],
    ['a dollar sign in front', '$1,000.00', 'point', 100_000n],
    ['a minus in front', '-1250.75', 'point', -125_075n],
    ['a real minus sign', '\u22121250.75', 'point', -125_075n],
    ['a minus behind', '72.00-', 'point', -7_200n],
    ['a plus in front', '+15.00', 'point', 1_500n],
    ['parentheses', '(900.23)', 'point', -90_023n],
    ['parentheses around a dollar sign', '($900.23)', 'point', -90_023n],
    ['a dollar sign behind a minus', '-$5.00', 'point', -500n],
    ['the most that an amount can be', '9999999999999.99', 'point', 999_999_999_999_999n],
    ['zeros behind the cents', '-8.95000', 'point', -895n],
    ['zeros behind whole dollars', '2500.00000', 'point', 250_000n],
    ['zeros behind the cents of a comma', '8,9500', 'comma', 895n],
    ['nothing before the cents', '.50', 'point', 50n],
    ['nothing before the cents, and a sign', '-$.5', 'point', -50n],
    ['nothing before the cents of a comma', ',50', 'comma', 50n],
    ['a zero behind the cents of no dollars', '0.500', 'point', 50n],
    ['a zero behind the cents of more dollars than a group has', '2500.500', 'point', 250_050n],
    ['a zero behind the cents of grouped dollars', '2,500.500', 'point', 250_050n],
    ['blanks around it', ` 12.00${NBSP}`, 'point', 1_200n],
  ] as const)('reads %s: %s', (_what, text, mark, cents) => {
    expect(readBankCents(text, mark)).toBe(cents);
  });

  it.each([
    ['nothing', '', 'point'],
    ['a blank', NBSP, 'point'],
    ['words', 'n/a', 'point'],
    ['three decimals', '-3.000', 'point'],
    ['three decimals after a comma', '1,234', 'comma'],
    ['three decimals of which the last is nothing, which may be thousands', '8.950', 'point'],
    ['a part of a cent', '2500.125', 'point'],
    ['a part of a cent behind no dollars', '.005', 'point'],
    ['a part of a cent far behind', '1.0000001', 'point'],
    ['more decimals than anybody writes', '1.00000000000', 'point'],
    ['a mark and no decimals', '.', 'point'],
    ['a decimal comma among points', '1234,56', 'point'],
    ['a decimal point among commas', '1234.56', 'comma'],
    ['points between thousands', '1.234,56', 'comma'],
    ['a group of two digits', '12,34.00', 'point'],
    ['a group of four digits', '1 2345,00', 'comma'],
    ['two signs', '-(5.00)', 'point'],
    ['a minus on both ends', '-5.00-', 'point'],
    ['parentheses that do not close', '(5.00', 'point'],
    ['a decimal mark alone', '5.', 'point'],
    ['an exponent', '1e3', 'point'],
    ['other digits', '١٢', 'point'],
    ['a dollar sign among the digits', '1$2.00', 'point'],
    ['a dollar sign on both ends', '$5.00$', 'point'],
    ['a cent more than an amount can be', '10000000000000.00', 'point'],
  ] as const)('refuses %s: %s', (_what, text, mark) => {
    expect(readBankCents(text, mark)).toBeNull();
  });

  it('reads back whatever it writes, to the cent', () => {
    const written = (cents: bigint, mark: DecimalMark) => {
      const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
      const groups = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, mark === 'point' ? ',' : NARROW);
      return `${cents < 0n ? '-' : ''}${groups}${mark === 'point' ? '.' : ','}${digits.slice(-2)}`;
    };
    const amounts = fc.bigInt({ min: -999_999_999_999_999n, max: 999_999_999_999_999n });
    fc.assert(
      fc.property(amounts, fc.constantFrom<DecimalMark>('point', 'comma'), (cents, mark) => {
        expect(readBankCents(written(cents, mark), mark)).toBe(cents);
      }),
    );
  });
});
