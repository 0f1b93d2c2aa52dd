import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type MailRequest, requestMail } from '../../../platform/mail/request-mail.ts';
import { findUntold, insertTold, type Topic } from './subscribers.store.ts';

/** Messages asked for in one transaction. */
const READERS_AT_ONCE_MAX = 100;

export type Telling = {
  mailTo: (investorId: string) => MailRequest;
  /** Notes that everybody was told: who agrees later hears of later topics. */
  finish: (trx: Db) => Promise<void>;
};

/**
 * Writes of a topic to everybody who agreed to hear of its kind, once to each: who is told is noted in the transaction that asks for
 * the message. A run that was interrupted goes on where it was; two at once tell nobody twice.
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
