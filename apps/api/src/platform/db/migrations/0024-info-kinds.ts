import { type Kysely, sql } from 'kysely';

const NUMBER = String.raw`-?\d{1,9}([.,]\d{1,6})?`;
const BETWEEN = String.raw`\s*([-\u2010-\u2014]|to|à)\s*`;
const PERCENT = String.raw`\s*(%|per\s?cent|pour\s?cent)`;
const YEARS = String.raw`[\s-]*(years?|yrs?|y|années?|annees?|ans?)\.?`;

/** A number with its unit, or two with something between them, as dealers type them in either language. */
const oneOrTwo = (unit: string) => String.raw`^\s*${NUMBER}((${unit})?${BETWEEN}${NUMBER})?${unit}\s*$`;
const RATE = oneOrTwo(PERCENT);
const TERM = oneOrTwo(YEARS);

/**
 * Each row of an info table gets its kind. What nobody wrote down until now was read from the values: the first rate on
 * a card was the return, the first term the term. That reading is done here for the last time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    with facts as (
      select deals.id, fact.value as fact, fact.ordinality as place,
        fact.value #>> '{value,en}' ~* ${RATE} as is_rate,
        fact.value #>> '{value,en}' ~* ${TERM} as is_term
      from deals, jsonb_array_elements(deals.content -> 'infoTable') with ordinality as fact
    ), told as (
      select id, place, fact || jsonb_build_object('kind', case
        when fact ? 'kind' then fact ->> 'kind'
        when is_rate and place = min(place) filter (where is_rate) over (partition by id) then 'targetReturn'
        when is_term and place = min(place) filter (where is_term) over (partition by id) then 'term'
        else 'other' end) as fact
      from facts
    ), tables as (
      select id, jsonb_agg(fact order by place) as info_table from told group by id
    )
    update deals set content = jsonb_set(content, '{infoTable}', tables.info_table)
    from tables where tables.id = deals.id`.execute(db);
}
