import { AppError } from '../../../platform/http/app-error.ts';
import { tryPapersAgain } from '../../agreement/signing/sealing/try-papers-again.ts';
import type { Resolution } from './resolve-rows.ts';

/** Has stuck papers sealed, or handed to the signing provider, once more. Their rows stay until that is done. */
export const repeatPapers: Resolution = {
  queue: 'papers',
  action: 'desk.papers-repeated',
  resolve: async (trx, deps, { id, investorId }) => {
    if (investorId === null) {
      throw new AppError('NOT_FOUND');
    }
    await tryPapersAgain(trx, deps, { investorId, id });
  },
};
