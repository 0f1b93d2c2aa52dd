import { KYC_EXAMPLE } from '../../packages/domain/src/client/kyc/testing/kyc-example.ts';
import { Connection, requestOf } from './connection.ts';
import type { Pool } from './database.ts';
import { orderRequest } from './orders.ts';
import { addPeople } from './seed.ts';

const ORDERS_EACH = 10;
const OK = 200;
const CREATED = 201;
export const READERS = 200;

/** People who have ten orders each and a whole profile; `reader-0` and on. */
export async function addReaders(pool: Pool, address: string, deals: readonly string[]): Promise<void> {
  await addPeople(pool, 'reader', READERS);
  const connection = await Connection.open(address);
  for (let index = 0; index < READERS; index += 1) {
    const token = tokenOf(index);
    for (const deal of deals.slice(0, ORDERS_EACH)) {
      await expectStatus(connection, orderRequest(deal, token), CREATED);
    }
    const body = { ...KYC_EXAMPLE, formIsFinished: false };
    await expectStatus(connection, requestOf('POST', '/api/user/kyc/save', token, { body }), OK);
  }
  connection.close();
  await signOrders(pool);
}

/** Of each person's orders four stay open, three are with the dealer, and three approved. */
async function signOrders(pool: Pool): Promise<void> {
  await pool.query(
    `update trades set status = case when place < 7 then 1 else 3 end, investor_signed_at = now(),
       submitted_at = now(), decided_at = case when place < 7 then null else now() end, hold_expires_at = null,
       payment_method = 'debit'
     from (select id, row_number() over (partition by investor_id order by id) - 1 as place from trades) placed
     where placed.id = trades.id and place >= 4 and trades.investor_id like 'reader-%'`,
  );
}

/** The reads that are measured: what each is called, and its request by count. */
export const READS = {
  'own orders (10 each)': (count: number) =>
    requestOf('GET', `/api/user/trades/${tokenOf(count)}`, tokenOf(count)),
  'KYC profile': (count: number) => requestOf('GET', '/api/user/kyc/details', tokenOf(count)),
  account: (count: number) => requestOf('GET', '/api/user/profile', tokenOf(count)),
  'live list': (count: number) => requestOf('GET', '/api/user/list/deal/live', tokenOf(count)),
} as const satisfies Record<string, (count: number) => Buffer>;

function tokenOf(count: number): string {
  return `reader-${count % READERS}`;
}

async function expectStatus(connection: Connection, request: Buffer, status: number): Promise<void> {
  const answer = await connection.ask(request);
  if (answer.status !== status) {
    throw new Error(`Could not prepare: ${answer.status} ${answer.body.toString().slice(0, 500)}`);
  }
}
