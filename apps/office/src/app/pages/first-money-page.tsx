import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { Navigate } from 'react-router';
import { moneyPagesOf } from '#parts/pages-with-money.ts';
import { NotPermittedPage } from './not-permitted-page.tsx';

/** Redirects to the first money page that the role may open. */
export function FirstMoneyPage({ self }: { self: StaffSelf }) {
  const [first] = moneyPagesOf(self.actions);
  return first === undefined ? <NotPermittedPage /> : <Navigate to={first.to} replace />;
}
