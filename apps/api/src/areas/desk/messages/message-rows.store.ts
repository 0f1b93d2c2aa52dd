import type { ContactState, MessageFilter } from '@portal/domain/desk/messages/contact-desk';
import { COUNT_MAX } from '@portal/domain/desk/queues/desk-query';
import type { Language } from '@portal/domain/ground/people/languages';
import type { ContactRequestType } from '@portal/domain/people/contact/contact-email';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { isWorkedBy } from '../../people/representatives/worked-by.sql.ts';

/** A question to the list of messages. */
type Asked = {
  filter: MessageFilter;
  /** The representative whose own clients' messages alone are shown; null for everything. */
  representativeId: string | null;
};

const STATES: Readonly<Record<ContactState, RawBuilder<boolean>>> = {
  new: sql<boolean>`request.answered_at is null and request.closed_at is null`,
  answered: sql<boolean>`request.answered_at is not null and request.closed_at is null`,
  closed: sql<boolean>`request.closed_at is not null`,
};

/** Where a message stands. */
const STATE = sql<ContactState>`case
  when request.closed_at is not null then 'closed' when request.answered_at is not null then 'answered' else 'new' end`;

/** Messages the person may see and the filter asks for. */
function asked({ filter, representativeId }: Asked): RawBuilder<unknown> {
  const conditions = Object.values(CONDITIONS).flatMap((condition) => condition(filter) ?? []);
  return sql`
    from contact_requests request left join investors investor on investor.id = request.investor_id
    where ${inScope(representativeId)} ${sql.join(
      conditions.map((one) => sql`and (${one})`),
      sql` `,
    )}`;
}

/** A message from somebody not signed in has no representative. */
function inScope(representativeId: string | null): RawBuilder<boolean> {
  return representativeId === null
    ? sql<boolean>`true`
    : isWorkedBy('investor.dealer_representative_id', representativeId);
}

/** The condition of each filter; a filter without one does not compile. */
const CONDITIONS: Readonly<
  Record<keyof MessageFilter, (filter: MessageFilter) => RawBuilder<unknown> | undefined>
> = {
  state: ({ state = 'new' }) => (state === 'all' ? undefined : STATES[state]),
  about: ({ about }) => (about === undefined ? undefined : sql`request.request_type = ${about}`),
  from: ({ from }) => {
    if (from === undefined) {
      return undefined;
    }
    return from === 'investor' ? sql`request.investor_id is not null` : sql`request.investor_id is null`;
  },
};

/** The last row of a page: when it was received, in the database's format, and its id. */
export type Place = { at: string; id: string };

export type FoundMessage = {
  id: string;
  version: number;
  state: ContactState;
  about: ContactRequestType;
  sealed: Buffer;
  investorId: string | null;
  investorName: string | null;
  language: Language;
  receivedAt: Date;
  sortValue: string;
};

/** An investor is answered in the language of their account, anybody else in the language of the page they wrote on. */
const COLUMNS: RawBuilder<unknown> = sql`
  request.id, request.version, ${STATE} as state, request.request_type as about, request.sealed,
  investor.id as "investorId", investor.first_name || ' ' || investor.last_name as "investorName",
  coalesce(investor.language, request.language) as language, request.received_at as "receivedAt",
  request.received_at::text as "sortValue"`;

/** A page of the requested messages: unanswered ones oldest first, all others newest first. */
export async function listMessages(
  db: Db,
  question: Asked,
  { after, limit }: { after: Place | null; limit: number },
): Promise<FoundMessage[]> {
  const isOldestFirst = (question.filter.state ?? 'new') === 'new';
  const place = sql`(request.received_at, request.id)`;
  const last = after === null ? null : sql`(${after.at}::timestamptz, ${after.id}::text)`;
  const since =
    last === null ? sql`` : isOldestFirst ? sql`and ${place} > ${last}` : sql`and ${place} < ${last}`;
  const order = isOldestFirst
    ? sql`request.received_at, request.id`
    : sql`request.received_at desc, request.id desc`;
  const { rows } = await sql<FoundMessage>`
    select ${COLUMNS} ${asked(question)} ${since} order by ${order} limit ${limit}`.execute(db);
  return rows;
}

/** How many match, by the list's own query, up to `max`. */
export async function countMessages(
  db: Db,
  question: Asked,
  max: number = COUNT_MAX,
): Promise<{ value: number; isCapped: boolean }> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 ${asked(question)} limit ${max + 1}) counted`.execute(db);
  const count = rows[0]?.count ?? 0;
  return { value: Math.min(count, max), isCapped: count > max };
}

/** One message the person may see. */
export async function findMessage(
  db: Db,
  messageId: string,
  representativeId: string | null,
): Promise<FoundMessage | undefined> {
  const { rows } = await sql<FoundMessage>`
    select ${COLUMNS} ${asked({ filter: { state: 'all' }, representativeId })} and request.id = ${messageId}`.execute(
    db,
  );
  return rows[0];
}

const WRITTEN_LISTED_MAX = 50;

/** What an investor wrote while signed in, newest first. */
export async function listWrittenBy(
  db: Db,
  investorId: string,
  representativeId: string | null,
): Promise<FoundMessage[]> {
  const { rows } = await sql<FoundMessage>`
    select ${COLUMNS} from contact_requests request join investors investor on investor.id = request.investor_id
    where request.investor_id = ${investorId} and ${inScope(representativeId)}
    order by request.received_at desc, request.id desc limit ${WRITTEN_LISTED_MAX}`.execute(db);
  return rows;
}
