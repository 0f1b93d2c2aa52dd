import { describe, expect, it } from 'vitest';
import {
  ACCOUNT_HOLDER_MAX_LENGTH,
  checkPaymentInfo,
  OFFERED_PAYMENT_METHODS,
  paymentMethodsFor,
  TYPED_PAYMENT_METHODS,
} from './payment.ts';
import { needsAccount, type PaymentMethod, paymentMethodKeys } from './payment-methods.ts';
import { checkPreSign, SCHEDULE_A_LIMITS } from './pre-sign.ts';

const account = { institution: '003', transit: '12345', account: '1234567', accountHolder: 'Ada Tremblay' };
const debit = { paymentMethod: '2', ...account };
const blanksUpTo = (length: number) => ({ ...debit, account: account.account.padEnd(length) });

const issuesOf = (checked: ReturnType<typeof checkPaymentInfo> | ReturnType<typeof checkPreSign>) =>
  checked.ok ? [] : checked.issues.map(({ path, key }) => `${path}: ${key.replace('trades.issues.', '')}`);

describe('payment methods', () => {
  it.each([
    ['outside', true, false],
    ['debit', true, true],
    ['linked', true, true],
  ] as const)("'%s': offered by default: %s; needs an account: %s", (method, offered, withAccount) => {
    expect(OFFERED_PAYMENT_METHODS.includes(method)).toBe(offered);
    expect(needsAccount(method)).toBe(withAccount);
    expect(paymentMethodKeys(method).name).toBe(`trades.paymentMethods.${method}.name`);
  });
});

describe('the methods to choose from', () => {
  it.each<[string, boolean, PaymentMethod | null, string]>([
    ['have a linked account where a provider links them', true, null, 'outside debit linked'],
    ['have none without a provider', false, null, 'outside debit'],
    ['have none without a provider for an order paid otherwise', false, 'debit', 'outside debit'],
    ['keep it for an order that has one', false, 'linked', 'outside debit linked'],
  ])('%s', (_row, linksAccounts, chosen, methods) => {
    expect(paymentMethodsFor({ linksAccounts, chosen }).join(' ')).toBe(methods);
  });
});

