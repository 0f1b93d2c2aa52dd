import type { Language } from '@portal/domain/ground/people/languages';
import type { LimbRule } from '@portal/domain/order/exemptions/exemption-decision';
import type { Deps } from '../../../../platform/deps.ts';
import { translate } from '../../../../platform/language/translate.ts';
import { openFacts } from '../../../order/exemptions/decision-facts.ts';
import { findSealedFacts } from '../../../order/exemptions/find-sealed-facts.ts';
import type { QueueRow } from './queue-rows.store.ts';

type Carries = 'registration' | 'assets' | 'income' | 'netAssets' | 'company' | 'relation';

/** What carries an accredited class, by the paragraph; what carries no class of its own is left out. */
const CARRIES: Readonly<Partial<Record<LimbRule, Carries>>> = {
  'ai-registered': 'registration',
  'ai-formerly-registered': 'registration',
  'ai-financial-assets': 'assets',
  'ai-financial-assets-alone': 'assets',
  'ai-income': 'income',
  'ai-income-with-spouse': 'income',
  'ai-net-assets': 'netAssets',
  'ai-company': 'company',
  'family-and-friends': 'relation',
};

/**
 * Rows of classes that rest on what somebody states, with the kinds of facts that carry each, in the reader's language. The facts are sealed
 * with the decision, so no query can name them.
 */
export async function withWhatCarries(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  rows: readonly QueueRow[],
  language: Language,
): Promise<QueueRow[]> {
  const sealed = await findSealedFacts(
    db,
    rows.flatMap((row) => decisionsOf(row)),
  );
  const carried = new Map<string, readonly Carries[]>();
  for (const { id, sealedBecause } of sealed) {
    const { limbs, readings } = await openFacts(secrets, { id, sealedBecause });
    const kinds = limbs.flatMap(({ ruleId }) => CARRIES[ruleId] ?? []);
    carried.set(id, readings.includes('exactly-five-million') ? [...kinds, 'netAssets'] : kinds);
  }
  return rows.map((row) => {
    const kinds = new Set(decisionsOf(row).flatMap((id) => carried.get(id) ?? []));
    const named = [...kinds].map((kind) => translate(language, `officeDesk.carries.${kind}`));
    return { ...row, facts: { ...row.facts, carries: named.length === 0 ? '' : `(${named.join(', ')})` } };
  });
}

function decisionsOf({ facts }: QueueRow): string[] {
  return typeof facts.decisions === 'string' ? facts.decisions.split(' ') : [];
}
