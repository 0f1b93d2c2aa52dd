import type { ClearPlace } from '../../../platform/crypto/seal-clear-values.ts';
import { sealJointInvestor, sealScheduleA } from './open-order.ts';
import type { StoredJointInvestor } from './stored-joint-investor.ts';

/** Schedule A of orders, as it was kept before it was sealed. */
export const CLEAR_SCHEDULES: ClearPlace<{ schedule_a: Record<string, string> }> = {
  table: 'trades',
  keys: ['id'],
  column: 'schedule_a',
  seal: async (box, [id = ''], { schedule_a }) => ({
    sealed_schedule_a: sealScheduleA(box, id, schedule_a),
    schedule_a: null,
  }),
};

/** Joint investors of orders, as they were kept before they were sealed. */
export const CLEAR_JOINT_INVESTORS: ClearPlace<{ joint_investor: StoredJointInvestor }> = {
  table: 'trades',
  keys: ['id'],
  column: 'joint_investor',
  seal: async (box, [id = ''], { joint_investor }) => ({
    sealed_joint_investor: sealJointInvestor(box, id, joint_investor),
    joint_investor: null,
  }),
};
