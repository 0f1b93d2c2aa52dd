import type { OpenLine } from '@portal/domain/money/bank/office-money.wire';
import { classNames } from '@portal/web/class-names';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge } from '@portal/web/ui/badge';
import { Money } from '@portal/web/ui/money';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { WHY_TONES } from './why-tones.ts';

type LineRowProps = { line: OpenLine; to: string; isChosen: boolean };

/** One line of a statement: when, how much, what the bank wrote, and the likeliest order. */
export function LineRow({ line, to, isChosen }: LineRowProps) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const { amount, description, party, left, proposals } = line;
  const [likeliest] = proposals;
  return (
    <li className="border-line border-t first:border-t-0">
      <Link
        to={to}
        aria-current={isChosen ? 'true' : undefined}
        className={classNames(
          'grid gap-1 px-5 py-3.5 text-text no-underline hover:bg-accent-soft focus-visible:-outline-offset-3',
          isChosen && 'bg-sunken shadow-[inset_3px_0_0_var(--color-accent)]',
        )}
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-muted text-sm">{day(line.day)}</span>
          <span className="font-semibold">
            <Money dollars={amount} />
          </span>
        </span>
        <span className="wrap-anywhere">{description}</span>
        {party === null || description.includes(party) ? null : (
          <span className="text-muted text-sm wrap-anywhere">{party}</span>
        )}
        <span className="flex flex-wrap gap-2 empty:hidden">
          {left === Math.abs(amount) ? null : (
            <Badge tone="attention">
              {t('officeMatching.left')} <Money dollars={left} />
            </Badge>
          )}
          {likeliest === undefined ? null : (
            <Badge tone={WHY_TONES[likeliest.why]}>{t(`officeMatching.why.${likeliest.why}`)}</Badge>
          )}
          {likeliest?.isPaidByOther ? (
            <Badge tone="attention">{t('officeMatching.candidates.otherPayor')}</Badge>
          ) : null}
        </span>
      </Link>
    </li>
  );
}
