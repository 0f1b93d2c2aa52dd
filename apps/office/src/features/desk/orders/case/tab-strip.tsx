import { classNames } from '@portal/web/class-names';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkStrip } from '#parts/link-strip.tsx';
import type { CaseTab } from './case-tabs.ts';

/** The tabs of a case, each with its own address. */
export function TabStrip({ tabs, current }: { tabs: readonly CaseTab[]; current: CaseTab }) {
  const { t } = useTranslation();
  return (
    <LinkStrip label={t('office.onThisPage')} className="border-line border-b" listClassName="-mb-px gap-1">
      {tabs.map((tab) => (
        <li key={tab} className="shrink-0">
          <Link
            to={{ hash: tab }}
            replace
            preventScrollReset
            aria-current={tab === current ? 'page' : undefined}
            className={classNames(
              'flex min-h-11 items-center border-b-2 px-3 no-underline hover:text-accent focus-visible:-outline-offset-3',
              tab === current ? 'border-accent font-semibold text-accent' : 'border-transparent text-muted',
            )}
          >
            {t(`officeOrder.index.${tab}`)}
          </Link>
        </li>
      ))}
    </LinkStrip>
  );
}
