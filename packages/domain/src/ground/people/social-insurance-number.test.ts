import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSocialInsuranceNumber,
  normaliseSocialInsuranceNumber,
  passesLuhn,
} from './social-insurance-number.ts';

describe('a social insurance number', () => {
  it.each([
    ['nine digits whose check digit agrees', '130692544', true],
    ['a temporary resident, first digit 9', '918273640', true],
    ['a wrong check digit', '130692545', false],
    ['two digits traded', '310692544', false],
    ['first digit 0, though it passes the check', '046454286', false],
    ['first digit 8, though it passes the check', '800000002', false],
    ['all zeros, though it passes the check', '000000000', false],
    ['eight digits', '13069254', false],
    ['ten digits, though they pass the check', '1306925445', false],
    ['letters', '13069254A', false],
    ['nothing', '', false],
  ])('%s', (_row, digits, expected) => {
    expect(isSocialInsuranceNumber(digits)).toBe(expected);
  });

  it.each([
    ['with spaces', '130 692 544', '130692544'],
    ['with dashes', '130-692-544', '130692544'],
    ['with spaces around it', ' 130692544 ', '130692544'],
    ['with too few digits', '130 692 54', undefined],
    ['with too many digits', '130 692 5440', undefined],
    ['with dots', '130.692.544', undefined],
  ])('typed %s', (_row, typed, expected) => {
    expect(normaliseSocialInsuranceNumber(typed)).toBe(expected);
  });
});

describe('the Luhn check', () => {
  it.each([
    ['18', true],
    ['81', false],
    ['59', true],
  ])('counts every second digit from the right double: %s', (digits, passes) => {
    expect(passesLuhn(digits)).toBe(passes);
  });

  const eightDigits = fc.stringMatching(/^\d{8}$/);

  it('accepts exactly one last digit for any eight digits', () => {
    fc.assert(
      fc.property(eightDigits, (digits) => {
        const accepted = [...'0123456789'].filter((last) => passesLuhn(digits + last));
        expect(accepted).toHaveLength(1);
      }),
    );
  });

  it('notices any one digit that was mistyped', () => {
    fc.assert(
      fc.property(eightDigits, fc.nat(8), fc.integer({ min: 1, max: 9 }), (digits, place, shift) => {
        const last = [...'0123456789'].find((digit) => passesLuhn(digits + digit)) ?? '';
        const right = digits + last;
        const wrongDigit = String((Number(right.charAt(place)) + shift) % 10);
        expect(passesLuhn(right.slice(0, place) + wrongDigit + right.slice(place + 1))).toBe(false);
      }),
    );
  });
});
