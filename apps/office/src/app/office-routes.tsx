import { OFFICE_PAGES } from '@portal/domain/office/office-pages';
import type { Namespace } from '@portal/messages/namespaces';
import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { inside } from './inside.tsx';
import { LatePage } from './late-page.tsx';
import { MONEY_ROUTES } from './money-routes.tsx';
import { FirstPage } from './pages/first-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { RolePage } from './pages/role-page.tsx';

const AccountPage = lazy(async () => ({
  default: (await import('#features/own-account/account-page.tsx')).AccountPage,
}));
const ACCOUNT_TEXTS: readonly Namespace[] = ['security'];
const InvitationPage = lazy(async () => ({
  default: (await import('./pages/invitation-page.tsx')).InvitationPage,
}));
const DealsPages = lazy(async () => ({
  default: (await import('#features/deals/deals-pages.tsx')).DealsPages,
}));
const DEAL_TEXTS: readonly Namespace[] = [
  'officeDeals',
  'officeMemorandum',
  'cropping',
  'dealProblems',
  'deals',
  'places',
  'trades',
];
const PeoplePage = lazy(async () => ({
  default: (await import('#features/people/people-page.tsx')).PeoplePage,
}));
const PEOPLE_TEXTS: readonly Namespace[] = ['officeRoleChanges'];
const RepresentativesPage = lazy(async () => ({
  default: (await import('#features/representatives/representatives-page.tsx')).RepresentativesPage,
}));
const REPRESENTATIVE_TEXTS: readonly Namespace[] = ['representatives', 'places'];
const DESK_TEXTS: readonly Namespace[] = ['officeDesk', 'officeExports', 'officeWork', 'places', 'trades'];
const DEALER_TEXTS: readonly Namespace[] = ['officeDealer', 'officeTrustee', 'places'];
const APPROVALS_TEXTS: readonly Namespace[] = ['officeApprovals'];
const NUMBERS_TEXTS: readonly Namespace[] = ['officeNumbers', 'officeDesk', 'officeInvestors'];
const AUDIT_TEXTS: readonly Namespace[] = ['officeActions', 'officeAudit', 'officeDesk', 'officeExports'];
const ORDER_TEXTS: readonly Namespace[] = [
  'officeActions',
  'officeDesk',
  'officeExceptions',
  'officeOrder',
  'officeOrderMoney',
  'officeFlags',
  'officeReceipts',
  'kyc',
  'kycAssets',
  'kycBasics',
  'kycEmployment',
  'kycIdentityVerification',
  'kycIncome',
  'kycInvesting',
  'kycOptions',
  'kycPolitical',
  'places',
  'trades',
];
const INVESTORS_TEXTS: readonly Namespace[] = ['officeInvestors', 'officeDesk', 'officeExports', 'places'];
const INVESTOR_TEXTS: readonly Namespace[] = [
  ...ORDER_TEXTS,
  'officeInvestors',
  'officeMessages',
  'contact',
  'onboarding',
  'security',
];
const InvestorsPage = lazy(async () => ({
  default: (await import('#features/investors/investors-page.tsx')).InvestorsPage,
}));
const InvestorPage = lazy(async () => ({
  default: (await import('#features/investors/investor-page.tsx')).InvestorPage,
}));
const MESSAGES_TEXTS: readonly Namespace[] = ['officeMessages', 'officeDesk', 'officeExports', 'contact'];
const MessagesPages = lazy(async () => ({
  default: (await import('#features/messages/messages-pages.tsx')).MessagesPages,
}));
const OrderPage = lazy(async () => ({ default: (await import('#features/order/order-page.tsx')).OrderPage }));
const ApprovalsPage = lazy(async () => ({
  default: (await import('#features/approvals/approvals-page.tsx')).ApprovalsPage,
}));
const NumbersPage = lazy(async () => ({
  default: (await import('#features/numbers/numbers-page.tsx')).NumbersPage,
}));
const AuditPage = lazy(async () => ({ default: (await import('#features/audit/audit-page.tsx')).AuditPage }));
const DealerPage = lazy(async () => ({
  default: (await import('#features/dealer/dealer-page.tsx')).DealerPage,
}));
const DeskPage = lazy(async () => ({ default: (await import('#features/desk/desk-page.tsx')).DeskPage }));

