import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { checkPaymentInfo } from '@portal/domain/order/trades/payment';
import type { PaymentMethod } from '@portal/domain/order/trades/trade.wire';
import type { FieldPath } from 'react-hook-form';
import type { DraftData } from '#state/drafts/draft-queue.ts';
import { draftText } from '../draft-gate.tsx';

export type PayValues = {
  institution: string;
  transit: string;
  account: string;
  accountHolder: string;
  /** Given anew each time: a consent is never restored. */
  agreed: boolean;
};

/** The form as it opens: what was typed before; the holder is the person themselves unless they say otherwise. */
export function startPay(draft: DraftData | null, holder: string): PayValues {
  return {
    institution: draftText(draft, 'institution') ?? '',
    transit: draftText(draft, 'transit') ?? '',
    account: draftText(draft, 'account') ?? '',
    accountHolder: draftText(draft, 'accountHolder') ?? holder,
    agreed: false,
  };
}

/** The values as a draft keeps them; the server seals it, account number and all. */
export function payDraft({ agreed: _agreed, ...account }: PayValues): DraftData {
  return account;
}

const FIELDS: readonly FieldPath<PayValues>[] = ['institution', 'transit', 'account', 'accountHolder'];

/** True for a field of the account, beside which the server's sentences stand. */
export function isPayField(path: string): path is FieldPath<PayValues> {
  return FIELDS.some((field) => field === path);
}

/** As the numbers stand on a cheque. */
const PAGE_ORDER = ['paymentMethod', 'transit', 'institution', 'account', 'accountHolder'];

/** What is wrong with the account or missing, in the order of the page. */
export function checkPay(values: PayValues, paymentMethod: PaymentMethod): readonly FieldIssue[] {
  const checked = checkPaymentInfo({ ...values, paymentMethod });
  const issues = checked.ok ? [] : checked.issues;
  const inOrder = PAGE_ORDER.flatMap((field) => issues.filter(({ path }) => path === field));
  return values.agreed
    ? inOrder
    : [...inOrder, { path: 'agreed', key: 'wizard.pay.authorizationRequired', values: {} }];
}
