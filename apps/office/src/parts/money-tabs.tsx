import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { useTranslation } from 'react-i18next';
import { PageTabs } from './page-tabs.tsx';
import { moneyPagesOf } from './pages-with-money.ts';

/** The tabs above each page about money: those that the person's role may open. */
export function MoneyTabs({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  const tabs = moneyPagesOf(self.actions).map(({ to, text }) => ({ to, text: t(text) }));
  return <PageTabs label={t('officeMoneyPages.label')} tabs={tabs} />;
}
