import type { ClearPlace } from '../../../../platform/crypto/seal-clear-values.ts';
import type { SecretBox } from '../../../../platform/crypto/secret-box.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { insertMatch, type MatchRecord } from './bank-matches.store.ts';

/** What opens who paid, as a match has it; bound to its row. */
export function matchPayorContext(matchId: string): string {
  return `bank-match:${matchId}`;
}

type KeptMatch = MatchRecord & { payor: string | null };

/** Keeps a match, who paid sealed. */
export async function keepMatch(
  trx: Db,
  { secrets }: { secrets: Pick<SecretBox, 'seal'> },
  { payor, ...match }: KeptMatch,
  made: { by: string; at: Date },
): Promise<void> {
  const sealedPayor = payor === null ? null : secrets.seal(payor, matchPayorContext(match.id));
  await insertMatch(trx, match, { sealedPayor, ...made });
}

/** Who paid; null where nobody said. `payor` is what lies in clear until the job `seal-clear-values` has come to it. */
export async function readMatchPayor(
  { secrets }: { secrets: Pick<SecretBox, 'open'> },
  matchId: string,
  { payor, sealedPayor }: { payor: string | null; sealedPayor: Buffer | null },
): Promise<string | null> {
  return sealedPayor === null
    ? payor
    : (await secrets.open(sealedPayor, matchPayorContext(matchId))).toString();
}

/** Payors of the version before. */
export const CLEAR_MATCH_PAYORS: ClearPlace<{ payor: string }> = {
  table: 'bank_matches',
  keys: ['id'],
  column: 'payor',
  seal: async (box, [id = ''], { payor }) => ({
    sealed_payor: box.seal(payor, matchPayorContext(id)),
    payor: null,
  }),
};
