import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { MoneyTabs } from '#parts/money-tabs.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { DuePart } from './due-part.tsx';
import { FilesPart } from './files-part.tsx';
import { ReturnsPart } from './returns-part.tsx';

/** The debits for the bank, the files for them, and what was returned. */
export function DebitsPage({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  usePageTitle(t('officeDebits.title'));
  const mayExport = self.actions.includes('payments.export-debits');
  return (
    <div className="grid gap-6">
      <MoneyTabs self={self} />
      <PageHeading title={t('officeDebits.title')} intro={t('officeDebits.intro')} takesFocus />
      <DuePart mayExport={mayExport} />
      <FilesPart mayExport={mayExport} />
      <ReturnsPart mayImport={self.actions.includes('payments.import')} />
    </div>
  );
}
