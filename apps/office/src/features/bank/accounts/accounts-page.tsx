import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { Button } from '@portal/web/ui/button';
import { EmptyState } from '@portal/web/ui/empty-state';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { useTrustAccountsQuery } from '../bank-api.ts';
import { AccountCard } from './account-card.tsx';
import { OpenAccountDialog } from './open-account-dialog.tsx';

/** The accounts in trust, and how far their statements go. */
export function AccountsPage({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  usePageTitle(t('officeBank.title'));
  const [isOpening, setOpening] = useState(false);
  const read = useTrustAccountsQuery(undefined, { refetchOnMountOrArgChange: true });
  const mayImport = self.actions.includes('payments.import');
  const open = mayImport ? (
    <Button onPress={() => setOpening(true)}>{t('officeBank.open.action')}</Button>
  ) : undefined;
  return (
    <div className="grid gap-6">
      <PageHeading
        title={t('officeBank.title')}
        intro={t('officeBank.intro')}
        takesFocus
        aside={read.data?.length === 0 ? undefined : open}
      />
      <Loaded read={read}>
        {(accounts) =>
          accounts.length === 0 ? (
            <EmptyState title={t('officeBank.none.title')} action={open}>
              {t(mayImport ? 'officeBank.none.text' : 'officeBank.none.reader')}
            </EmptyState>
          ) : (
            <ul aria-label={t('officeBank.title')} className="grid gap-6 xl:grid-cols-2">
              {accounts.map((account) => (
                <AccountCard key={account.id} account={account} mayImport={mayImport} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isOpening ? <OpenAccountDialog onClose={() => setOpening(false)} /> : null}
    </div>
  );
}
