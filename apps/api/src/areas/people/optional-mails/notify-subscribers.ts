import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type MailRequest, requestMail } from '../../../platform/mail/request-mail.ts';
import { findUntold, insertTold, type Topic } from './subscribers.store.ts';

/** Mails requested per transaction. */
const READERS_AT_ONCE_MAX = 100;
/** How long one job tells; it may run 300 s, and comes every five minutes. */
const TELLS_FOR_MS = 120_000;

export type Telling = {
  mailTo: (investorId: string) => MailRequest;
  /** Records that everybody was told: whoever subscribes later hears about later topics. */
  finish: (trx: Db) => Promise<void>;
  /** Of the whole job, however many topics it tells, as `performance.now` counts. */
  endsAt: number;
};

/** When a job that begins now stops telling. */
export function endOfTelling(): number {
  return performance.now() + TELLS_FOR_MS;
}

/**
 * Mails a topic to all subscribers of its kind, once each: who is told is recorded in the transaction that requests the
 * mail. Portions follow each other by the reader's id, so that none looks at those told before. An interrupted run
 * resumes, and concurrent runs tell nobody twice. False once the time is up: the next run of the job goes on.
 */
export async function notifySubscribers(
  deps: Deps,
  topic: Topic,
  { mailTo, finish, endsAt }: Telling,
): Promise<boolean> {
  for (let after = ''; ; ) {
    const untold = await transact(deps.db, async (trx) => {
      const found = await findUntold(trx, topic, { after, limit: READERS_AT_ONCE_MAX });
      // Whoever subscribed behind the position is found by one look from the beginning.
      if (found.length === 0 && after === '') {
        await finish(trx);
      }
      for (const investorId of await insertTold(trx, topic, found, deps.clock.now())) {
        await requestMail(trx, deps, mailTo(investorId));
      }
      return found;
    });
    if (untold.length === 0 && after === '') {
      return true;
    }
    after = untold.at(-1) ?? '';
    if (performance.now() >= endsAt) {
      return false;
    }
  }
}
