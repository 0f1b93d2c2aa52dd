import type { OwnAccount } from '@portal/domain/wire/own-account';
import { useFormats } from '@portal/web/i18n/use-formats';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { Panel } from './security/panel.tsx';

/** How the person stands with the dealer: representative, investor profile, and bank accounts that orders are paid from. */
export function StandingPanel({ account }: { account: OwnAccount }) {
  const { t } = useTranslation();
  const { date, day } = useFormats();
  const { dealerRepresentative, profile, bankAccounts, createdAt } = account;
  const rows = [
    { id: 'since', label: t('security.standing.since'), value: date(createdAt) },
    {
      id: 'representative',
      label: t('account.representative.label'),
      value: dealerRepresentative?.fullName ?? t('security.standing.noRepresentative'),
    },
    {
      id: 'profile',
      label: t('security.standing.profile'),
      value:
        profile === null
          ? t('security.standing.noProfile')
          : t('security.standing.confirmBy', {
              submitted: date(profile.submittedAt),
              day: day(profile.confirmBy),
            }),
    },
  ];
  return (
    <Panel title={t('security.standing.title')}>
      <DefinitionList rows={rows} />
      <div className="grid gap-2">
        <h3 className="font-semibold font-text text-base">{t('security.standing.bankAccounts')}</h3>
        {bankAccounts.length === 0 ? (
          <p className="text-muted">{t('security.standing.noBankAccount')}</p>
        ) : (
          <ul className="grid gap-2">
            {bankAccounts.map(({ tradeId, dealName, lastDigits, isLinked }) => (
              <li key={tradeId} className="figures">
                {t(isLinked ? 'security.standing.linked' : 'security.standing.typed', { digits: lastDigits })}{' '}
                <TextLink href={paths.order(tradeId)}>{dealName}</TextLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}
