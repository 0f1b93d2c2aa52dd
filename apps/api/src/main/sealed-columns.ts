import { SIGNING_SEALED_COLUMNS } from '../areas/agreement/signing/sealed-columns.ts';
import { KYC_SEALED_COLUMNS } from '../areas/client/kyc/sealed-columns.ts';
import { EXPORT_SEALED_COLUMNS } from '../areas/firm/exports/sealed-columns.ts';
import { TRUSTEE_SEALED_COLUMNS } from '../areas/firm/trustee/sealed-columns.ts';
import { BANK_SEALED_COLUMNS } from '../areas/money/bank/sealed-columns.ts';
import { PAYMENT_SEALED_COLUMNS } from '../areas/money/payments/sealed-columns.ts';
import { RECONCILIATION_SEALED_COLUMNS } from '../areas/money/reconciliation/sealed-columns.ts';
import { CHANGE_SEALED_COLUMNS } from '../areas/order/changes/sealed-columns.ts';
import { TRADE_SEALED_COLUMNS } from '../areas/order/trades/sealed-columns.ts';
import { TWO_FACTOR_SEALED_COLUMNS } from '../areas/people/accounts/two-factor/sealed-columns.ts';
import { CONTACT_SEALED_COLUMNS } from '../areas/people/contact/sealed-columns.ts';
import { DRAFT_SEALED_COLUMNS } from '../areas/people/drafts/sealed-columns.ts';
import type { SealedColumn } from '../platform/crypto/sealed-column.ts';
import { HTTP_SEALED_COLUMNS } from '../platform/http/sealed-columns.ts';

/** Every column whose values a new data key may be put under; a test compares it with the database's schema. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  ...KYC_SEALED_COLUMNS,
  ...TRADE_SEALED_COLUMNS,
  ...TRUSTEE_SEALED_COLUMNS,
  ...PAYMENT_SEALED_COLUMNS,
  ...CHANGE_SEALED_COLUMNS,
  ...BANK_SEALED_COLUMNS,
  ...RECONCILIATION_SEALED_COLUMNS,
  ...CONTACT_SEALED_COLUMNS,
  ...DRAFT_SEALED_COLUMNS,
  ...EXPORT_SEALED_COLUMNS,
  ...SIGNING_SEALED_COLUMNS,
  ...HTTP_SEALED_COLUMNS,
  ...TWO_FACTOR_SEALED_COLUMNS,
];
