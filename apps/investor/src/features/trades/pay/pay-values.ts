import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { checkPaymentInfo } from '@portal/domain/order/trades/payment';
import { paymentMethodToWire } from '@portal/domain/order/trades/payment-methods';
import type { PaymentMethod } from '@portal/domain/order/trades/trade.wire';
import type { FieldPath } from 'react-hook-form';
import type { DraftData } from '#state/drafts/draft-queue.ts';
import { draftText } from '../draft-gate.tsx';

export type PayValues = {
  institution: string;
  transit: string;
  account: string;
  accountHolder: string;
  /** Never restored: consent is given each time. */
  agreed: boolean;
};

/** Initial values: from the draft; the holder defaults to the person. */
export function startPay(draft: DraftData | null, holder: string): PayValues {
  return {
    institution: draftText(draft, 'institution') ?? '',
    transit: draftText(draft, 'transit') ?? '',
    account: draftText(draft, 'account') ?? '',
    accountHolder: draftText(draft, 'accountHolder') ?? holder,
    agreed: false,
  };
}

/** The values as stored in a draft; the server encrypts them, account number included. */
export function payDraft({ agreed: _agreed, ...account }: PayValues): DraftData {
  return account;
}

const FIELDS: readonly FieldPath<PayValues>[] = ['institution', 'transit', 'account', 'accountHolder'];

/** True for an account field, which shows the server's errors. */
export function isPayField(path: string): path is FieldPath<PayValues> {
  return FIELDS.some((field) => field === path);
}

/** In cheque order. */
const PAGE_ORDER = ['paymentMethod', 'transit', 'institution', 'account', 'accountHolder'];

/** The account's issues, in page order. */
export function checkPay(values: PayValues, paymentMethod: PaymentMethod): readonly FieldIssue[] {
  const checked = checkPaymentInfo({ ...values, paymentMethod: paymentMethodToWire(paymentMethod) });
  const issues = checked.ok ? [] : checked.issues;
  const inOrder = PAGE_ORDER.flatMap((field) => issues.filter(({ path }) => path === field));
  return values.agreed
    ? inOrder
    : [...inOrder, { path: 'agreed', key: 'wizard.pay.authorizationRequired', values: {} }];
}
