import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { PageHeading } from '@portal/web/ui/page-heading';
import { Select } from '@portal/web/ui/select';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { usePageTitle } from '#parts/page-title.ts';
import { MatchedList } from './matched-list.tsx';
import { matchedAddress, matchesOf } from './matching-address.ts';

/** What lines of statements were matched to, the newest first, and what of it was undone. */
export function MatchedPage({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  usePageTitle(t('officeMatching.matched.title'));
  const query = matchesOf(useSearchParams()[0]);
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <p>
          <TextLink href={OFFICE_PAGES.moneyMatching} isAlone>
            {t('officeMatching.matched.back')}
          </TextLink>
        </p>
        <PageHeading
          title={t('officeMatching.matched.title')}
          intro={t('officeMatching.matched.intro')}
          takesFocus
        />
      </div>
      <search className="rounded-card border border-line bg-raised p-4">
        <Select
          name="filter-state"
          label={t('officeMatching.matched.state')}
          optional="unsaid"
          width="medium"
          placeholder={t('office.list.all')}
          choices={(['standing', 'undone'] as const).map((value) => ({
            value,
            label: t(`officeMatching.matched.states.${value}`),
          }))}
          value={query.state ?? ''}
          onChange={(value) =>
            void navigate(matchedAddress(value === 'standing' || value === 'undone' ? { state: value } : {}))
          }
        />
      </search>
      <MatchedList query={query} mayUndo={self.actions.includes('payments.match')} />
    </div>
  );
}
