import type { ContactState, MessageFilter } from '@portal/domain/desk/messages/contact-desk';
import { type RawBuilder, sql } from 'kysely';
import { isWorkedBy } from '../../people/representatives/worked-by.sql.ts';

/** Who asks for which messages. */
export type Asked = {
  filter: MessageFilter;
  /** What this representative's own clients wrote; null for everything. */
  representativeId: string | null;
};

const STATES: Readonly<Record<ContactState, RawBuilder<boolean>>> = {
  new: sql<boolean>`request.answered_at is null and request.closed_at is null`,
  answered: sql<boolean>`request.answered_at is not null and request.closed_at is null`,
  closed: sql<boolean>`request.closed_at is not null`,
};

/** Where a message stands. */
export const STATE = sql<ContactState>`case
  when request.closed_at is not null then 'closed' when request.answered_at is not null then 'answered' else 'new' end`;

/** Messages that the person may see and that the filter asks for. */
export function asked({ filter, representativeId }: Asked): RawBuilder<unknown> {
  const conditions = Object.values(CONDITIONS).flatMap((condition) => condition(filter) ?? []);
  return sql`
    from contact_requests request left join investors investor on investor.id = request.investor_id
    where ${inScope(representativeId)} ${sql.join(
      conditions.map((one) => sql`and (${one})`),
      sql` `,
    )}`;
}

/** What nobody signed in wrote is of no representative. */
export function inScope(representativeId: string | null): RawBuilder<boolean> {
  return representativeId === null
    ? sql<boolean>`true`
    : isWorkedBy('investor.dealer_representative_id', representativeId);
}

/** How each filter is asked; a filter without a condition does not compile. */
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
