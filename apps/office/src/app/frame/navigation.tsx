import { OFFICE_PAGES } from '@portal/domain/office/office-pages';
import type { StaffAction } from '@portal/domain/office/permissions';
import type { StaffSelf } from '@portal/domain/wire/staff';
import { classNames } from '@portal/web/class-names';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';

type Place = {
  to: string;
  text:
    | 'office.deskNav'
    | 'office.groups.deals'
    | 'office.groups.investors'
    | 'office.groups.messages'
    | 'office.groups.representatives'
    | 'office.home.nav'
    | 'office.people.title'
    | 'office.auditNav'
    | 'office.dealerNav'
    | 'office.account.nav';
  needs?: StaffAction;
  /** Pages below its address belong to it. */
  hasPages?: boolean;
};

/** The pages that there are, and what a role has to allow for each. */
const PLACES: readonly Place[] = [
  { to: OFFICE_PAGES.home, text: 'office.home.nav' },
  { to: OFFICE_PAGES.desk, text: 'office.deskNav', hasPages: true },
  { to: OFFICE_PAGES.investors, text: 'office.groups.investors', needs: 'investors.view', hasPages: true },
  { to: OFFICE_PAGES.messages, text: 'office.groups.messages', needs: 'messages.view', hasPages: true },
  { to: OFFICE_PAGES.deals, text: 'office.groups.deals', needs: 'deals.view', hasPages: true },
  {
    to: OFFICE_PAGES.representatives,
    text: 'office.groups.representatives',
    needs: 'representatives.view',
  },
  { to: OFFICE_PAGES.people, text: 'office.people.title', needs: 'people.view' },
  { to: OFFICE_PAGES.audit, text: 'office.auditNav', needs: 'audit.view' },
  { to: OFFICE_PAGES.dealer, text: 'office.dealerNav', needs: 'operation.view-dealer' },
  { to: OFFICE_PAGES.account, text: 'office.account.nav' },
];

/** The ways that the person's role has: at the side, or above the page on a narrow screen. */
export function Navigation({ person }: { person: StaffSelf }) {
  const { t } = useTranslation();
  const places = PLACES.filter(({ needs }) => needs === undefined || person.actions.includes(needs));
  return (
    <nav
      aria-label={t('office.navigation')}
      className="shrink-0 border-line border-b bg-raised px-2 lg:w-60 lg:border-r lg:border-b-0 lg:px-3 lg:py-6"
    >
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        {places.map(({ to, text, hasPages = false }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={!hasPages}
              className={({ isActive }) =>
                classNames(
                  'flex min-h-11 items-center rounded-control px-3 no-underline hover:bg-accent-soft',
                  isActive
                    ? 'font-semibold text-accent max-lg:shadow-[inset_0_-2px_0_var(--color-accent)] lg:bg-accent-soft'
                    : 'text-muted',
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
