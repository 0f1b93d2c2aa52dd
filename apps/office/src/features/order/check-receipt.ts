import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import {
  RECEIPT_METHODS,
  type RecordReceiptInput,
  recordReceiptInput,
} from '@portal/domain/money/payments/office-receipts.wire';
import type { NumberAnswer } from '@portal/web/typed-number';

/** A receipt as it is typed. */
export type TypedReceipt = {
  payor: string;
  amount: NumberAnswer;
  day: string;
  method: string;
  reference: string;
};

export const NO_RECEIPT: TypedReceipt = { payor: '', amount: null, day: '', method: '', reference: '' };

/** What is wrong with a receipt before it is sent; the server checks the same. */
export function checkReceipt(typed: TypedReceipt, now: Date): FieldIssue[] {
  const parsed = recordReceiptInput.safeParse(typed);
  const wrong = new Set<unknown>(parsed.error?.issues.map(({ path: [field] }) => field));
  if (typed.day > dealerDay(now)) {
    wrong.add('day');
  }
  return FIELDS.filter((field) => wrong.has(field)).map((path) => ({
    path,
    key: `officeReceipts.wrong.${path}`,
    values: {},
  }));
}

const FIELDS = ['payor', 'amount', 'day', 'method', 'reference'] as const;

/** What is sent; null where anything is wrong with it. */
export function receiptOf(typed: TypedReceipt): RecordReceiptInput | null {
  return recordReceiptInput.safeParse(typed).data ?? null;
}

/** The way of paying as it is chosen from the list. */
export const METHOD_CHOICES = RECEIPT_METHODS;
