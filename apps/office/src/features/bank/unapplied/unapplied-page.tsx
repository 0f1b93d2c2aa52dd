import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { PageHeading } from '@portal/web/ui/page-heading';
import { Select } from '@portal/web/ui/select';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { MoneyTabs } from '#parts/money-tabs.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { unappliedAddress, unappliedOf } from './unapplied-address.ts';
import { UnappliedList } from './unapplied-list.tsx';

/** Money in trust that belongs to no order, and what was done with it. */
export function UnappliedPage({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  usePageTitle(t('officeUnapplied.title'));
  const query = unappliedOf(useSearchParams()[0]);
  return (
    <div className="grid gap-6">
      <MoneyTabs self={self} />
      <PageHeading
        title={t('officeUnapplied.title')}
        intro={t('officeUnapplied.intro')}
        takesFocus
        aside={
          <TextLink href={OFFICE_PAGES.moneyMatching} isAlone>
            {t('officeUnapplied.toLines')}
          </TextLink>
        }
      />
      <search className="rounded-card border border-line bg-raised p-4">
        <Select
          name="filter-state"
          label={t('officeUnapplied.state')}
          optional="unsaid"
          width="medium"
          placeholder={t('officeUnapplied.all')}
          choices={(['open', 'used'] as const).map((value) => ({
            value,
            label: t(`officeUnapplied.states.${value}`),
          }))}
          value={query.state ?? ''}
          onChange={(value) =>
            void navigate(unappliedAddress(value === 'open' || value === 'used' ? { state: value } : {}))
          }
        />
      </search>
      <UnappliedList query={query} mayMatch={self.actions.includes('payments.match')} />
    </div>
  );
}
