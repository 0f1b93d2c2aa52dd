import { dollarsFromCents, sumCents } from '@portal/domain/ground/money/cents';
import type { StatementPreviewAnswer } from '@portal/domain/money/bank/office-money.wire';
import type { StatementPreview } from './preview-statement.ts';

/** A month of a busy account; of more the first ones are shown, and all of them are counted. */
const LINES_SHOWN_MAX = 500;
const PASSED_OVER_SHOWN_MAX = 200;

/** What a person sees of a file before it is taken. */
export function presentPreview({
  isKnown,
  proposals,
  read,
  ...preview
}: StatementPreview): StatementPreviewAnswer {
  if (read === null) {
    return { isKnown, proposals, read };
  }
  const cents = read.lines.map((line) => line.cents);
  const dollarsOrNull = (amount: bigint | null) => (amount === null ? null : dollarsFromCents(amount));
  return {
    isKnown,
    proposals,
    read: {
      problems: [...read.problems],
      passedOver: read.passedOver.slice(0, PASSED_OVER_SHOWN_MAX),
      passedOverCount: read.passedOver.length,
      accounts: [...read.accounts],
      lineCount: cents.length,
      newCount: preview.fresh.size,
      held: dollarsFromCents(preview.heldCents),
      after: dollarsFromCents(preview.afterCents),
      moneyIn: dollarsFromCents(sumCents(cents.filter((each) => each > 0n))),
      moneyOut: dollarsFromCents(-sumCents(cents.filter((each) => each < 0n))),
      openingBalance: dollarsOrNull(read.openingCents),
      closingBalance: dollarsOrNull(read.closingCents),
      firstLines: read.lines
        .slice(0, LINES_SHOWN_MAX)
        .map(({ line, day, cents: amount, description, party }) => ({
          line,
          day,
          amount: dollarsFromCents(amount),
          description,
          party,
          isNew: preview.fresh.has(line),
        })),
    },
  };
}
