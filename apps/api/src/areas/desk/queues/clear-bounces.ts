import { AppError } from '../../../platform/http/app-error.ts';
import { clearBouncesLike } from '../../../platform/mail/bounces.store.ts';
import type { Resolution } from './resolve-rows.ts';

/** Says of addresses from which messages came back that they work: messages go to them again. What was withheld meanwhile is not sent anew. */
export const clearBounces: Resolution = {
  queue: 'bounces',
  action: 'desk.bounce-cleared',
  resolve: async (trx, deps, { id }) => {
    const cleared = await clearBouncesLike(trx, id, deps.clock.now());
    if (cleared === 0) {
      throw new AppError('NOT_FOUND');
    }
  },
};
