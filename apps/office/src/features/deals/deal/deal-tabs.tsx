import type { OfficeDeal } from '@portal/domain/wire/office-deals';
import { classNames } from '@portal/web/class-names';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { addressOfDeal, addressOfMemorandum, addressOfReview, addressOfVersions } from './deal-addresses.ts';

/** The pages of a deal, each with an address of its own. */
export function DealTabs({ deal, isWritable }: { deal: OfficeDeal; isWritable: boolean }) {
  const { t } = useTranslation();
  const tabs = [
    { to: addressOfDeal(deal.id), text: t(isWritable ? 'officeDeals.tabs.write' : 'officeDeals.tabs.read') },
    { to: addressOfReview(deal.id), text: t('officeDeals.tabs.review') },
    { to: addressOfMemorandum(deal.id), text: t('officeMemorandum.tab') },
    { to: addressOfVersions(deal.id), text: t('officeDeals.tabs.versions') },
  ];
  return (
    <nav aria-label={t('officeDeals.tabs.label')} className="border-line border-b">
      <ul className="-mb-px flex flex-wrap gap-1">
        {tabs.map(({ to, text }, place) => (
          <li key={to}>
            <NavLink
              to={to}
              end={place === 0}
              className={({ isActive }) =>
                classNames(
                  'flex min-h-11 items-center border-b-2 px-3 no-underline hover:text-accent',
                  isActive ? 'border-accent font-semibold text-accent' : 'border-transparent text-muted',
                )
              }
            >
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
