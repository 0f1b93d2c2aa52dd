import type { TrustAccountAnswer } from '@portal/domain/money/bank/office-money.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { LinkButton } from '@portal/web/ui/link-button';
import { Money } from '@portal/web/ui/money';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { filesAddress, importAddress, layoutAddress, linesAddress } from '../bank-addresses.ts';

/** An account in trust: what its bank says that it holds, until when, and how its files are read. */
export function AccountCard({ account, mayImport }: { account: TrustAccountAnswer; mayImport: boolean }) {
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
