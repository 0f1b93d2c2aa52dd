import type { Pool } from '../database.ts';
import { openSessions } from '../office/office-sessions.ts';

const INVESTORS = 40;

/** Logs in the measured roles, and so many investors who have orders; the token of each of them is the id of their session. */
export async function openGrowthSessions(pool: Pool): Promise<void> {
  await pool.query("delete from sessions where id like 'bench-%' or id like 'growth-%'");
  await openSessions(pool);
  // What asks whether it is really them is asked as somebody who has just said so.
  await pool.query("update sessions set stepped_up_at = now() where id like 'bench-%'");
  await pool.query(
    `insert into sessions (token_hash, investor_id, id, created_at, last_seen_at, expires_at, user_agent)
     select encode(sha256(('growth-' || place)::bytea), 'hex'), id, 'growth-' || place, now(), now(), now() + interval '2 hours', ''
     from (select id, row_number() over (order by md5(id)) as place from
       (select id from investors where closed_at is null and exists (select from trades where investor_id = investors.id)
        order by md5(id) limit ${INVESTORS}) chosen) placed`,
  );
}
