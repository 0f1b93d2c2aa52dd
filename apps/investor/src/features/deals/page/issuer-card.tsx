import { isProvinceCode, provinceNameKey } from '@portal/domain/ground/people/provinces';
import type { DealIssuer } from '@portal/domain/offering/deals/deal.wire';
import { usePhoneFormat } from '@portal/web/i18n/use-phone-format';
import { Card } from '@portal/web/ui/card';
import { useTranslation } from 'react-i18next';

const LINK =
  'inline-flex min-h-11 items-center font-medium text-info underline decoration-1 underline-offset-[0.2em] hover:decoration-2';

/** Who issues the units, and how to reach them. */
export function IssuerCard({ issuer }: { issuer: DealIssuer }) {
  const { t } = useTranslation();
  const phone = usePhoneFormat();
  const province = isProvinceCode(issuer.province) ? t(provinceNameKey(issuer.province)) : issuer.province;
  return (
    <Card as="section" labelledBy="issuer-title">
      <p className="text-sm text-muted">{t('dealPage.issuer.title')}</p>
      <h2 id="issuer-title" className="mt-1 text-xl">
        {issuer.name}
      </h2>
      <p className="mt-2 text-sm text-muted">{t('dealPage.issuer.place', { city: issuer.city, province })}</p>
      <p className="mt-3 text-sm">{issuer.summary}</p>
      <ul className="mt-3 text-sm">
        <li>
          <a href={`mailto:${issuer.email}`} className={`${LINK} wrap-anywhere`}>
            {issuer.email}
          </a>
        </li>
        <li>
          <a href={`tel:${issuer.phone}`} className={`${LINK} figures`}>
            {phone(issuer.phone)}
          </a>
        </li>
      </ul>
    </Card>
  );
}
