import { secretContext } from '../accounts/two-factor/read-code.ts';
import { draftContext } from '../drafts/draft-context.ts';
import { answerContext } from '../http/idempotency.ts';
import { kycContext, setAsideContext } from '../kyc/sealed-answers.ts';
import { debitFileContext } from '../payments/export-debits.ts';
import { paymentContext } from '../payments/sealed-account.ts';
import { portalKeyContext } from '../signing/load-seal-key.ts';

/** A column of sealed values: where it is, what names a row, and what its values are bound to. */
export type SealedColumn = {
  table: string;
  column: string;
  /** The primary key, all text. */
  keys: readonly string[];
  /** From the values of `keys`, in their order. */
  contextOf: (...values: string[]) => string;
};

/** Every column whose values a new data key may be put under; a test compares it with the database's schema. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'kyc_versions', column: 'secrets', keys: ['id'], contextOf: (id = '') => kycContext(id) },
  {
    table: 'kyc_set_aside_answers',
    column: 'sealed',
    keys: ['id'],
    contextOf: (id = '') => setAsideContext(id),
  },
  {
    table: 'payment_instructions',
    column: 'sealed_account',
    keys: ['investor_id', 'trade_id'],
    contextOf: (_investorId, tradeId = '') => paymentContext(tradeId),
  },
  { table: 'debit_files', column: 'sealed', keys: ['id'], contextOf: (id = '') => debitFileContext(id) },
  {
    table: 'drafts',
    column: 'sealed',
    keys: ['investor_id', 'scope'],
    contextOf: (investorId = '', scope = '') => draftContext(investorId, scope),
  },
  {
    table: 'portal_keys',
    column: 'sealed',
    keys: ['name'],
    contextOf: (name = '') => portalKeyContext(name),
  },
  {
    table: 'idempotency_keys',
    column: 'answer',
    keys: ['owner', 'route', 'key'],
    contextOf: (owner = '', route = '', key = '') => answerContext({ owner, route, key }),
  },
  {
    table: 'two_factor',
    column: 'sealed_secret',
    keys: ['investor_id'],
    contextOf: (investorId = '') => secretContext(investorId),
  },
];
