import type { Language } from '@portal/domain/ground/people/languages';
import type { ContactRequestType } from '@portal/domain/people/contact/contact-email';
import type { Db } from '../../../platform/db/tables.ts';

type NewRequest = {
  id: string;
  investorId: string | null;
  requestType: ContactRequestType;
  language: Language;
  sealed: Buffer;
  at: Date;
};

export async function insertRequest(trx: Db, request: NewRequest): Promise<void> {
  await trx
    .insertInto('contact_requests')
    .values({
      id: request.id,
      investor_id: request.investorId,
      request_type: request.requestType,
      language: request.language,
      sealed: request.sealed,
      received_at: request.at,
      answered_at: null,
      closed_at: null,
    })
    .execute();
}

const OWN_REQUESTS_MAX = 1_000;
const REQUESTS_FORGOTTEN_AT_ONCE = 500;

/** What an investor wrote while signed in, newest first. */
export async function listRequestsOf(
  db: Db,
  investorId: string,
): Promise<{ id: string; requestType: ContactRequestType; sealed: Buffer; at: Date }[]> {
  return db
    .selectFrom('contact_requests')
    .select(['id', 'request_type as requestType', 'sealed', 'received_at as at'])
    .where('investor_id', '=', investorId)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(OWN_REQUESTS_MAX)
    .execute();
}

/** The replies to one of an investor's messages, oldest first. */
export async function listRepliesTo(
  db: Db,
  requestId: string,
): Promise<{ id: string; sealed: Buffer; at: Date }[]> {
  return db
    .selectFrom('contact_replies')
    .select(['id', 'sealed', 'sent_at as at'])
    .where('request_id', '=', requestId)
    .orderBy('sent_at')
    .orderBy('id')
    .limit(OWN_REQUESTS_MAX)
    .execute();
}

/** Deletes messages received before these dates, with their replies. */
export async function forgetRequestsBefore(
  trx: Db,
  { ofInvestors, ofVisitors }: { ofInvestors: Date; ofVisitors: Date },
): Promise<number> {
  const old = await trx
    .selectFrom('contact_requests')
    .select('id')
    .where(({ eb, or, and }) =>
      or([
        eb('received_at', '<', ofInvestors),
        and([eb('received_at', '<', ofVisitors), eb('investor_id', 'is', null)]),
      ]),
    )
    .orderBy('received_at')
    .limit(REQUESTS_FORGOTTEN_AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute();
  if (old.length === 0) {
    return 0;
  }
  const ids = old.map(({ id }) => id);
  await trx.deleteFrom('contact_replies').where('request_id', 'in', ids).execute();
  await trx.deleteFrom('contact_requests').where('id', 'in', ids).execute();
  return old.length;
}

/** Deletes what one investor wrote, with the replies. */
export async function forgetRequestsOf(trx: Db, investorId: string): Promise<void> {
  const own = trx.selectFrom('contact_requests').select('id').where('investor_id', '=', investorId);
  await trx.deleteFrom('contact_replies').where('request_id', 'in', own).execute();
  await trx.deleteFrom('contact_requests').where('investor_id', '=', investorId).execute();
}
