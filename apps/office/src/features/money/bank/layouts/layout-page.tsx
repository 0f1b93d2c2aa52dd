import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { EmptyState } from '@portal/web/ui/empty-state';
import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { PageHeading } from '@portal/web/ui/page-heading';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Loaded } from '#parts/loaded.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { useTrustAccountsQuery } from '../bank-api.ts';
import { ChangeLayout } from './change-layout.tsx';

/** Changes an account's own layout, next to an example file of the bank. */
export function LayoutPage({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  const { accountId = '' } = useParams<{ accountId: string }>();
  const read = useTrustAccountsQuery();
  const account = read.data?.find(({ id }) => id === accountId);
  const kept = account?.profileName === 'own' && account.profile?.format === 'csv' ? account.profile : null;
  usePageTitle(t('officeLayouts.title'));
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <p>
          <TextLink href={OFFICE_PAGES.moneyBank} isAlone>
            {t('officeBank.import.back')}
          </TextLink>
        </p>
        <PageHeading
          eyebrow={account?.name}
          title={t('officeLayouts.title')}
          intro={t('officeLayouts.intro')}
          takesFocus
        />
      </div>
      {self.actions.includes('payments.import') ? (
        <Loaded read={read}>
          {() =>
            account === undefined || kept === null ? (
              <EmptyState
                title={t('officeLayouts.none')}
                action={<LinkButton href={OFFICE_PAGES.moneyBank}>{t('officeBank.import.back')}</LinkButton>}
              />
            ) : (
              <ChangeLayout key={account.id} account={account} kept={kept} />
            )
          }
        </Loaded>
      ) : (
        <Notice title={t('office.notPermitted.title')}>{t('office.notPermitted.text')}</Notice>
      )}
    </div>
  );
}
