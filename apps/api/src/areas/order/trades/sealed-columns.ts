import type { SealedColumn } from '../../../platform/crypto/sealed-column.ts';
import { jointInvestorContext, scheduleAContext } from './sealed-order.ts';

export const TRADE_SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: 'trades',
    column: 'sealed_schedule_a',
    keys: ['id'],
    contextOf: (id = '') => scheduleAContext(id),
  },
  {
    table: 'trades',
    column: 'sealed_joint_investor',
    keys: ['id'],
    contextOf: (id = '') => jointInvestorContext(id),
  },
];
