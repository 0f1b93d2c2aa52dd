import type { TrustAccountAnswer } from '@portal/domain/wire/office-money';
import { useFormats } from '@portal/web/i18n/use-formats';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Money } from '@portal/web/ui/money';
import { useTranslation } from 'react-i18next';

/** An account in trust: what its bank says that it holds, until when, and how its files are read. */
export function AccountCard({ account }: { account: TrustAccountAnswer }) {
  const { t } = useTranslation();
  const { day, number } = useFormats();
  const { name, balance, lastDay, openLines, profile, fileAccount } = account;
  const rows = [
    { id: 'balance', label: t('officeBank.account.balance'), value: <Money dollars={balance} /> },
    {
      id: 'lastDay',
      label: t('officeBank.account.lastDay'),
      value: lastDay === null ? t('officeBank.account.noStatement') : day(lastDay),
    },
    {
      id: 'profile',
      label: t('officeBank.account.profile'),
      value: profile === null ? t('officeBank.account.noProfile') : t(`officeBank.formats.${profile.format}`),
    },
    ...(fileAccount === null
      ? []
      : [{ id: 'fileAccount', label: t('officeBank.account.fileAccount'), value: fileAccount }]),
    { id: 'openLines', label: t('officeBank.account.openLines'), value: number(openLines) },
  ];
  return (
    <li className="grid content-start gap-3 rounded-card border border-line bg-raised p-5 shadow-raised md:p-6">
      <h2 className="text-xl wrap-anywhere">{name}</h2>
      <DefinitionList rows={rows} />
    </li>
  );
}
