import type { ExemptionDecision } from '@portal/domain/order/exemptions/exemption-decision';
import { openJson } from '../../../platform/crypto/seal-json.ts';
import type { SecretBox } from '../../../platform/crypto/secret-box.ts';

/** What a decision rests on, which says what somebody earns and owns, and so is sealed. */
export type DecisionFacts = Pick<
  ExemptionDecision,
  'limbs' | 'freesUp' | 'roomWithoutAdviceCents' | 'readings' | 'isIncomeOutdated'
>;

/** The context of a decision's sealed facts, bound to it, so that they cannot be moved to another. */
export function decisionContext(id: string): string {
  return `exemption-decision:${id}`;
}

/** Seals what a decision rests on. */
export function sealFacts(box: Pick<SecretBox, 'seal'>, id: string, decision: DecisionFacts): Buffer {
  const { limbs, freesUp, roomWithoutAdviceCents, readings, isIncomeOutdated } = decision;
  const facts = { limbs, freesUp, roomWithoutAdviceCents, readings, isIncomeOutdated };
  const text = JSON.stringify(facts, (_name, value: unknown) =>
    typeof value === 'bigint' ? { wholeCents: String(value) } : value,
  );
  return box.seal(text, decisionContext(id));
}

/** Opens what `sealFacts` sealed. */
export async function openFacts(
  box: Pick<SecretBox, 'open'>,
  { id, sealedBecause }: { id: string; sealedBecause: Uint8Array },
): Promise<DecisionFacts> {
  return withCents(await openJson<DecisionFacts>(box, sealedBecause, decisionContext(id)));
}

function withCents<Value>(value: Value): Value;
function withCents(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((each: unknown) => withCents(each));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if ('wholeCents' in value) {
    return BigInt(String(value.wholeCents));
  }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withCents(each)]));
}
