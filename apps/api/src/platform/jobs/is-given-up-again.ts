import type pg from 'pg';

/** True of a job at its last try while another of its kind was given up already. */
export async function isGivenUpAgain(
  pool: Pick<pg.Pool, 'query'>,
  { name, id }: { name: string; id: string },
): Promise<boolean> {
  const { rows } = await pool.query<{ isAgain: boolean }>(
    `select exists (
       select 1 from pgboss.job job
       where job.name = $1 and job.id = $2 and job.retry_count >= job.retry_limit and exists (
         select 1 from pgboss.job other where other.name = $1 and other.state = 'failed' and other.id <> $2)
     ) as "isAgain"`,
    [name, id],
  );
  return rows[0]?.isAgain ?? false;
}
