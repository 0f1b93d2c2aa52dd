import type { OfficeInvestor } from '@portal/domain/wire/office-investors';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Notice } from '@portal/web/ui/notice';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { investorAddress } from '#parts/investor-address.ts';

/** What somebody has to look at: flags of the profile, and an address from which messages come back. */
export function FlagsPart({ page: { flags, messages, investor } }: { page: OfficeInvestor }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const bounce = messages.find(
    ({ address, bounce: back }) => back !== null && address === investor.email,
  )?.bounce;
  if (flags.length === 0 && (bounce === undefined || bounce === null)) {
    return null;
  }
  return (
    <Notice tone="attention" title={t('officeInvestors.flags.title')}>
      <ul className="grid gap-2">
        {flags.map(({ id, kind, since, other }) => (
          <li key={id}>
            {t(`officeInvestors.flags.${kind}`)}{' '}
            <span className="text-muted">{t('officeInvestors.flags.since', { when: dateTime(since) })}</span>{' '}
            {other === null ? null : (
              <TextLink href={investorAddress(other)}>{t('officeInvestors.flags.other')}</TextLink>
            )}
          </li>
        ))}
        {bounce === undefined || bounce === null ? null : (
          <li className="wrap-anywhere">
            {t('officeInvestors.flags.bounced', { address: investor.email, reason: bounce.reason })}
          </li>
        )}
      </ul>
    </Notice>
  );
}
