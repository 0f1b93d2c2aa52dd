import type { SecretBox } from '../../../../platform/crypto/secret-box.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { insertMatch, type MatchRecord } from './bank-matches.store.ts';

/** The context of a match's sealed payor; bound to its row. */
export function matchPayorContext(matchId: string): string {
  return `bank-match:${matchId}`;
}

type KeptMatch = MatchRecord & { payor: string | null };

/** Stores a match with its payor sealed. */
export async function keepMatch(
  trx: Db,
  { secrets }: { secrets: Pick<SecretBox, 'seal'> },
  { payor, ...match }: KeptMatch,
  made: { by: string; at: Date },
): Promise<void> {
  const sealedPayor = payor === null ? null : secrets.seal(payor, matchPayorContext(match.id));
  await insertMatch(trx, match, { sealedPayor, ...made });
}

/** A match's payor; null where nobody named one. */
export async function readMatchPayor(
  { secrets }: { secrets: Pick<SecretBox, 'open'> },
  matchId: string,
  { sealedPayor }: { sealedPayor: Buffer | null },
): Promise<string | null> {
  return sealedPayor === null
    ? null
    : (await secrets.open(sealedPayor, matchPayorContext(matchId))).toString();
}
