import { type RawBuilder, sql } from 'kysely';
import { isAny } from '../../../../platform/db/is-any.sql.ts';

/** Whether a signed document of an order counts for it: of the ceremony that counts, or kept by it. Columns: `signed`, `ceremony`. */
export const PAPER_COUNTS: RawBuilder<boolean> = sql`(
  ceremony.status = 'completed' or ${isAny(sql`
    from kept_papers kept join signing_envelopes newer on newer.id = kept.envelope_id
    where kept.investor_id = signed.investor_id and kept.document_id = signed.id and newer.status = 'completed'`)})`;
