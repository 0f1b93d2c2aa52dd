import { describe, expect, it } from 'vitest';
import { factsOfTrade, TRADE_FACTS, type TradeFacts, type TradeLike } from './trade-facts.ts';
import { tradeProgress } from './trade-progress.ts';

/** One digit per fact, in the order of the specification: order, application, details, sign, pay, review, approved. */
const factsFrom = (digits: string): TradeFacts => ({
  order: digits[0] === '1',
  application: digits[1] === '1',
  details: digits[2] === '1',
  sign: digits[3] === '1',
  pay: digits[4] === '1',
  review: digits[5] === '1',
  approved: digits[6] === '1',
});

/** Every combination with its label and index, written out: a change of the mapping shows as a change of a row. */
const ROWS = `
0000000 order 0 | 0000001 order 0 | 0000010 order 0 | 0000011 order 0
0000100 order 0 | 0000101 order 0 | 0000110 order 0 | 0000111 order 0
0001000 order 0 | 0001001 order 0 | 0001010 order 0 | 0001011 order 0
0001100 order 0 | 0001101 order 0 | 0001110 order 0 | 0001111 order 0
0010000 order 0 | 0010001 order 0 | 0010010 order 0 | 0010011 order 0
0010100 order 0 | 0010101 order 0 | 0010110 order 0 | 0010111 order 0
0011000 order 0 | 0011001 order 0 | 0011010 order 0 | 0011011 order 0
0011100 order 0 | 0011101 order 0 | 0011110 order 0 | 0011111 order 0
0100000 order 0 | 0100001 order 0 | 0100010 order 0 | 0100011 order 0
0100100 order 0 | 0100101 order 0 | 0100110 order 0 | 0100111 order 0
0101000 order 0 | 0101001 order 0 | 0101010 order 0 | 0101011 order 0
0101100 order 0 | 0101101 order 0 | 0101110 order 0 | 0101111 order 0
0110000 order 0 | 0110001 order 0 | 0110010 order 0 | 0110011 order 0
0110100 order 0 | 0110101 order 0 | 0110110 order 0 | 0110111 order 0
0111000 order 0 | 0111001 order 0 | 0111010 order 0 | 0111011 order 0
0111100 order 0 | 0111101 order 0 | 0111110 order 0 | 0111111 order 0
1000000 application 1 | 1000001 application 1 | 1000010 application 1 | 1000011 application 1
1000100 application 1 | 1000101 application 1 | 1000110 application 1 | 1000111 application 1
1001000 application 1 | 1001001 application 1 | 1001010 application 1 | 1001011 application 1
1001100 application 1 | 1001101 application 1 | 1001110 application 1 | 1001111 application 1
1010000 application 1 | 1010001 application 1 | 1010010 application 1 | 1010011 application 1
1010100 application 1 | 1010101 application 1 | 1010110 application 1 | 1010111 application 1
1011000 application 1 | 1011001 application 1 | 1011010 application 1 | 1011011 application 1
1011100 application 1 | 1011101 application 1 | 1011110 application 1 | 1011111 application 1
1100000 details 2 | 1100001 details 2 | 1100010 details 2 | 1100011 details 2
1100100 details 2 | 1100101 details 2 | 1100110 details 2 | 1100111 details 2
1101000 details 2 | 1101001 details 2 | 1101010 details 2 | 1101011 details 2
1101100 details 2 | 1101101 details 2 | 1101110 details 2 | 1101111 details 2
1110000 pay 3 | 1110001 pay 3 | 1110010 pay 3 | 1110011 pay 3
1110100 pay 3 | 1110101 pay 3 | 1110110 pay 3 | 1110111 pay 3
1111000 pay 3 | 1111001 pay 3 | 1111010 pay 3 | 1111011 pay 3
1111100 review 4 | 1111101 review 4 | 1111110 sign 5 | 1111111 approved 6
`
  .split(/[|\n]/u)
  .map((row) => row.trim())
  .filter((row) => row !== '');

/** The specification's sentences as the facts that decide; a dot stands for a fact that does not matter any more. */
const SENTENCES = [
  ['no order', '0......', 'order', 0],
  ["order met gives 'application'", '10.....', 'application', 1],
  ["application met gives 'details'", '110....', 'details', 2],
  ["details met gives 'pay' while nothing is signed", '1110...', 'pay', 3],
  ["details met gives 'pay' while nothing is paid", '11110..', 'pay', 3],
  ["sign and pay met gives 'review'", '111110.', 'review', 4],
  ["review met gives 'sign'", '1111110', 'sign', 5],
  ["approved gives 'approved'", '1111111', 'approved', 6],
] as const;

const fits = (digits: string, pattern: string) =>
  [...pattern].every((mark, at) => mark === '.' || mark === digits[at]);

