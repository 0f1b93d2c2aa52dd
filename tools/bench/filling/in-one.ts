import type { Pool } from '../database.ts';
import type { OpenTransaction } from '../office/add-rows.ts';

/** Does work in one transaction: all of it, or nothing. */
export async function inOne<Result>(
  pool: Pool,
  work: (trx: OpenTransaction) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    const result = await work(connection);
    await connection.query('commit');
    return result;
  } catch (error) {
    await connection.query('rollback');
    throw error;
  } finally {
    connection.release();
  }
}
