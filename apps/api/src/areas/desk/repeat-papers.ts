import type { DeskResults, ResolveRowsInput } from '@portal/domain/wire/office-desk';
import type { Language } from '@portal/domain/wire/user';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { tryPapersAgain } from '../signing/try-papers-again.ts';
import type { Reader } from './ask-queue.ts';
import { resolveRows } from './resolve-rows.ts';

/** Has stuck papers sealed, or handed to the signing provider, once more. Their rows stay until that is done. */
export function repeatPapers(
  deps: Deps,
  reader: Reader,
  asked: ResolveRowsInput,
  language: Language,
): Promise<DeskResults> {
  return resolveRows(
    deps,
    reader,
    {
      queue: 'papers',
      action: 'desk.papers-repeated',
      resolve: async (trx, { id, investorId }) => {
        if (investorId === null) {
          throw new AppError('NOT_FOUND');
        }
        await tryPapersAgain(trx, deps, { investorId, id });
      },
    },
    asked,
    language,
  );
}
