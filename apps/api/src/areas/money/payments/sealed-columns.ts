import type { SealedColumn } from '../../../platform/crypto/sealed-column.ts';
import { debitFileContext } from './debits/export-debits.ts';
import { flagPayorContext } from './flags/flag-payor.ts';
import { paymentContext } from './instructions/sealed-account.ts';
import { payorContext } from './journal/money-payors.ts';
import { returnFileContext } from './returns/import-returns.ts';

export const PAYMENT_SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: 'payment_instructions',
    column: 'sealed_account',
    keys: ['investor_id', 'trade_id'],
    contextOf: (_investorId, tradeId = '') => paymentContext(tradeId),
  },
  {
    table: 'money_payors',
    column: 'sealed_payor',
    keys: ['journal_id'],
    contextOf: (id = '') => payorContext(id),
  },
  {
    table: 'payment_flags',
    column: 'sealed_payor',
    keys: ['id'],
    contextOf: (id = '') => flagPayorContext(id),
  },
  { table: 'return_files', column: 'sealed', keys: ['id'], contextOf: (id = '') => returnFileContext(id) },
  { table: 'debit_files', column: 'sealed', keys: ['id'], contextOf: (id = '') => debitFileContext(id) },
];
