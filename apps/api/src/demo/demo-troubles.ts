import { sql } from 'kysely';
import { findSubmittedKyc } from '../areas/kyc/find-submitted-kyc.ts';
import type { Db } from '../platform/db/tables.ts';
import { transact } from '../platform/db/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { recordBounces } from '../platform/mail/record-bounces.ts';
import { demoInvestorId, MORNING_INVESTOR } from './demo-accounts.ts';
import type { DemoStep } from './demo-step.ts';

const HOUR_MS = 3_600_000;
/** Recorded last, it says that all are there. */
const BOUNCE = 'demonstration';
/** What the work says that was given up. */
export const LEFT_UNDONE = 'The mail server did not answer';

/** What went wrong overnight: papers of which the provider was never told, work that was given up, a message that came back. */
export const morningTroubles: DemoStep = {
  name: 'troubles of the night',
  isDone: async ({ db }) => {
    const bounces = db.selectFrom('mail_bounces').select('id').where('address', '=', MORNING_INVESTOR.email);
    return (await bounces.executeTakeFirst()) !== undefined;
  },
  run: async (deps) => {
    await transact(deps.db, async (trx) => {
      await leavePapers(trx, deps);
      await leaveWork(trx, deps);
    });
    await recordBounces(deps, [
      {
        eventId: BOUNCE,
        address: MORNING_INVESTOR.email,
        kind: 'soft',
        messageId: null,
        reason: 'The mailbox is full',
        at: deps.clock.now(),
      },
    ]);
  },
};

/** A ceremony of an order that is begun only, as one is left where the provider did not answer. */
async function leavePapers(trx: Db, deps: Deps): Promise<void> {
  const investorId = await demoInvestorId({ ...deps, db: trx }, MORNING_INVESTOR);
  const kyc = await findSubmittedKyc(trx, investorId);
  if (kyc === undefined) {
    return;
  }
  const at = new Date(deps.clock.now().getTime() - HOUR_MS);
  await sql`
    insert into signing_envelopes (investor_id, id, trade_id, kyc_id, language, status, return_url, created_at,
      is_at_provider, documents)
    select investor_id, ${deps.newId()}, id, ${kyc.id}, 'en', 'open', '', ${at}, true, '[]'::jsonb
    from trades where investor_id = ${investorId} and status = 0 order by created_at desc limit 1`.execute(
    trx,
  );
}

/** The queue makes its tables when it starts, which it has done before this; tests may have none. */
async function leaveWork(trx: Db, { clock }: Pick<Deps, 'clock'>): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('pgboss.queue') is not null as "isThere"`.execute(trx);
  if (rows[0]?.isThere === true) {
    const at = new Date(clock.now().getTime() - HOUR_MS);
    await sql`
      insert into pgboss.job (name, state, data, output, retry_count, created_on, completed_on)
      select 'send-mail', 'failed', '{}'::jsonb, ${JSON.stringify({ message: LEFT_UNDONE })}::jsonb, 5, ${at}, ${at}
      where exists (select 1 from pgboss.queue where name = 'send-mail')`.execute(trx);
  }
}
