import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { Route, Routes } from 'react-router';
import { MoneyTabs } from '#parts/money-tabs.tsx';
import { MatchedPage } from './matched-page.tsx';
import { MatchingPage } from './matching-page.tsx';

/** Statement lines that are waiting, and the matches made. */
export function MatchingPages({ self }: { self: StaffSelf }) {
  return (
    <div className="grid gap-6">
      <MoneyTabs self={self} />
      <Routes>
        <Route index element={<MatchingPage self={self} />} />
        <Route path="done" element={<MatchedPage self={self} />} />
      </Routes>
    </div>
  );
}
