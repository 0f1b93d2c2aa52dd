import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { Route, Routes } from 'react-router';
import { MoneyTabs } from '#parts/money-tabs.tsx';
import { DayPage } from './day/day-page.tsx';
import { DaysPage } from './days-page.tsx';

/** The days of the trust accounts, and one of them. */
export function TrustDaysPages({ self }: { self: StaffSelf }) {
  return (
    <div className="grid gap-6">
      <MoneyTabs self={self} />
      <Routes>
        <Route index element={<DaysPage />} />
        <Route path=":day" element={<DayPage self={self} />} />
      </Routes>
    </div>
  );
}
