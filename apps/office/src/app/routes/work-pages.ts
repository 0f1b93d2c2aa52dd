import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { Namespace } from '@portal/messages/namespaces';
import { lazy } from 'react';
import type { OfficePage } from './office-page.ts';

const ORDER_TEXTS: readonly Namespace[] = [
  'officeActions',
  'officeDesk',
  'officeExceptions',
  'officeExemption',
  'officeOrder',
  'officeOrderMoney',
  'officeFlags',
  'officeReading',
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
  'room',
  'trades',
];

/** The pages of daily work: the desk, orders, investors and their messages. */
export const WORK_PAGES: readonly OfficePage[] = [
  {
    path: `${OFFICE_PAGES.desk}/:queue?`,
    texts: ['officeDesk', 'officeExports', 'officeWork', 'places', 'trades'],
    Page: lazy(async () => ({ default: (await import('#features/desk/queues/desk-page.tsx')).DeskPage })),
  },
  {
    path: OFFICE_PAGES.order,
    action: 'orders.view',
    texts: ORDER_TEXTS,
    Page: lazy(async () => ({ default: (await import('#features/desk/orders/order-page.tsx')).OrderPage })),
  },
  {
    path: OFFICE_PAGES.investors,
    action: 'investors.view',
    texts: ['officeInvestors', 'officeDesk', 'officeExports', 'places'],
    Page: lazy(async () => ({
      default: (await import('#features/desk/investors/investors-page.tsx')).InvestorsPage,
    })),
  },
  {
    path: OFFICE_PAGES.investor,
    action: 'investors.view',
    texts: [...ORDER_TEXTS, 'officeInvestors', 'officeMessages', 'contact', 'onboarding', 'security'],
    Page: lazy(async () => ({
      default: (await import('#features/desk/investors/investor-page.tsx')).InvestorPage,
    })),
  },
  {
    path: `${OFFICE_PAGES.messages}/*`,
    action: 'messages.view',
    texts: ['officeMessages', 'officeDesk', 'officeExports', 'contact'],
    Page: lazy(async () => ({
      default: (await import('#features/desk/messages/messages-pages.tsx')).MessagesPages,
    })),
  },
];
