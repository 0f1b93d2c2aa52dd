import type { ProfileState } from '@portal/domain/desk/investors/investor-query';
import type { InvestorRow } from '@portal/domain/desk/investors/office-investors.wire';
import { provinceNameKey } from '@portal/domain/ground/people/provinces';
import { usePhoneFormat } from '@portal/web/i18n/use-phone-format';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { Badge, type BadgeTone } from '@portal/web/ui/badge';
import { useTranslation } from 'react-i18next';
import { investorAddress } from '#parts/investor-address.ts';
import type { DenseColumn } from '#parts/lists/dense-table.tsx';
import { RowLink } from '#parts/lists/row-link.tsx';

const TONES: Readonly<Record<ProfileState, BadgeTone>> = {
  none: 'neutral',
  begun: 'neutral',
  submitted: 'success',
  'to-confirm': 'attention',
};

/** What the list shows of an investor: name, contact, representative, and progress. */
export function useInvestorColumns(): readonly DenseColumn<InvestorRow>[] {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const phone = usePhoneFormat();
  return [
    {
      name: 'name',
      title: t('officeInvestors.columns.name'),
      track: 'minmax(0, 1.4fr)',
      part: 'main',
      cell: ({ id, name }) => <RowLink href={investorAddress(id)}>{name}</RowLink>,
    },
    {
      name: 'email',
      title: t('officeInvestors.columns.email'),
      track: 'minmax(0, 1.5fr)',
      cell: ({ email }) => email,
    },
    {
      name: 'phone',
      title: t('officeInvestors.columns.phone'),
      track: '9rem',
      cell: (row) => (row.phone === null ? null : phone(row.phone)),
    },
    {
      name: 'province',
      title: t('officeInvestors.filters.province'),
      track: '8rem',
      cell: ({ province }) => (province === null ? null : translate(provinceNameKey(province))),
    },
    {
      name: 'representative',
      title: t('officeInvestors.filters.representative'),
      track: 'minmax(0, 1fr)',
      cell: ({ representative }) => representative ?? t('officeInvestors.noRepresentative'),
    },
    {
      name: 'profile',
      title: t('officeInvestors.filters.profile'),
      track: '10.5rem',
      cell: ({ closedAt, profile }) =>
        closedAt === null ? (
          <Badge tone={TONES[profile]}>{t(`officeInvestors.profileStates.${profile}`)}</Badge>
        ) : (
          <Badge>{t('officeInvestors.closed')}</Badge>
        ),
    },
    {
      name: 'orders',
      title: t('officeInvestors.filters.orders'),
      track: '7.5rem',
      cell: ({ openOrders }) =>
        openOrders === 0
          ? t('officeInvestors.noOpenOrder')
          : t('officeInvestors.openOrders', { count: openOrders }),
    },
  ];
}
