import type { DeskQueue } from '@portal/domain/desk/queues/desk-queues';
import type { Desk, DeskCount } from '@portal/domain/desk/queues/office-desk.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { classNames } from '@portal/web/class-names';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { LinkStrip } from '#parts/link-strip.tsx';

type QueueLinksProps = { queues: readonly DeskQueue[]; desk: Desk | undefined };

/** The queues below each other, or on one line of a narrow screen, each with its count and how many rows are overdue. */
export function QueueLinks({ queues, desk }: QueueLinksProps) {
  const { t } = useTranslation();
  return (
    <LinkStrip label={t('officeDesk.queuesLabel')} listClassName="gap-1 lg:flex-col">
      {queues.map((queue) => (
        <li key={queue} className="shrink-0">
          <NavLink
            to={`${OFFICE_PAGES.desk}/${queue}`}
            className={({ isActive }) =>
              classNames(
                'flex min-h-11 items-center gap-x-2 rounded-control lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:content-center border px-2.5 text-sm leading-tight no-underline hover:border-accent focus-visible:-outline-offset-3 lg:min-h-9 pointer-coarse:min-h-11',
                isActive
                  ? 'border-accent bg-accent-soft font-semibold text-accent'
                  : 'border-line bg-raised text-text lg:border-transparent lg:bg-transparent',
              )
            }
          >
            <span>{t(`officeDesk.queues.${queue}`)}</span>
            {desk?.uncounted.includes(queue) ? (
              <Uncounted />
            ) : (
              <Counts counts={desk?.queues.find((one) => one.queue === queue)} />
            )}
          </NavLink>
        </li>
      ))}
    </LinkStrip>
  );
}

/** The number of rows, and of overdue ones, which is not shown by colour alone. */
function Counts({ counts }: { counts: Desk['queues'][number] | undefined }) {
  const { t } = useTranslation();
  const countText = useCountText();
  if (counts === undefined) {
    return null;
  }
  return (
    <>
      <span className="figures text-muted">{countText(counts.count)}</span>
      {counts.overdue.value === 0 ? null : (
        <span className="figures justify-self-start rounded-full bg-danger-soft px-2 py-0.5 font-semibold text-danger text-xs">
          {t('officeDesk.overdue', { count: counts.overdue.value, number: countText(counts.overdue) })}
        </span>
      )}
    </>
  );
}

/** Of a queue whose rows could not be counted in time; the list itself opens. */
function Uncounted() {
  const { t } = useTranslation();
  return (
    <span className="text-muted text-xs" title={t('officeDesk.uncountedWhy')}>
      {t('officeDesk.uncounted')}
    </span>
  );
}

/** A count in words: `7`, or `1,000+` at its limit. */
export function useCountText(): (count: DeskCount) => string {
  const { t } = useTranslation();
  const { number } = useFormats();
  return ({ value, isCapped }) =>
    isCapped ? t('officeDesk.countCapped', { number: number(value) }) : number(value);
}
