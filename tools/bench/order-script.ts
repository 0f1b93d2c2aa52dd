import { findOffer, placeTradeAtOnce } from '../../apps/api/src/areas/order/trades/placing/offers.store.ts';
import { findLiveSession } from '../../apps/api/src/areas/people/accounts/sessions/sessions.store.ts';
import { type RecordedStatement, recordSql } from '../../apps/api/src/testing/record-sql.ts';
import { MAXIMUM_UNITS, QUANTITY, UNIT_PRICE_CENTS } from './seed.ts';

/** Stand for what differs from order to order, where pgbench puts a number. */
const PERSON = '§person§';
const DEAL = '§deal§';
const AUDIT_NUMBER = 987_654_321n;
const MINUTE_MS = 60_000;
/** The people of a client of pgbench, who are counted from nought. */
const PERSON_SQL = `pgbench-' || (:client_id * :people + :n) || '`;

/** The statements of one order as the portal sends them, as a script of pgbench; each run of it is another person's. */
export async function orderScript(deals: number): Promise<string> {
  const at = new Date();
  const soon = new Date(at.getTime() + MINUTE_MS);
  const terms = {
    isLive: true,
    opensAt: at,
    closesAt: soon,
    minimumUnits: QUANTITY,
    maximumUnits: MAXIMUM_UNITS,
  };
  const taken = { version: 1, unitsTotal: QUANTITY, unitsTaken: 0, unitPriceCents: UNIT_PRICE_CENTS };
  const audit = {
    actor: `investor:${PERSON}`,
    action: 'trade.created',
    target: `trade:${PERSON}`,
  } as const;
  const statements = await recordSql(async (db) => {
    await findLiveSession(db, PERSON, { now: at, idleSince: new Date(at.getTime() - MINUTE_MS) });
    await findOffer(db, PERSON, DEAL);
    await placeTradeAtOnce(
      db,
      { id: DEAL, ...terms, ...taken },
      {
        id: PERSON,
        investorId: PERSON,
        dealId: DEAL,
        quantity: QUANTITY,
        unitPriceCents: taken.unitPriceCents,
        totalCents: taken.unitPriceCents * BigInt(QUANTITY),
        sealedJointInvestor: null,
        holdExpiresAt: soon,
        at,
      },
      {
        ...audit,
        investorId: PERSON,
        seq: AUDIT_NUMBER,
        at,
        detail: JSON.stringify({ dealId: DEAL, quantity: QUANTITY, totalCents: '1000000' }),
        keyId: 'bench',
        mac: '0'.repeat(64),
      },
    );
  });
  const lines = statements.map((statement) => `${inlined(statement, deals)};`);
  return [`\\set n :n + 1`, ...lines].join('\n');
}

/** The statement with its values in place; pgbench takes one line for each. */
function inlined({ sql, parameters }: RecordedStatement, deals: number): string {
  const dealSql = `deal-' || (:n % ${deals}) || '`;
  return sql
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$(\d+)/g, (_, place: string) => literal(parameters[Number(place) - 1]))
    .replaceAll(PERSON, PERSON_SQL)
    .replaceAll(DEAL, dealSql);
}

function literal(value: unknown): string {
  if (value === AUDIT_NUMBER) {
    return "nextval('audit_log_seq_seq')";
  }
  if (
    value === null ||
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    typeof value === 'boolean'
  ) {
    return String(value);
  }
  const text = value instanceof Date ? value.toISOString() : String(value);
  return `('${text.replaceAll("'", "''")}')`;
}
