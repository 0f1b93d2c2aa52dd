import type { Pool } from '../database.ts';

/** What an order says of its deal. */
export type DealFacts = {
  id: string;
  unitPriceCents: number;
  minimumUnits: number;
  /** Its memorandum in English. */
  memorandum: { id: string; sha256: string };
};

/** The deals of the demonstration that a memorandum was published for, in the order of their slugs. */
export async function readDealFacts(pool: Pool): Promise<DealFacts[]> {
  const { rows } = await pool.query<DealFacts>(
    `select deals.id, unit_price_cents::float8 as "unitPriceCents", minimum_units as "minimumUnits",
       jsonb_build_object('id', document.id, 'sha256', files.sha256) as memorandum
     from deals
     join deal_documents document on document.deal_id = deals.id and document.kind = 'offering-memorandum'
       and document.language = 'en' and document.version = 1
     join files on files.id = document.file_id
     where deals.state = 'live' and deals.id not in (select deal_id from seed.deals where is_copy) order by slug`,
  );
  return rows;
}
