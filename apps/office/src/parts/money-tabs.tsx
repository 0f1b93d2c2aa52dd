import type { StaffSelf } from '@portal/domain/wire/staff';
import { classNames } from '@portal/web/class-names';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { moneyPagesOf } from './money-pages.ts';

/** Stands above each page about money: the pages that the person's role has, each with an address of its own. */
export function MoneyTabs({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('officeMoneyPages.label')} className="border-line border-b">
      <ul className="-mb-px flex flex-wrap gap-1">
        {moneyPagesOf(self.actions).map(({ to, text }) => (
          <li key={to}>
            <NavLink
              to={to}
              className={({ isActive }) =>
                classNames(
                  'flex min-h-11 items-center border-b-2 px-3 no-underline hover:text-accent',
                  isActive ? 'border-accent font-semibold text-accent' : 'border-transparent text-muted',
                )
              }
            >
              {t(text)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