describe('an instruction to pay', () => {
  it.each<[string, object, string[]]>([
    ['by debit, with its account', debit, []],
    ['outside the portal, without an account', { paymentMethod: '1' }, []],
    [
      'by debit, spaces and hyphens in the numbers',
      { ...debit, institution: ' 003', account: '123 456-7' },
      [],
    ],
    ['with the longest account number', { ...debit, account: '123456789012' }, []],
    ['without a method', account, ['paymentMethod: paymentMethod']],
    ['by a method that does not exist', { ...debit, paymentMethod: '9' }, ['paymentMethod: paymentMethod']],
    ['an institution of two digits', { ...debit, institution: '03' }, ['institution: institution']],
    ['an institution of four', { ...debit, institution: '0003' }, ['institution: institution']],
    ['a transit of four', { ...debit, transit: '1234' }, ['transit: transit']],
    ['a transit of six', { ...debit, transit: '123456' }, ['transit: transit']],
    ['letters in the transit', { ...debit, transit: '1234a' }, ['transit: transit']],
    ['an account of six', { ...debit, account: '123456' }, ['account: account']],
    ['an account of thirteen', { ...debit, account: '1234567890123' }, ['account: account']],
    ['an account of seven with blanks up to the longest that is looked at', blanksUpTo(32), []],
    ['an account with more blanks than that', blanksUpTo(33), ['account: account']],
    ['an account far too long', { ...debit, account: '1'.repeat(40) }, ['account: account']],
    [
      'a holder in syllabics, which no bank has',
      { ...debit, accountHolder: 'ᐱᐊᑕ' },
      ['accountHolder: bankLetters'],
    ],
    [
      'a holder in letters that nothing prints',
      { ...debit, accountHolder: '王' },
      ['accountHolder: letters'],
    ],
    ['nobody as its holder', { ...debit, accountHolder: '  ' }, ['accountHolder: required']],
    [
      'too long a holder',
      { ...debit, accountHolder: 'x'.repeat(ACCOUNT_HOLDER_MAX_LENGTH + 1) },
      ['accountHolder: tooLong'],
    ],
    [
      'by debit, nothing else',
      { paymentMethod: '2' },
      ['institution: institution', 'transit: transit', 'account: account', 'accountHolder: required'],
    ],
  ])('%s', (_row, input, issues) => {
    expect(issuesOf(checkPaymentInfo(input))).toEqual(issues);
  });

  it('by a linked account is given on a page of its own, not typed into the order', () => {
    const linked = { ...debit, paymentMethod: '3' };
    expect(checkPaymentInfo(linked)).toEqual({ ok: true, value: { paymentMethod: 'linked', account } });
    expect(issuesOf(checkPaymentInfo(linked, TYPED_PAYMENT_METHODS))).toEqual([
      'paymentMethod: paymentMethod',
    ]);
    for (const typed of ['1', '2']) {
      expect(issuesOf(checkPaymentInfo({ ...debit, paymentMethod: typed }, TYPED_PAYMENT_METHODS))).toEqual(
        [],
      );
    }
  });

  it('keeps digits only, and a holder without blanks around the name', () => {
    const typed = { ...debit, transit: '12-345', accountHolder: ' Ada Tremblay ' };
    expect(checkPaymentInfo(typed)).toEqual({ ok: true, value: { paymentMethod: 'debit', account } });
  });

  it('outside the portal keeps no account, even when one was typed', () => {
    expect(checkPaymentInfo({ ...debit, paymentMethod: '1' })).toEqual({
      ok: true,
      value: { paymentMethod: 'outside', account: null },
    });
  });

  it('says which field is meant and how long it may be', () => {
    const checked = checkPaymentInfo({ ...debit, accountHolder: 'x'.repeat(200) });
    expect(checked).toEqual({
      ok: false,
      issues: [
        {
          path: 'accountHolder',
          key: 'trades.issues.tooLong',
          values: { label: 'trades.fields.accountHolder', max: ACCOUNT_HOLDER_MAX_LENGTH },
        },
      ],
    });
  });

  it('names each field that is missing', () => {
    const checked = checkPaymentInfo({ paymentMethod: '2' });
    const named = checked.ok ? [] : checked.issues.map(({ path, values }) => [path, values.label]);
    expect(named).toEqual(
      ['institution', 'transit', 'account', 'accountHolder'].map((name) => [name, `trades.fields.${name}`]),
    );
    expect(checkPaymentInfo({})).toMatchObject({
      issues: [{ path: 'paymentMethod', values: { label: 'trades.fields.paymentMethod' } }],
    });
  });

  it('is no instruction at all when it is nothing', () => {
    expect(checkPaymentInfo(undefined).ok).toBe(false);
  });
});

