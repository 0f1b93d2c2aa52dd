import { computeTotals } from '@portal/domain/client/kyc/sections/totals';
import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { shareInBasisPoints } from '@portal/domain/desk/orders/share-in-basis-points';
import { formatLastDay } from '@portal/domain/ground/formats/dates';
import { provinceNameKey } from '@portal/domain/ground/people/provinces';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useLanguage } from '@portal/web/i18n/use-language';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { useTranslation } from 'react-i18next';
import { useProfileQuery } from '#state/profile-api.ts';

/** Who orders what from where, until when they may cancel, and what it is of what they have. */
export function OrderOfThem({ page }: { page: OfficeOrder }) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const language = useLanguage();
  const { exactMoney } = useFormats();
  const { order, investor } = page;
  const { right } = order;
  const facts = [
    {
      id: 'total',
      label: t('officeOrder.facts.total'),
      value: order.total === null ? null : exactMoney(order.total),
    },
    {
      id: 'province',
      label: t('officeOrder.investor.province'),
      value: investor.province === null ? null : translate(provinceNameKey(investor.province)),
    },
    {
      id: 'right',
      label: t('officeOrder.facts.right'),
      value: t(`officeReading.rights.${right.state}`, {
        day: formatLastDay(right.endsAt ?? '', language, right.timeZone),
      }),
    },
  ];
  const totals = useTotals(page);
  return (
    <section
      aria-label={t('officeReading.ofThem.title')}
      className="grid gap-2 rounded-card border border-line bg-raised p-4 text-sm"
    >
      <DefinitionList rows={[...facts.filter(({ value }) => value !== null), ...totals]} />
    </section>
  );
}

/** Income, assets and debts of the profile that the order relies on; empty until it is read, or where the role does not read it. */
function useTotals({ order, profiles }: OfficeOrder): { id: string; label: string; value: string }[] {
  const { t } = useTranslation();
  const { money, percent } = useFormats();
  const kycId = profiles.find(({ isOrders }) => isOrders)?.kycId;
  const { data } = useProfileQuery(
    { owner: { orderId: order.id }, kycId: kycId ?? '' },
    { skip: kycId === undefined },
  );
  if (data === undefined) {
    return [];
  }
  const { income, assets } = computeTotals(data.answers);
  const share = shareInBasisPoints(order.total, assets.netWorth);
  return [
    { id: 'income', label: t('officeReading.ofThem.income'), value: money(income.totalJoint) },
    { id: 'assets', label: t('officeReading.ofThem.assets'), value: money(assets.assets) },
    { id: 'debts', label: t('officeReading.ofThem.debts'), value: money(assets.liabilities) },
    {
      id: 'worth',
      label: t('officeReading.ofThem.worth'),
      value:
        share === null
          ? money(assets.netWorth)
          : t('officeReading.ofThem.share', { worth: money(assets.netWorth), share: percent(share) }),
    },
  ];
}
