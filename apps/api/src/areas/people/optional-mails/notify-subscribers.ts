import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type MailRequest, requestMail } from '../../../platform/mail/request-mail.ts';
import { findUntold, insertTold, type Topic } from './subscribers.store.ts';

/** Mails requested per transaction. */
const READERS_AT_ONCE_MAX = 100;

export type Telling = {
  mailTo: (investorId: string) => MailRequest;
  /** Records that everybody was told: whoever subscribes later hears about later topics. */
  finish: (trx: Db) => Promise<void>;
};

/**
 * Mails a topic to all subscribers of its kind, once each: who is told is recorded in the transaction that requests the
 * mail. An interrupted run resumes, and concurrent runs tell nobody twice.
 */
export async function notifySubscribers(
  deps: Deps,
  topic: Topic,
  { mailTo, finish }: Telling,
): Promise<void> {
  for (let isTold = false; !isTold; ) {
    isTold = await transact(deps.db, async (trx) => {
      const untold = await findUntold(trx, topic, READERS_AT_ONCE_MAX);
      if (untold.length === 0) {
        await finish(trx);
        return true;
      }
      for (const investorId of await insertTold(trx, topic, untold, deps.clock.now())) {
        await requestMail(trx, deps, mailTo(investorId));
      }
      return false;
    });
  }
}
