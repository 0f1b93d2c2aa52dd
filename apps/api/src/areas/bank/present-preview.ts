import { dollarsFromCents, sumCents } from '@portal/domain/money/cents';
import type { StatementPreviewAnswer } from '@portal/domain/wire/office-money';
import type { StatementPreview } from './preview-statement.ts';

const LINES_SHOWN = 20;
const PASSED_OVER_SHOWN_MAX = 200;

/** What a person sees of a file before it is taken. */
export function presentPreview({ isKnown, proposals, read }: StatementPreview): StatementPreviewAnswer {
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
      accounts: [...read.accounts],
      lineCount: cents.length,
      moneyIn: dollarsFromCents(sumCents(cents.filter((each) => each > 0n))),
      moneyOut: dollarsFromCents(-sumCents(cents.filter((each) => each < 0n))),
      openingBalance: dollarsOrNull(read.openingCents),
      closingBalance: dollarsOrNull(read.closingCents),
      firstLines: read.lines
        .slice(0, LINES_SHOWN)
        .map(({ line, day, cents: amount, description, party }) => ({
          line,
          day,
          amount: dollarsFromCents(amount),
          description,
          party,
        })),
    },
  };
}
