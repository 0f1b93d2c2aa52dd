import { DESK_QUEUES, QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffAction } from '@portal/domain/firm/staff/permissions';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { classNames } from '@portal/web/class-names';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { LinkStrip } from '#parts/link-strip.tsx';
import { PAGES_WITH_MONEY } from '#parts/pages-with-money.ts';
import { COUNT_AGAIN_MS, useApprovalsQuery } from '#state/approvals-api.ts';

type Place = {
  to: string;
  text:
    | 'office.deskNav'
    | 'office.approvalsNav'
    | 'office.numbersNav'
    | 'office.groups.deals'
    | 'office.groups.investors'
    | 'office.groups.messages'
    | 'office.groups.money'
    | 'office.groups.representatives'
    | 'office.people.title'
    | 'office.auditNav'
    | 'office.dealerNav';
  /** Any of them. */
  needs: readonly StaffAction[];
  /** Pages below this address belong to it, too. */
  hasPages?: boolean;
  /** Shows how much is waiting there. */
  count?: 'approvals';
};

const DESK_ACTIONS = DESK_QUEUES.map((queue) => QUEUE_FACTS[queue].action);

/** Every page, and the action that a role needs for it. The person's own pages are in their menu. */
const PLACES: readonly Place[] = [
  { to: OFFICE_PAGES.desk, text: 'office.deskNav', needs: DESK_ACTIONS, hasPages: true },
  { to: OFFICE_PAGES.approvals, text: 'office.approvalsNav', needs: ['approvals.view'], count: 'approvals' },
  { to: OFFICE_PAGES.investors, text: 'office.groups.investors', needs: ['investors.view'], hasPages: true },
  { to: OFFICE_PAGES.messages, text: 'office.groups.messages', needs: ['messages.view'], hasPages: true },
  {
    to: OFFICE_PAGES.money,
    text: 'office.groups.money',
    needs: PAGES_WITH_MONEY.flatMap(({ needs }) => needs),
    hasPages: true,
  },
  { to: OFFICE_PAGES.deals, text: 'office.groups.deals', needs: ['deals.view'], hasPages: true },
  {
    to: OFFICE_PAGES.representatives,
    text: 'office.groups.representatives',
    needs: ['representatives.view'],
  },
  { to: OFFICE_PAGES.numbers, text: 'office.numbersNav', needs: ['operation.view-numbers'] },
  { to: OFFICE_PAGES.people, text: 'office.people.title', needs: ['people.view'] },
  { to: OFFICE_PAGES.audit, text: 'office.auditNav', needs: ['audit.view'] },
  { to: OFFICE_PAGES.dealer, text: 'office.dealerNav', needs: ['operation.view-dealer'] },
];

/** Links to the pages that the person's role may open: at the side, or above the page on a narrow screen. */
export function Navigation({ person }: { person: StaffSelf }) {
  const { t } = useTranslation();
  const places = PLACES.filter(({ needs }) => needs.some((action) => person.actions.includes(action)));
  return (
    <LinkStrip
      label={t('office.navigation')}
      className="shrink-0 border-line border-b bg-raised px-2 lg:w-60 lg:border-r lg:border-b-0 lg:px-3 lg:py-6"
      listClassName="is-raised gap-1 lg:sticky lg:top-6 lg:flex-col"
    >
      {places.map(({ to, text, hasPages = false, count }) => (
        <li key={to} className="shrink-0">
          <NavLink
            to={to}
            end={!hasPages}
            className={({ isActive }) =>
              classNames(
                'flex min-h-11 items-center gap-2 rounded-control px-3 no-underline hover:bg-accent-soft focus-visible:-outline-offset-3',
                isActive
                  ? 'font-semibold text-accent max-lg:shadow-[inset_0_-2px_0_var(--color-accent)] lg:bg-accent-soft'
                  : 'text-muted',
              )
            }
          >
            {t(text)}
            {count === 'approvals' ? <ApprovalsCount /> : null}
          </NavLink>
        </li>
      ))}
    </LinkStrip>
  );
}

/** How much is waiting for the person; nothing while that is zero or unknown. */
function ApprovalsCount() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { data } = useApprovalsQuery({ part: 'for-you' }, { pollingInterval: COUNT_AGAIN_MS });
  const count = data?.counts['for-you'];
  if (count === undefined || count.value === 0) {
    return null;
  }
  const shown = `${number(count.value)}${count.isCapped ? '+' : ''}`;
  return (
    <>
      <span
        aria-hidden="true"
        className="figures rounded-full bg-attention-soft px-2 py-0.5 font-semibold text-attention text-xs"
      >
        {shown}
      </span>
      {/* Has its own name: without the space a screen reader joins it to the page's. */}{' '}
      <span className="sr-only">{t('office.approvalsCount', { number: shown })}</span>
    </>
  );
}
