import { type InvestorFilter, NOBODY, type ProfileState } from '@portal/domain/desk/investors/investor-query';
import type { ReachedStep } from '@portal/domain/desk/investors/reached-steps';
import { searchTermsOf } from '@portal/domain/desk/investors/search-terms';
import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import { type RawBuilder, sql } from 'kysely';
import { isFoundBy } from '../../people/accounts/found-by.sql.ts';
import { isWorkedBy } from '../../people/representatives/worked-by.sql.ts';

/** A question to the list of investors. */
export type Asked = {
  filter: InvestorFilter;
  /** The representative whose clients alone are shown, including those they stand in for; null for everybody's. */
  representativeId: string | null;
  /** A profile submitted before this has to be confirmed. */
  confirmedSince: Date;
  /** A step that ended before this is too old to count. */
  timedSince: Date;
};

/** The question about all investors, for filters that need no calendar. */
export function ofEverybody(filter: Pick<InvestorFilter, 'reached'>): Asked {
  return { filter, representativeId: null, confirmedSince: new Date(0), timedSince: new Date(0) };
}

const { approved, settled, declined, archived } = TRADE_STATUS_NUMBERS;
const OVER = sql.join([settled, declined, archived].map((status) => sql.lit(status)));

/** Orders that are neither settled nor over, as the register of representatives counts them. */
export const OPEN_ORDERS = sql`
  from trades where trades.investor_id = investor.id and trades.status not in (${OVER})`;

const LAST_SUBMITTED = sql`(
  select max(version.submitted_at) from kyc_versions version
  where version.investor_id = investor.id and version.state = 'submitted')`;

const BEGUN = sql`exists (select 1 from kyc_versions version where version.investor_id = investor.id)`;

/** How far the investor is with their profile. */
export function profileState({ confirmedSince }: Pick<Asked, 'confirmedSince'>): RawBuilder<ProfileState> {
  return sql<ProfileState>`case
    when ${LAST_SUBMITTED} >= ${confirmedSince} then 'submitted'
    when ${LAST_SUBMITTED} is not null then 'to-confirm'
    when ${BEGUN} then 'begun'
    else 'none'
  end`;
}

const hasSubmitted = (when: RawBuilder<unknown>) => sql`exists (
  select 1 from kyc_versions version
  where version.investor_id = investor.id and version.state = 'submitted' and ${when})`;

/** The same as a condition by itself: who has no profile is found without asking everybody how far they are. */
const IS_IN_STATE: Readonly<Record<ProfileState, (confirmedSince: Date) => RawBuilder<unknown>>> = {
  submitted: (since) => hasSubmitted(sql`version.submitted_at >= ${since}`),
  'to-confirm': (since) =>
    sql`${hasSubmitted(sql`true`)} and not ${hasSubmitted(sql`version.submitted_at >= ${since}`)}`,
  // Their first version is still a draft: nothing was ever submitted. By an index of these few.
  begun: () => sql`exists (
    select 1 from kyc_versions version
    where version.investor_id = investor.id and version.version = 1 and version.state = 'draft')`,
  none: () => sql`not ${BEGUN}`,
};

const hasOrder = (which: RawBuilder<unknown>) =>
  sql`exists (select 1 from trades where trades.investor_id = investor.id and ${which})`;

/** Who has reached the step or gone further. */
const HAS_REACHED: Readonly<Record<ReachedStep, RawBuilder<unknown>>> = {
  registered: sql`true`,
  onboarded: sql`investor.onboarded_at is not null`,
  profile: sql`exists (
    select 1 from kyc_versions version
    where version.investor_id = investor.id and version.state = 'submitted')`,
  ordered: hasOrder(sql`true`),
  signed: hasOrder(sql`trades.submitted_at is not null`),
  approved: hasOrder(sql`(trades.status in (${sql.lit(approved)}, ${sql.lit(settled)}))`),
  settled: hasOrder(sql`(trades.status = ${sql.lit(settled)})`),
};

/** Investors the person may see and the filter asks for. A closed account that no longer names anybody is left out. */
export function asked(question: Asked): RawBuilder<unknown> {
  const conditions = Object.values(CONDITIONS).flatMap((condition) => condition(question) ?? []);
  return sql`
    from investors investor
    where (investor.closed_at is null or investor.first_name <> '')
      and ${inScope(question.representativeId)} ${sql.join(
        conditions.map((one) => sql`and (${one})`),
        sql` `,
      )}`;
}

export function inScope(representativeId: string | null): RawBuilder<boolean> {
  return representativeId === null
    ? sql<boolean>`true`
    : isWorkedBy('investor.dealer_representative_id', representativeId);
}

/** The condition of each filter; a filter without one does not compile. */
const CONDITIONS: Readonly<Record<keyof InvestorFilter, (asked: Asked) => RawBuilder<unknown> | undefined>> =
  {
    search: ({ filter: { search } }) => (search === undefined ? undefined : isFound(search)),
    province: ({ filter: { province } }) =>
      province === undefined ? undefined : sql`investor.province = ${province}`,
    profile: ({ filter: { profile }, ...rest }) =>
      profile === undefined ? undefined : IS_IN_STATE[profile](rest.confirmedSince),
    orders: ({ filter: { orders } }) => {
      if (orders === undefined) {
        return undefined;
      }
      return orders === 'open'
        ? sql`exists (select 1 ${OPEN_ORDERS})`
        : sql`not exists (select 1 ${OPEN_ORDERS})`;
    },
    took: ({ filter: { took }, timedSince }) =>
      took === undefined
        ? undefined
        : sql`exists (
            select 1 from kyc_versions version
            where version.investor_id = investor.id and version.version = 1 and version.submitted_at >= ${timedSince})`,
    reached: ({ filter: { reached } }) => (reached === undefined ? undefined : HAS_REACHED[reached]),
    representative: ({ filter: { representative: id } }) => {
      if (id === undefined) {
        return undefined;
      }
      return id === NOBODY
        ? sql`investor.dealer_representative_id is null`
        : sql`investor.dealer_representative_id = ${id}`;
    },
  };

/** Every word begins a word of the name or the address; digits may be anywhere in the phone number. */
function isFound(search: string): RawBuilder<unknown> {
  const { words, digits } = searchTermsOf(search);
  if (digits !== null) {
    return sql`(investor.phone is not null and array_to_tsvector(phone_ends(investor.phone)) @@ ${`'${digits}':*`}::tsquery)`;
  }
  return isFoundBy('investor', words);
}
