import type { ClearPlace } from '../../../../platform/crypto/seal-clear-values.ts';

/** Holders of accounts beside the sealed account, which has the name too. */
export const CLEAR_HOLDERS: ClearPlace<{ account_holder: string }> = {
  table: 'payment_instructions',
  keys: ['investor_id', 'trade_id'],
  column: 'account_holder',
  seal: async () => ({ account_holder: null }),
};
