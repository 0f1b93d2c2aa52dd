import type { DecisionRow } from './exemption-tables.ts';

const COLUMNS = {
  id: 'text',
  trade_id: 'text',
  investor_id: 'text',
  kyc_id: 'text',
  deal_id: 'text',
  deal_version: 'int',
  total_cents: 'bigint',
  province: 'text',
  decided_on: 'date',
  occasion: 'text',
  outcome: 'text',
  exemption: 'text',
  rule_id: 'text',
  cap_cents: 'bigint',
  used_cents: 'bigint',
  room_cents: 'bigint',
  counts_from: 'date',
  forms: 'text[]',
  needs_advice: 'boolean',
  needs_evidence: 'boolean',
  needs_representative: 'boolean',
  blocked_by: 'text',
  rule_version: 'text',
  sealed_because: 'bytea',
  is_observed: 'boolean',
  decided_by: 'text',
  at: 'timestamptz',
  reason: 'text',
} as const satisfies Record<keyof DecisionRow, string>;
const NAMES = Object.keys(COLUMNS).filter((name): name is keyof DecisionRow => name in COLUMNS);

/** The part of a `with` that adds a decision, whose parameters begin with number `first`: once for each row of the part `from`. */
export function addedDecision(first: number, from: string | null): string {
  const values = NAMES.map((name, index) => `$${first + index}::${COLUMNS[name]}`);
  return `decided as (
      insert into exemption_decisions (${NAMES.join(', ')})
      select ${values.join(', ')} ${from === null ? '' : `from ${from}`}
    )`;
}

/** The parameters of `addedDecision`, in its order, and how many there are. */
export function decisionParameters(row: DecisionRow): readonly unknown[] {
  return NAMES.map((name) => row[name]);
}
export const DECISION_PARAMETERS = NAMES.length;
