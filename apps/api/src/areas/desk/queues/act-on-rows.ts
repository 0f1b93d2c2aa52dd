import { type DeskQueue, QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import type { DeskActInput, DeskResults } from '@portal/domain/desk/queues/office-desk.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { failureReply } from '../../../platform/http/failure-reply.ts';
import { actOnRow } from './act-on-row.ts';
import type { Reader } from './ask-queue.ts';
import { showClaim } from './present-claim.ts';

type Result = DeskResults[number];

/**
 * Does the same to each row, each in a transaction of its own: what is refused for one leaves the others as they were done. What
 * is no refusal but a fault ends the whole.
 */
export async function actOnRows(
  deps: Deps,
  reader: Reader,
  queue: DeskQueue,
  { rows, do: act }: DeskActInput,
  language: Language,
): Promise<DeskResults> {
  const results: Result[] = [];
  for (const { id, version } of rows) {
    const refused = await refusalOf(language, () =>
      transact(deps.db, (trx) => actOnRow(trx, deps, reader, queue, { id, version, act })),
    );
    const subject = { kind: QUEUE_FACTS[queue].kind, id };
    const isGone = refused?.code === 'NOT_FOUND';
    results.push({
      id,
      claim: isGone ? null : await showClaim(deps.db, deps, reader.actor, subject),
      refused,
    });
  }
  return results;
}

/** Null where the work was done, else why not, in the reader's language. */
export async function refusalOf(
  language: Language,
  work: () => Promise<unknown>,
): Promise<Result['refused']> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) {
      throw error;
    }
    const { code, message } = failureReply(error, language, '');
    return { code, sentence: message[0] ?? '' };
  }
}
