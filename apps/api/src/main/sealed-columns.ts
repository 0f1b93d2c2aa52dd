import { TWO_FACTOR_SEALED_COLUMNS } from '../areas/accounts/two-factor/sealed-columns.ts';
import { BANK_SEALED_COLUMNS } from '../areas/bank/sealed-columns.ts';
import { CHANGE_SEALED_COLUMNS } from '../areas/changes/sealed-columns.ts';
import { CONTACT_SEALED_COLUMNS } from '../areas/contact/sealed-columns.ts';
import { DRAFT_SEALED_COLUMNS } from '../areas/drafts/sealed-columns.ts';
import { EXPORT_SEALED_COLUMNS } from '../areas/exports/sealed-columns.ts';
import { KYC_SEALED_COLUMNS } from '../areas/kyc/sealed-columns.ts';
import { PAYMENT_SEALED_COLUMNS } from '../areas/payments/sealed-columns.ts';
import { RECONCILIATION_SEALED_COLUMNS } from '../areas/reconciliation/sealed-columns.ts';
import { SIGNING_SEALED_COLUMNS } from '../areas/signing/sealed-columns.ts';
import { TRADE_SEALED_COLUMNS } from '../areas/trades/sealed-columns.ts';
import { TRUSTEE_SEALED_COLUMNS } from '../areas/trustee/sealed-columns.ts';
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
