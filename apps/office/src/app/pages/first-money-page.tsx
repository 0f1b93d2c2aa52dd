import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { Navigate } from 'react-router';
import { moneyPagesOf } from '#parts/money-pages.ts';
import { NotPermittedPage } from './not-permitted-page.tsx';

/** The money of the office begins at the first of its pages that the role has. */
export function FirstMoneyPage({ self }: { self: StaffSelf }) {
  const [first] = moneyPagesOf(self.actions);
  return first === undefined ? <NotPermittedPage /> : <Navigate to={first.to} replace />;
}
