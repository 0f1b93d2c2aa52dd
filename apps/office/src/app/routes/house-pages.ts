import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { lazy } from 'react';
import { FirstPage } from '../pages/first-page.tsx';
import { RolePage } from '../pages/role-page.tsx';
import type { OfficePage } from './office-page.ts';

/** The pages about the office itself: its people, deals, approvals and records. */
export const HOUSE_PAGES: readonly OfficePage[] = [
  { path: OFFICE_PAGES.home, Page: FirstPage },
  { path: OFFICE_PAGES.role, Page: RolePage },
  {
    path: OFFICE_PAGES.account,
    texts: ['officeTold', 'security'],
    Page: lazy(async () => ({
      default: (await import('#features/firm/own-account/account-page.tsx')).AccountPage,
    })),
  },
  {
    path: `${OFFICE_PAGES.deals}/*`,
    action: 'deals.view',
    texts: ['officeDeals', 'officeMemorandum', 'cropping', 'dealProblems', 'deals', 'places', 'trades'],
    Page: lazy(async () => ({
      default: (await import('#features/offering/deals/deals-pages.tsx')).DealsPages,
    })),
  },
  {
    path: OFFICE_PAGES.people,
    action: 'people.view',
    texts: ['officeAdmissions', 'officeApprovals', 'officeRoleChanges'],
    Page: lazy(async () => ({ default: (await import('#features/firm/people/people-page.tsx')).PeoplePage })),
  },
  {
    path: OFFICE_PAGES.representatives,
    action: 'representatives.view',
    texts: ['representatives', 'places'],
    Page: lazy(async () => ({
      default: (await import('#features/people/representatives/representatives-page.tsx'))
        .RepresentativesPage,
    })),
  },
  {
    path: OFFICE_PAGES.approvals,
    action: 'approvals.view',
    texts: ['officeApprovals'],
    Page: lazy(async () => ({
      default: (await import('#features/desk/approvals/approvals-page.tsx')).ApprovalsPage,
    })),
  },
  {
    path: OFFICE_PAGES.numbers,
    action: 'operation.view-numbers',
    texts: ['officeNumbers', 'officeDesk', 'officeInvestors'],
    Page: lazy(async () => ({
      default: (await import('#features/desk/numbers/numbers-page.tsx')).NumbersPage,
    })),
  },
  {
    path: OFFICE_PAGES.audit,
    action: 'audit.view',
    texts: ['officeActions', 'officeAudit', 'officeDesk', 'officeExports'],
    Page: lazy(async () => ({ default: (await import('#features/firm/audit/audit-page.tsx')).AuditPage })),
  },
  {
    path: OFFICE_PAGES.dealer,
    action: 'operation.view-dealer',
    texts: ['officeDealer', 'officeLaw', 'officeRegistrations', 'officeTrustee', 'places'],
    Page: lazy(async () => ({ default: (await import('#features/firm/dealer/dealer-page.tsx')).DealerPage })),
  },
];
