import * as z from 'zod/mini';
import { type FieldIssue, fieldIssuesOf } from '../../ground/forms/field-issue.ts';
import { isWrittenInLatin } from '../../ground/people/drawn-letters.ts';
import { tidyCode } from '../../ground/people/tidy-line.ts';
import { ORDER_FIELD_LABELS, requiredText } from './order-fields.ts';
import {
  PAYMENT_METHOD_NUMBERS,
  PAYMENT_METHODS,
  type PaymentMethod,
  paymentMethodFromWire,
} from './payment-methods.ts';

/** The methods that a portal takes. */
export const OFFERED_PAYMENT_METHODS: readonly PaymentMethod[] = PAYMENT_METHODS;

/** The methods to choose from for an order: a linked account where a provider links them, and where the order has one already. */
export function paymentMethodsFor(order: {
  linksAccounts: boolean;
  chosen: PaymentMethod | null;
}): readonly PaymentMethod[] {
  return OFFERED_PAYMENT_METHODS.filter(
    (method) => method !== 'linked' || order.linksAccounts || order.chosen === 'linked',
  );
}

/** The methods whose account is typed in the order itself; a linked one comes from its own page. */
export const TYPED_PAYMENT_METHODS: readonly PaymentMethod[] = ['outside', 'debit'];

/** Canadian account numbering (Payments Canada, Rule A4): institution 3 digits, transit 5, account 7 to 12. */
const INSTITUTION = /^\d{3}$/;
const TRANSIT = /^\d{5}$/;
const ACCOUNT = /^\d{7,12}$/;

export const ACCOUNT_HOLDER_MAX_LENGTH = 120;

/** The longest number that is looked at, with the spaces and hyphens that people type into it. */
const NUMBER_MAX_LENGTH = 32;

/** A payment method out of those offered: its number as sent, its word as read. */
export function paymentMethodSchema(offered: readonly PaymentMethod[] = OFFERED_PAYMENT_METHODS) {
  const error = 'trades.issues.paymentMethod';
  return z.pipe(
    z
      .enum(PAYMENT_METHOD_NUMBERS, { error })
      .check(z.refine((number) => offered.includes(paymentMethodFromWire(number)), { error })),
    z.transform(paymentMethodFromWire),
  );
}

/** The account to debit. Digits may be typed with spaces and hyphens; they are kept without. */
export const bankAccountSchema = z.object({
  institution: digits(INSTITUTION, 'trades.issues.institution'),
  transit: digits(TRANSIT, 'trades.issues.transit'),
  account: digits(ACCOUNT, 'trades.issues.account'),
  accountHolder: requiredText(ACCOUNT_HOLDER_MAX_LENGTH).check(
    // A bank's file has no other letters: a name in syllabics is asked for as the bank writes it.
    z.refine(isWrittenInLatin, { error: 'trades.issues.bankLetters' }),
  ),
});

export type BankAccount = z.infer<typeof bankAccountSchema>;

/** A checked instruction to pay; the account is there exactly where the method debits one. */
export type PaymentInstruction =
  | { readonly paymentMethod: 'outside'; readonly account: null }
  | { readonly paymentMethod: Exclude<PaymentMethod, 'outside'>; readonly account: BankAccount };

export type CheckedPayment =
  | { readonly ok: true; readonly value: PaymentInstruction }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] };

/**
 * Checks what `POST /user/savePaymentInfo/` takes beside its file. For an order paid outside account fields are neither asked
 * for nor kept. Browser and server show the same sentences beside the same fields.
 */
export function checkPaymentInfo(input: unknown, offered?: readonly PaymentMethod[]): CheckedPayment {
  const chosen = z.safeParse(z.object({ paymentMethod: paymentMethodSchema(offered) }), input);
  if (!chosen.success) {
    return { ok: false, issues: fieldIssuesOf(chosen.error, ORDER_FIELD_LABELS) };
  }
  const { paymentMethod } = chosen.data;
  if (paymentMethod === 'outside') {
    return { ok: true, value: { paymentMethod, account: null } };
  }
  const account = z.safeParse(bankAccountSchema, input);
  return account.success
    ? { ok: true, value: { paymentMethod, account: account.data } }
    : { ok: false, issues: fieldIssuesOf(account.error, ORDER_FIELD_LABELS) };
}

function digits(pattern: RegExp, error: string) {
  return z.pipe(
    z.string({ error }).check(
      z.refine((typed) => typed.length <= NUMBER_MAX_LENGTH, { error }),
      z.overwrite((typed) => tidyCode(typed).replace(/[\s-]/gu, '')),
    ),
    z.string().check(z.regex(pattern, { error })),
  );
}
