import { memorandum } from '../areas/agreement/memorandum/area.ts';
import { signing } from '../areas/agreement/signing/area.ts';
import { kyc } from '../areas/client/kyc/area.ts';
import { approvals } from '../areas/desk/approvals/area.ts';
import { auditPage } from '../areas/desk/audit-page/area.ts';
import { investors } from '../areas/desk/investors/area.ts';
import { messages } from '../areas/desk/messages/area.ts';
import { numbers } from '../areas/desk/numbers/area.ts';
import { orders } from '../areas/desk/orders/area.ts';
import { queues } from '../areas/desk/queues/area.ts';
import { representativeRegister } from '../areas/desk/representative-register/area.ts';
import { tellings } from '../areas/desk/tellings/area.ts';
import { admissions } from '../areas/firm/admissions/area.ts';
import { dealer } from '../areas/firm/dealer/area.ts';
import { exports } from '../areas/firm/exports/area.ts';
import { proposals } from '../areas/firm/proposals/area.ts';
import { registrations } from '../areas/firm/registrations/area.ts';
import { roleChanges } from '../areas/firm/role-changes/area.ts';
import { staff } from '../areas/firm/staff/area.ts';
import { trustee } from '../areas/firm/trustee/area.ts';
import { bank } from '../areas/money/bank/area.ts';
import { finconnect } from '../areas/money/finconnect/area.ts';
import { payments } from '../areas/money/payments/area.ts';
import { reconciliation } from '../areas/money/reconciliation/area.ts';
import { deals } from '../areas/offering/deals/area.ts';
import { newDeals } from '../areas/offering/new-deals/area.ts';
import { afterUpgrade } from '../areas/order/after-upgrade/area.ts';
import { changes } from '../areas/order/changes/area.ts';
import { exemptions } from '../areas/order/exemptions/area.ts';
import { purchasers } from '../areas/order/purchasers/area.ts';
import { trades } from '../areas/order/trades/area.ts';
import { accounts } from '../areas/people/accounts/area.ts';
import { articles } from '../areas/people/articles/area.ts';
import { clientErrors } from '../areas/people/client-errors/area.ts';
import { contact } from '../areas/people/contact/area.ts';
import { drafts } from '../areas/people/drafts/area.ts';
import { optionalMails } from '../areas/people/optional-mails/area.ts';
import { representatives } from '../areas/people/representatives/area.ts';
import { waitingList } from '../areas/people/waiting-list/area.ts';
import { dealerForm } from '../areas/service/dealer-form/area.ts';
import { orderViews } from '../areas/service/order-views/area.ts';
import { ownAccount } from '../areas/service/own-account/area.ts';
import { statements } from '../areas/service/statements/area.ts';
import { platformArea } from './platform-area.ts';

/** Every area of the portal, the lowest first. */
export const AREAS = [
  clientErrors,
  representatives,
  accounts,
  contact,
  waitingList,
  optionalMails,
  articles,
  drafts,
  kyc,
  dealer,
  staff,
  exports,
  proposals,
  registrations,
  roleChanges,
  admissions,
  trustee,
  deals,
  newDeals,
  exemptions,
  trades,
  purchasers,
  changes,
  afterUpgrade,
  memorandum,
  signing,
  payments,
  bank,
  finconnect,
  reconciliation,
  orderViews,
  dealerForm,
  statements,
  ownAccount,
  queues,
  orders,
  approvals,
  tellings,
  messages,
  investors,
  representativeRegister,
  auditPage,
  numbers,
  platformArea,
] as const;
