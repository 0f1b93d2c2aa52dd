import type { OfficeInvestor } from '@portal/domain/desk/investors/office-investors.wire';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';

/** Says that messages to the investor come back; nothing where they arrive. */
export function BounceNotice({ page: { messages, investor } }: { page: OfficeInvestor }) {
  const { t } = useTranslation();
  const bounce = messages.find(
    ({ address, bounce: back }) => back !== null && address === investor.email,
  )?.bounce;
  return bounce === undefined || bounce === null ? null : (
    <Notice tone="attention" title={t('officeInvestors.bounced.title')}>
      <p className="wrap-anywhere">
        {t('officeInvestors.bounced.text', { address: investor.email, reason: bounce.reason })}
      </p>
    </Notice>
  );
}
