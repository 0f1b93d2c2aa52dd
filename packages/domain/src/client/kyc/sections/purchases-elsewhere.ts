import { AMOUNTS } from '../../../ground/law/figures.ts';
import { hundredthsOf } from '../../../ground/money/hundredths-of.ts';
import { pastDay } from '../fields/date-rules.ts';
import { isBlank, partAt } from '../fields/draft.ts';
import { askedWhen, group, groupOf } from '../fields/field-schema.ts';
import { type FieldSpec, prefixed } from '../fields/field-spec.ts';
import type { KycContext } from '../fields/kyc-context.ts';
import { AMOUNT_MAX, PURCHASE_MIN, PURCHASES_ELSEWHERE_MAX } from '../fields/kyc-limits.ts';
import { amountBetween } from '../fields/number-rules.ts';
import { rowNames } from '../fields/rows.ts';
import { required } from '../fields/text-rules.ts';

/** The lines for purchases of exempt securities outside the portal. */
export const PURCHASE_ROWS = rowNames(PURCHASES_ELSEWHERE_MAX);

/** Whether somebody says that they bought elsewhere, asked only where a limit can apply (NI 45-106 s. 2.9). */
export function boughtElsewhere(
  investing: unknown,
  { mayBeLimited }: Pick<KycContext, 'mayBeLimited'>,
): boolean {
  return mayBeLimited && partAt(investing, 'boughtElsewhere') === true;
}

/**
 * The rules of the lines. One that is begun is whole; whoever bought something fills in one at least. A purchase of long ago is no
 * mistake: a profile stands for a year, and what is older than the limit looks back counts for nothing.
 */
export function purchasesSchema(investing: unknown, context: KycContext) {
  const purchases = partAt(investing, 'purchasesElsewhere');
  const isBegun = (row: string) =>
    !isBlank(partAt(purchases, `${row}.amount`)) || !isBlank(partAt(purchases, `${row}.day`));
  const isNothingBegun = !PURCHASE_ROWS.some(isBegun);
  return groupOf(PURCHASE_ROWS, (row) =>
    askedWhen(
      boughtElsewhere(investing, context) && (isBegun(row) || (isNothingBegun && row === PURCHASE_ROWS[0])),
      group({
        amount: required(amountBetween(PURCHASE_MIN, AMOUNT_MAX)),
        day: required(pastDay(context.today)),
      }),
    ),
  );
}

/** The lines that are filled in, in cents. */
export function purchasesIn(investing: unknown): { cents: bigint; day: string }[] {
  return PURCHASE_ROWS.flatMap((row) => {
    const cents = hundredthsOf(partAt(investing, `purchasesElsewhere.${row}.amount`));
    const day = partAt(investing, `purchasesElsewhere.${row}.day`);
    return cents === null || typeof day !== 'string' || isBlank(day) ? [] : [{ cents, day }];
  });
}

/** The steps of `INVESTMENTS_OUTSIDE` after 'none', each with the most that it stands for. */
const BANDS = [
  ['2', AMOUNTS['om-limit-year'].cents],
  ['3', AMOUNTS['om-limit-year-eligible'].cents],
  ['4', AMOUNTS['om-limit-year-advised'].cents],
] as const;

const NONE = '1';
const ABOVE_ALL = '5';

/** The step that the purchases come to, which clients of before read; undefined until the question is answered. */
export function bandOfPurchases(investing: unknown): string | undefined {
  const answer = partAt(investing, 'boughtElsewhere');
  if (typeof answer !== 'boolean') {
    return undefined;
  }
  const sum = answer ? purchasesIn(investing).reduce((cents, purchase) => cents + purchase.cents, 0n) : 0n;
  return sum === 0n ? NONE : (BANDS.find(([, most]) => sum <= most)?.[0] ?? ABOVE_ALL);
}

/**
 * The most that a step can stand for, from a profile of before; the last has no end, so it leaves no room under any limit. Nothing for
 * 'none' or no answer.
 */
export function mostOfBand(band: unknown): bigint {
  const most = BANDS.find(([value]) => value === band)?.[1] ?? 0n;
  return band === ABOVE_ALL ? AMOUNTS['om-limit-year-advised'].cents + 1n : most;
}

const PURCHASE_FIELDS: readonly FieldSpec[] = [
  { path: 'amount', kind: 'amount', max: AMOUNT_MAX },
  { path: 'day', kind: 'date' },
];

export const PURCHASES_FIELDS: readonly FieldSpec[] = PURCHASE_ROWS.flatMap((row) =>
  prefixed(`purchasesElsewhere.${row}`, PURCHASE_FIELDS),
);
