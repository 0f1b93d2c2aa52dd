import type { Deps } from '../../../platform/deps.ts';
import { openFacts } from './decision-facts.ts';
import { listDecisionsOfPerson } from './decisions.store.ts';
import { listOwnPurchases } from './purchases.store.ts';

/** More than a person has in years; only the newest are included. */
const LISTED_MAX = 2_000;

/** What counts against a person's own limits, and what was decided of them with the facts that it rests on; amounts are in cents. */
export async function listOwnExemptions({ db, secrets }: Pick<Deps, 'db' | 'secrets'>, investorId: string) {
  const decisions = await listDecisionsOfPerson(db, investorId, LISTED_MAX);
  return {
    purchases: await listOwnPurchases(db, investorId, LISTED_MAX),
    decisions: await Promise.all(
      decisions.map(async ({ sealedBecause, decidedBy: _who, reason: _why, ...decision }) =>
        inText({ ...decision, ...(await openFacts(secrets, { id: decision.id, sealedBecause })) }),
      ),
    ),
  };
}

/** JSON has no whole numbers of this size. */
function inText(value: object): unknown {
  return JSON.parse(
    JSON.stringify(value, (_name, each: unknown) => (typeof each === 'bigint' ? String(each) : each)),
  );
}
