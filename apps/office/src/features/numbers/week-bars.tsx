import type { MoneyWeek } from '@portal/domain/desk/numbers/office-numbers.wire';
import { useTranslation } from 'react-i18next';

/** In the order of the bars, of their key and of the columns. */
export const MONEY_KINDS = ['received', 'released', 'refunded', 'returned'] as const;
/** Beside the words, the bars of a kind differ in more than colour: their order is that of the key. */
const FILLS: Readonly<Record<(typeof MONEY_KINDS)[number], string>> = {
  received: 'fill-accent',
  released: 'fill-info',
  refunded: 'fill-attention',
  returned: 'fill-danger',
};
const SWATCHES: Readonly<Record<(typeof MONEY_KINDS)[number], string>> = {
  received: 'bg-accent',
  released: 'bg-info',
  refunded: 'bg-attention',
  returned: 'bg-danger',
};
const HEIGHT = 100;
const WEEK_WIDTH = 50;
const BAR_WIDTH = 9;
const GAP = 1;

/** The weeks side by side, each with its four sums. The table below says the same, so what reads aloud leaves this out. */
export function WeekBars({ weeks }: { weeks: readonly MoneyWeek[] }) {
  const { t } = useTranslation();
  const most = Math.max(1, ...weeks.flatMap((week) => MONEY_KINDS.map((kind) => week[kind])));
  return (
    <div aria-hidden="true" className="grid gap-3">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {MONEY_KINDS.map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <span className={`size-3 rounded-sm ${SWATCHES[kind]}`} />
            {t(`officeNumbers.money.${kind}`)}
          </li>
        ))}
      </ul>
      <svg
        viewBox={`0 0 ${weeks.length * WEEK_WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-line border-b"
      >
        <title>{t('officeNumbers.money.title')}</title>
        {weeks.map((week, place) =>
          MONEY_KINDS.map((kind, index) => {
            const height = (week[kind] / most) * HEIGHT;
            return (
              <rect
                key={`${week.from} ${kind}`}
                className={FILLS[kind]}
                x={place * WEEK_WIDTH + index * (BAR_WIDTH + GAP) + GAP}
                y={HEIGHT - height}
                width={BAR_WIDTH}
                height={height}
              />
            );
          }),
        )}
      </svg>
    </div>
  );
}
