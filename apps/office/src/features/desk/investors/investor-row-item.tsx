import type { ProfileState } from '@portal/domain/desk/investors/investor-query';
import type { InvestorRow } from '@portal/domain/desk/investors/office-investors.wire';
import { provinceNameKey } from '@portal/domain/ground/people/provinces';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { Badge, type BadgeTone } from '@portal/web/ui/badge';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { investorAddress } from '#parts/investor-address.ts';

const TONES: Readonly<Record<ProfileState, BadgeTone>> = {
  none: 'neutral',
  begun: 'neutral',
  submitted: 'success',
  'to-confirm': 'attention',
};

/** One investor: name, contact, representative, and progress. */
export function InvestorRowItem({ row }: { row: InvestorRow }) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const { phone } = useFormats();
  return (
    <li className="grid gap-x-6 gap-y-2 border-line border-t px-5 py-4 first:border-t-0 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1.1fr)_minmax(0,1fr)]">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <TextLink href={investorAddress(row.id)}>{row.name}</TextLink>
        </p>
        <p className="text-muted text-sm wrap-anywhere">{row.email}</p>
        {row.phone === null ? null : <p className="text-muted text-sm">{phone(row.phone)}</p>}
      </div>
      <div className="min-w-0 text-sm">
        <p className="wrap-anywhere">{row.representative ?? t('officeInvestors.noRepresentative')}</p>
        {row.province === null ? null : (
          <p className="text-muted">{translate(provinceNameKey(row.province))}</p>
        )}
      </div>
      <div className="flex flex-wrap content-start items-center gap-2 text-sm">
        {row.closedAt === null ? (
          <Badge tone={TONES[row.profile]}>{t(`officeInvestors.profileStates.${row.profile}`)}</Badge>
        ) : (
          <Badge>{t('officeInvestors.closed')}</Badge>
        )}
        <span className="text-muted">
          {row.openOrders === 0
            ? t('officeInvestors.noOpenOrder')
            : t('officeInvestors.openOrders', { count: row.openOrders })}
        </span>
      </div>
    </li>
  );
}