/** The pages of the office; `OFFICE_PAGES` is what the server answers 200. */
export function OfficeRoutes() {
  return (
    <Routes>
      <Route
        path={OFFICE_PAGES.invitation}
        element={
          <LatePage texts={ACCOUNT_TEXTS}>
            <InvitationPage />
          </LatePage>
        }
      />
      <Route path={OFFICE_PAGES.home} element={inside((person) => <FirstPage person={person} />)} />
      <Route path={OFFICE_PAGES.role} element={inside((person) => <RolePage person={person} />)} />
      <Route
        path={`${OFFICE_PAGES.deals}/*`}
        element={inside(
          (person) => (
            <LatePage texts={DEAL_TEXTS}>
              <DealsPages self={person} />
            </LatePage>
          ),
          'deals.view',
        )}
      />
      <Route
        path={OFFICE_PAGES.investors}
        element={inside(
          () => (
            <LatePage texts={INVESTORS_TEXTS}>
              <InvestorsPage />
            </LatePage>
          ),
          'investors.view',
        )}
      />
      <Route
        path={OFFICE_PAGES.investor}
        element={inside(
          (person) => (
            <LatePage texts={INVESTOR_TEXTS}>
              <InvestorPage self={person} />
            </LatePage>
          ),
          'investors.view',
        )}
      />
      <Route
        path={`${OFFICE_PAGES.messages}/*`}
        element={inside(
          (person) => (
            <LatePage texts={MESSAGES_TEXTS}>
              <MessagesPages self={person} />
            </LatePage>
          ),
          'messages.view',
        )}
      />
      {MONEY_ROUTES}
      <Route
        path={OFFICE_PAGES.people}
        element={inside(
          (person) => (
            <LatePage texts={PEOPLE_TEXTS}>
              <PeoplePage self={person} />
            </LatePage>
          ),
          'people.view',
        )}
      />
      <Route
        path={OFFICE_PAGES.representatives}
        element={inside(
          (person) => (
            <LatePage texts={REPRESENTATIVE_TEXTS}>
              <RepresentativesPage self={person} />
            </LatePage>
          ),
          'representatives.view',
        )}
      />
      <Route
        path={OFFICE_PAGES.approvals}
        element={inside(
          () => (
            <LatePage texts={APPROVALS_TEXTS}>
              <ApprovalsPage />
            </LatePage>
          ),
          'approvals.view',
        )}
      />
      <Route
        path={OFFICE_PAGES.numbers}
        element={inside(
          (person) => (
            <LatePage texts={NUMBERS_TEXTS}>
              <NumbersPage self={person} />
            </LatePage>
          ),
          'operation.view-numbers',
        )}
      />
      <Route
        path={OFFICE_PAGES.audit}
        element={inside(
          () => (
            <LatePage texts={AUDIT_TEXTS}>
              <AuditPage />
            </LatePage>
          ),
          'audit.view',
        )}
      />
      <Route
        path={OFFICE_PAGES.dealer}
        element={inside(
          () => (
            <LatePage texts={DEALER_TEXTS}>
              <DealerPage />
            </LatePage>
          ),
          'operation.view-dealer',
        )}
      />
      <Route
        path={`${OFFICE_PAGES.desk}/:queue?`}
        element={inside((person) => (
          <LatePage texts={DESK_TEXTS}>
            <DeskPage self={person} />
          </LatePage>
        ))}
      />
      <Route
        path={OFFICE_PAGES.order}
        element={inside(
          (person) => (
            <LatePage texts={ORDER_TEXTS}>
              <OrderPage self={person} />
            </LatePage>
          ),
          'orders.view',
        )}
      />
      <Route
        path={OFFICE_PAGES.account}
        element={inside((person) => (
          <LatePage texts={ACCOUNT_TEXTS}>
            <AccountPage person={person} />
          </LatePage>
        ))}
      />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
