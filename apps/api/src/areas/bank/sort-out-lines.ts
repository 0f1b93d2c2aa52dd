import { identifyLines } from '@portal/domain/bank/line-identity';
import type { BankLine } from '@portal/domain/bank/statement';
import { sha256Hex } from '../../platform/crypto/tokens.ts';
import type { Db } from '../../platform/db/tables.ts';
import { listKnown } from './bank-statements.store.ts';

/** A line with what it is known by, which says nothing to who reads the database. */
type IdentifiedLine = BankLine & { likeness: string; occurrence: number };

/** The lines of a file that are new to an account, and those that an earlier file had. */
export type SortedLines = { fresh: IdentifiedLine[]; known: IdentifiedLine[] };

export async function sortOutLines(
  db: Db,
  accountId: string,
  lines: readonly BankLine[],
): Promise<SortedLines> {
  const identities = identifyLines(lines);
  const identified = lines.flatMap((line, place) => {
    const identity = identities[place];
    return identity === undefined
      ? []
      : [
          {
            ...line,
            likeness: sha256Hex(`${accountId} ${identity.likeness}`),
            occurrence: identity.occurrence,
          },
        ];
  });
  const likenesses = [...new Set(identified.map(({ likeness }) => likeness))];
  const names = await listKnown(db, accountId, likenesses);
  const isKnown = ({ likeness, occurrence }: IdentifiedLine) => names.has(`${likeness} ${occurrence}`);
  return { fresh: identified.filter((line) => !isKnown(line)), known: identified.filter(isKnown) };
}