describe('the progress of an order', () => {
  it('is written out for every combination of the seven facts, each once', () => {
    const combinations = ROWS.map((row) => row.slice(0, 7));
    expect(TRADE_FACTS).toHaveLength(7);
    expect(new Set(combinations).size).toBe(128);
    expect(combinations.every((digits) => /^[01]{7}$/.test(digits))).toBe(true);
  });

  it.each(ROWS)('%s', (row) => {
    const { label, index } = tradeProgress(factsFrom(row.slice(0, 7)));
    expect(`${row.slice(0, 7)} ${label} ${index}`).toBe(row);
  });

  it.each(SENTENCES)('%s', (_sentence, pattern, label, index) => {
    const concerned = ROWS.map((row) => row.slice(0, 7)).filter((digits) => fits(digits, pattern));
    expect(concerned).toHaveLength(2 ** (pattern.split('.').length - 1));
    for (const digits of concerned) {
      expect(tradeProgress(factsFrom(digits))).toEqual({ label, index });
    }
  });
});

describe('the facts of an order', () => {
  const trade: TradeLike = {
    status: 0,
    paymentCompleted: false,
    nextDrStepDesc: '',
    kycId: null,
    subDoc: {},
    approvalProcess: { investorSignedAt: null, jointSignedAt: null },
    jointInvestor: null,
  };
  const at = '2026-11-21T15:00:00Z';
  const joint = { firstName: 'Louis', lastName: 'Tremblay', email: 'louis@example.com' };
  const metOf = (given: TradeLike | null, kycComplete = false) => {
    const facts = factsOfTrade(given, { kycComplete });
    return TRADE_FACTS.filter((fact) => facts[fact]);
  };

  it.each<[string, Partial<TradeLike>, string[]]>([
    ['an order alone is the first', {}, ['order']],
    [
      'a city of Schedule A makes details',
      { subDoc: { scheduleA: { city: 'Halifax', intendedUse: 'income' } } },
      ['order', 'details'],
    ],
    [
      'details of before that nobody signed are given again',
      { subDoc: { scheduleA: { city: 'Halifax' } } },
      ['order'],
    ],
    [
      'details of before stand where somebody signed on them',
      {
        subDoc: { scheduleA: { city: 'Halifax' } },
        approvalProcess: { investorSignedAt: at, jointSignedAt: null },
      },
      ['order', 'details'],
    ],
    ['a blank city does not', { subDoc: { scheduleA: { city: '  ' } } }, ['order']],
    ['the KYC signature alone is not signing', { kycId: { signedAt: at } }, ['order']],
    [
      'the investor without the KYC signature has not signed',
      { kycId: { signedAt: null }, approvalProcess: { investorSignedAt: at, jointSignedAt: null } },
      ['order'],
    ],
    [
      'both signatures are, when nobody invests jointly',
      { kycId: { signedAt: at }, approvalProcess: { investorSignedAt: at, jointSignedAt: null } },
      ['order', 'sign'],
    ],
    [
      'a joint investor has to sign too',
      {
        kycId: { signedAt: at },
        approvalProcess: { investorSignedAt: at, jointSignedAt: null },
        jointInvestor: joint,
      },
      ['order'],
    ],
    [
      'and then all have signed',
      {
        kycId: { signedAt: at },
        approvalProcess: { investorSignedAt: at, jointSignedAt: at },
        jointInvestor: joint,
      },
      ['order', 'sign'],
    ],
    ['a completed payment is pay', { paymentCompleted: true }, ['order', 'pay']],
    [
      'money from outside the portal is pay by itself',
      { subDoc: { paymentMethod: 'outside' } },
      ['order', 'pay'],
    ],
    ['a debit is not', { subDoc: { paymentMethod: 'debit' } }, ['order']],
    ['submitted keeps its KYC', { status: 1 }, ['order', 'application']],
    ['changes asked looks at the KYC again', { status: 2 }, ['order']],
    ['status 3 is review', { status: 3 }, ['order', 'application', 'review']],
    ['status 4 is approved, and reviewed', { status: 4 }, ['order', 'application', 'review', 'approved']],
    ['settled is still approved', { status: 5 }, ['order', 'application', 'review', 'approved']],
    ['declined is neither', { status: 8 }, ['order']],
    ["the dealer's word DONE! is approved", { nextDrStepDesc: 'DONE!' }, ['order', 'approved']],
    ['any other word is not', { nextDrStepDesc: 'Done' }, ['order']],
  ])('%s', (_row, part, met) => {
    expect(metOf({ ...trade, ...part })).toEqual(met);
  });

  it('know the KYC profile from outside', () => {
    expect(metOf(trade, true)).toEqual(['order', 'application']);
    expect(metOf(null, true)).toEqual(['application']);
    expect(metOf(null)).toEqual([]);
  });
});