describe('the details of an order', () => {
  const details = (scheduleA: object, paymentMethod: string = '1') => ({
    subDoc: {
      scheduleA: {
        sourceOfFunds: 'Savings',
        intendedUse: 'growth',
        thirdParty: { isForOther: false },
        ...scheduleA,
      },
      paymentMethod,
    },
  });
  const long = (max: number) => 'x'.repeat(max + 1);
  const full = (max: number) => 'x'.repeat(max);

  it.each<[string, object, string[]]>([
    [
      'a city, the source of the money, what it is for and for whom are enough',
      details({ city: 'Trois-Rivières' }),
      [],
    ],
    [
      'the source of the money is required',
      details({ city: 'Regina', sourceOfFunds: undefined }),
      ['subDoc.scheduleA.sourceOfFunds: required'],
    ],
    [
      'a blank source is none',
      details({ city: 'Regina', sourceOfFunds: ' ' }),
      ['subDoc.scheduleA.sourceOfFunds: required'],
    ],
    [
      'everything may be given',
      details(
        { city: 'Iqaluit', province: 'CAN-NU', registeredName: 'Ada Tremblay', sourceOfFunds: 'Savings' },
        '2',
      ),
      [],
    ],
    ['what is missing as a whole is asked for', {}, ['subDoc: errors.fieldRequired']],
    ['the city is required', details({}), ['subDoc.scheduleA.city: required']],
    ['a blank city is none', details({ city: ' ' }), ['subDoc.scheduleA.city: required']],
    [
      'city, name and source are in letters that papers print',
      details({ city: '北京', registeredName: 'Ｒｏｙ 王', sourceOfFunds: '💰' }),
      [
        'subDoc.scheduleA.city: letters',
        'subDoc.scheduleA.registeredName: letters',
        'subDoc.scheduleA.sourceOfFunds: letters',
      ],
    ],
    ['a city of the north is in its own', details({ city: 'ᐃᖃᓗᐃᑦ', registeredName: 'Kaʻiulani' }), []],
    [
      'a city has an end',
      details({ city: long(SCHEDULE_A_LIMITS.city) }),
      ['subDoc.scheduleA.city: tooLong'],
    ],
    [
      'each text may be as long as it may be',
      details({
        city: full(SCHEDULE_A_LIMITS.city),
        registeredName: full(SCHEDULE_A_LIMITS.registeredName),
        sourceOfFunds: full(SCHEDULE_A_LIMITS.sourceOfFunds),
      }),
      [],
    ],
    [
      'a province is one of thirteen',
      details({ city: 'Boston', province: 'USA-MA' }),
      ['subDoc.scheduleA.province: province'],
    ],
    [
      'the name and the source have an end',
      details({
        city: 'Regina',
        registeredName: long(SCHEDULE_A_LIMITS.registeredName),
        sourceOfFunds: long(SCHEDULE_A_LIMITS.sourceOfFunds),
      }),
      ['subDoc.scheduleA.registeredName: tooLong', 'subDoc.scheduleA.sourceOfFunds: tooLong'],
    ],
    [
      'the method is one of those offered',
      details({ city: 'Regina' }, '4'),
      ['subDoc.paymentMethod: paymentMethod'],
    ],
  ])('%s', (_row, input, issues) => {
    expect(issuesOf(checkPreSign(input))).toEqual(issues);
  });

  it('name each field that is wrong, and how long a text may be', () => {
    const wrong = { city: 5, province: 'USA-MA', registeredName: 5, sourceOfFunds: long(500) };
    const checked = checkPreSign(details(wrong, '4'));
    const named = checked.ok ? [] : checked.issues.map(({ path, values }) => [path, values]);
    expect(Object.fromEntries(named)).toEqual({
      'subDoc.scheduleA.city': { label: 'trades.fields.city' },
      'subDoc.scheduleA.province': { label: 'trades.fields.province' },
      'subDoc.scheduleA.registeredName': { label: 'trades.fields.registeredName' },
      'subDoc.scheduleA.sourceOfFunds': { label: 'trades.fields.sourceOfFunds', max: 500 },
      'subDoc.paymentMethod': { label: 'trades.fields.paymentMethod' },
    });
  });

  it('are kept in one line without blanks around them', () => {
    expect(checkPreSign(details({ city: ' \u202EMoncton\n', registeredName: ' Ada ' }))).toEqual({
      ok: true,
      value: {
        subDoc: {
          scheduleA: {
            city: 'Moncton',
            registeredName: 'Ada',
            sourceOfFunds: 'Savings',
            intendedUse: 'growth',
            thirdParty: { isForOther: false },
          },
          paymentMethod: 'outside',
        },
      },
    });
  });

  it('may name a linked account where it is offered', () => {
    expect(checkPreSign(details({ city: 'Moncton' }, '3'), { offered: ['linked'] }).ok).toBe(true);
  });
});
