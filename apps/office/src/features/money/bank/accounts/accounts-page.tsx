import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import type { TrustAccountAnswer } from '@portal/domain/money/bank/lines/office-money.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { EmptyState } from '@portal/web/ui/empty-state';
import { LinkButton } from '@portal/web/ui/link-button';
import { Money } from '@portal/web/ui/money';
import { PageHeading } from '@portal/web/ui/page-heading';
import { TextLink } from '@portal/web/ui/text-link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { filesAddress, importAddress, layoutAddress, linesAddress } from '../bank-addresses.ts';
import { useTrustAccountsQuery } from '../bank-api.ts';
import { OpenAccountDialog } from './open-account-dialog.tsx';

/** The trust accounts, and how far their statements reach. */
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

/** A trust account: its balance according to the bank, as of when, and how its files are read. */
function AccountCard({ account, mayImport }: { account: TrustAccountAnswer; mayImport: boolean }) {
  const { t } = useTranslation();
  const { date, day, number } = useFormats();
  const { name, balance, lastDay, openLines, profileName, fileAccount, lastStatement } = account;
  const rows = [
    { id: 'balance', label: t('officeBank.account.balance'), value: <Money dollars={balance} /> },
    {
      id: 'lastDay',
      label: t('officeBank.account.lastDay'),
      value: lastDay === null ? t('officeBank.account.noStatement') : day(lastDay),
    },
    ...(lastStatement === null
      ? []
      : [
          {
            id: 'lastStatement',
            label: t('officeBank.account.lastStatement'),
            value: (
              <>
                <span className="block wrap-anywhere">{lastStatement.fileName}</span>
                <span className="block text-muted text-sm">
                  {t('officeBank.account.imported', {
                    count: lastStatement.newLines,
                    number: number(lastStatement.newLines),
                    when: date(lastStatement.importedAt),
                  })}
                </span>
                <TextLink
                  href={filesAddress(account.id)}
                  aria-label={t('officeBankFiles.actionOf', { name })}
                >
                  {t('officeBankFiles.action')}
                </TextLink>
              </>
            ),
          },
        ]),
    {
      id: 'profile',
      label: t('officeBank.account.profile'),
      value: (
        <>
          {t(profileName === null ? 'officeBank.account.noProfile' : `officeBank.profiles.${profileName}`)}
          {mayImport && profileName === 'own' ? (
            <span className="block">
              <TextLink href={layoutAddress(account.id)} aria-label={t('officeLayouts.actionOf', { name })}>
                {t('officeLayouts.action')}
              </TextLink>
            </span>
          ) : null}
        </>
      ),
    },
    ...(fileAccount === null
      ? []
      : [{ id: 'fileAccount', label: t('officeBank.account.fileAccount'), value: fileAccount }]),
    {
      id: 'openLines',
      label: t('officeBank.account.openLines'),
      value:
        openLines === 0 ? (
          number(openLines)
        ) : (
          <TextLink href={linesAddress(account.id)}>{number(openLines)}</TextLink>
        ),
    },
  ];
  return (
    <li className="grid content-start gap-3 rounded-card border border-line bg-raised p-5 shadow-raised md:p-6">
      <h2 className="text-xl wrap-anywhere">{name}</h2>
      <DefinitionList rows={rows} />
      {mayImport ? (
        <p>
          <LinkButton tone="primary" href={importAddress(account.id)}>
            {t('officeBank.import.action')}
          </LinkButton>
        </p>
      ) : null}
    </li>
  );
}
