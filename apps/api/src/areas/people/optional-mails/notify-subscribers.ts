import { databaseFailureOf } from '../../../platform/db/database-failure-of.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type MailRequest, requestMail } from '../../../platform/mail/request-mail.ts';
import { findUntold, insertTold, type Topic } from './subscribers.store.ts';

/** Mails requested per transaction. */
export const READERS_AT_ONCE = 100;

export type Telling = {
  topic: Topic;
  mailTo: (investorId: string) => MailRequest;
  /** Records that everybody was told: whoever subscribes later hears about later topics. */
  finish: (trx: Db) => Promise<void>;
};

/** 'told': everybody was. 'time-up': a next job goes on. 'passed-by': all but some, who are tried again with the next run. */
export type Told = 'told' | 'time-up' | 'passed-by';

type Portion = { readers: readonly string[]; passedBy: number };

/**
 * Mails a topic to all subscribers of its kind, once each, until `endsAt` as `performance.now` counts: who is told is recorded in the
 * transaction that requests the mail. Portions follow each other by the reader's id, so that none looks at those told before. An
 * interrupted run resumes, and concurrent runs tell nobody twice. A reader whose mail cannot be requested keeps no other waiting.
 */
export async function notifySubscribers(deps: Deps, telling: Telling, endsAt: number): Promise<Told> {
  let passedBy = 0;
  for (let after = ''; ; ) {
    const portion = await tellPortion(deps, telling, after, endsAt);
    passedBy += portion.passedBy;
    if (portion.readers.length === 0 && passedBy > 0) {
      deps.log.error({ topic: telling.topic.id, passedBy }, 'readers were passed by and are told later');
      return 'passed-by';
    }
    // Whoever subscribed behind the position is found by one look from the beginning.
    if (portion.readers.length === 0 && after === '') {
      await transact(deps.db, telling.finish);
      return 'told';
    }
    after = portion.readers.at(-1) ?? '';
    if (performance.now() >= endsAt) {
      return 'time-up';
    }
  }
}

/** Tells the next readers together; where that fails, one by one, so that it is told whose mail it is. */
async function tellPortion(deps: Deps, telling: Telling, after: string, endsAt: number): Promise<Portion> {
  const readers = await findUntold(deps.db, telling.topic, { after, limit: READERS_AT_ONCE });
  try {
    await tell(deps, telling, readers);
    return { readers, passedBy: 0 };
  } catch (error) {
    throwIfAway(error);
  }
  let passedBy = 0;
  for (const [count, reader] of readers.entries()) {
    await tell(deps, telling, [reader]).catch((error: unknown) => {
      throwIfAway(error);
      deps.log.warn({ err: error }, 'a reader was not told');
      passedBy += 1;
    });
    if (performance.now() >= endsAt) {
      return { readers: readers.slice(0, count + 1), passedBy };
    }
  }
  return { readers, passedBy };
}

async function tell(deps: Deps, { topic, mailTo }: Telling, readers: readonly string[]): Promise<void> {
  await transact(deps.db, async (trx) => {
    for (const investorId of await insertTold(trx, topic, readers, deps.clock.now())) {
      await requestMail(trx, deps, mailTo(investorId));
    }
  });
}

function throwIfAway(error: unknown): void {
  if (databaseFailureOf(error) === 'away') {
    throw error;
  }
}
