import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { Route, Routes } from 'react-router';
import { MoneyTabs } from '#parts/money-tabs.tsx';
import { AccountsPage } from './accounts/accounts-page.tsx';
import { FilePage } from './files/file-page.tsx';
import { FilesPage } from './files/files-page.tsx';
import { ImportPage } from './import/import-page.tsx';
import { LayoutPage } from './layouts/layout-page.tsx';

/** The pages about trust accounts and their statements. */
export function BankPages({ self }: { self: StaffSelf }) {
  return (
    <div className="grid gap-6">
      <MoneyTabs self={self} />
      <Routes>
        <Route index element={<AccountsPage self={self} />} />
        <Route path=":accountId/layout" element={<LayoutPage self={self} />} />
        <Route path=":accountId/files" element={<FilesPage />} />
        <Route path=":accountId/files/:statementId" element={<FilePage />} />
        <Route path=":accountId/import" element={<ImportPage self={self} />} />
      </Routes>
    </div>
  );
}
