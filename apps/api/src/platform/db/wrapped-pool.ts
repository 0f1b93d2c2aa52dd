import type { PostgresPool, PostgresPoolClient } from 'kysely';

type Pool<Client> = Pick<PostgresPool, 'options' | 'end'> & { connect: () => Promise<Client> };

/** A pool whose connections are each wrapped once, however often they are lent. */
export function wrappedPool<Client extends object>(
  pool: Pool<Client>,
  wrap: (client: Client) => PostgresPoolClient,
): PostgresPool {
  const known = new WeakMap<Client, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const wrapped = known.get(client) ?? wrap(client);
      known.set(client, wrapped);
      return wrapped;
    },
    end: () => pool.end(),
  };
}
