import pg from 'pg';

/** Backdates the signatures of an order in a portal's PostgreSQL; an embedded database is open to its own server only. */
export async function letDaysPass(env: NodeJS.ProcessEnv, tradeId: string, days: number): Promise<void> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    const moved = await client.query(
      `update trades set investor_signed_at = investor_signed_at - make_interval(days => $2),
         joint_signed_at = joint_signed_at - make_interval(days => $2)
       where id = $1`,
      [tradeId, days],
    );
    if (moved.rowCount !== 1) {
      throw new Error(`There is no order ${tradeId}`);
    }
  } finally {
    await client.end();
  }
}
