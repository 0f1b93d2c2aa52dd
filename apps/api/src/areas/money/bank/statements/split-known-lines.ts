import { lineIdentifier } from '@portal/domain/money/bank/statements/line-identity';
import type { BankLine } from '@portal/domain/money/bank/statements/statement';
import type { Fingerprint } from '../../../../platform/crypto/fingerprint.ts';
import type { SecretBox } from '../../../../platform/crypto/secret-box.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { breathe } from '../../../../platform/threads/breathe.ts';
import { listKnown } from '../accounts/bank-statements.store.ts';
import { lineFingerprints, plainOfLine } from '../lines/line-fingerprint.ts';

/** A line with its identity, which tells readers of the database nothing. */
export type IdentifiedLine = BankLine & {
  plain: string;
  marks: readonly [Fingerprint, ...Fingerprint[]];
  occurrence: number;
};

/** A file's new lines, and those that an earlier file had. */
export type SortedLines = { fresh: IdentifiedLine[]; known: IdentifiedLine[] };

export async function splitKnownLines(
  db: Db,
  { keys }: Pick<SecretBox, 'keys'>,
  accountId: string,
  lines: readonly BankLine[],
): Promise<SortedLines> {
  const identify = lineIdentifier();
  const fresh: IdentifiedLine[] = [];
  const known: IdentifiedLine[] = [];
  for await (const some of breathe(lines)) {
    const identified = some.map((line) => {
      const { likeness, occurrence } = identify(line);
      const plain = plainOfLine(accountId, likeness);
      return { ...line, plain, marks: lineFingerprints(keys, plain), occurrence };
    });
    const names = await listKnown(db, accountId, [...new Set(identified.flatMap(likenessesOf))]);
    for (const line of identified) {
      const isKnown = likenessesOf(line).some((likeness) => names.has(`${likeness} ${line.occurrence}`));
      (isKnown ? known : fresh).push(line);
    }
  }
  return { fresh, known };
}

/** One likeness for each key. */
function likenessesOf({ marks }: IdentifiedLine): string[] {
  return marks.map(({ mark }) => mark);
}
