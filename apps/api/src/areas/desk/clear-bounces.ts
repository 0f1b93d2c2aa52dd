import type { DeskResults, ResolveRowsInput } from '@portal/domain/wire/office-desk';
import type { Language } from '@portal/domain/wire/user';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { clearBouncesLike } from '../../platform/mail/bounces.store.ts';
import type { Reader } from './ask-queue.ts';
import { resolveRows } from './resolve-rows.ts';

/** Says of addresses from which messages came back that they work: messages go to them again. What was withheld meanwhile is not sent anew. */
export function clearBounces(
  deps: Deps,
  reader: Reader,
  asked: ResolveRowsInput,
  language: Language,
): Promise<DeskResults> {
  return resolveRows(
    deps,
    reader,
    {
      queue: 'bounces',
      action: 'desk.bounce-cleared',
      resolve: async (trx, { id }) => {
        const cleared = await clearBouncesLike(trx, id, deps.clock.now());
        if (cleared === 0) {
          throw new AppError('NOT_FOUND');
        }
      },
    },
    asked,
    language,
  );
}
