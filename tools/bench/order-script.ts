import type { DecisionRow } from '../../apps/api/src/areas/order/exemptions/exemption-tables.ts';
import { findPurchaserCase } from '../../apps/api/src/areas/order/exemptions/purchaser-case.store.ts';
import { findOffer, placeTradeAtOnce } from '../../apps/api/src/areas/order/trades/placing/offers.store.ts';
import { findLiveSession } from '../../apps/api/src/areas/people/accounts/sessions/sessions.store.ts';
import { type RecordedStatement, recordSql } from '../../apps/api/src/testing/record-sql.ts';
import { MAXIMUM_UNITS, QUANTITY, UNIT_PRICE_CENTS } from './seed.ts';

/** Stand for what differs from order to order, where pgbench puts a number. */
const PERSON = '§person§';
const DEAL = '§deal§';
const AUDIT_NUMBER = 987_654_321n;
const MINUTE_MS = 60_000;
const TOTAL_CENTS = UNIT_PRICE_CENTS * BigInt(QUANTITY);
/** Of somebody who has bought nothing yet. */
const ROOM_VERSION = 0n;
/** As long as what a decision rests on is, sealed. */
const SEALED = Buffer.alloc(200);
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
    // Nothing is found while statements are recorded, and it says so.
    await findPurchaserCase(db, {
      investorId: PERSON,
      ownerId: PERSON,
      dealId: DEAL,
      tradeId: PERSON,
      without: [],
    }).catch(() => null);
    await placeTradeAtOnce(
      db,
      { id: DEAL, ...terms, ...taken },
      {
        id: PERSON,
        investorId: PERSON,
        dealId: DEAL,
        quantity: QUANTITY,
        unitPriceCents: taken.unitPriceCents,
        totalCents: TOTAL_CENTS,
        sealedJointInvestor: null,
        holdExpiresAt: soon,
        at,
      },
      { roomVersion: ROOM_VERSION, decision: decisionOf(at) },
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

/** What the portal decides of somebody without a profile. */
function decisionOf(at: Date): DecisionRow {
  return {
    id: PERSON,
    trade_id: PERSON,
    investor_id: PERSON,
    kyc_id: null,
    deal_id: DEAL,
    deal_version: 1,
    total_cents: TOTAL_CENTS,
    province: null,
    decided_on: at.toISOString().slice(0, 10),
    occasion: 'placing',
    outcome: 'unknown',
    exemption: null,
    rule_id: null,
    cap_cents: null,
    used_cents: 0n,
    room_cents: null,
    counts_from: null,
    forms: [],
    needs_advice: false,
    needs_evidence: false,
    needs_representative: true,
    blocked_by: null,
    rule_version: 'bench',
    sealed_because: SEALED,
    is_observed: false,
    decided_by: `investor:${PERSON}`,
    at,
    reason: null,
  };
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
  if (Array.isArray(value)) {
    return "'{}'";
  }
  if (value instanceof Buffer) {
    return `'\\x${value.toString('hex')}'`;
  }
  const text = value instanceof Date ? value.toISOString() : String(value);
  return `('${text.replaceAll("'", "''")}')`;
}
