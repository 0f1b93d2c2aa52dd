import { DESK_QUEUES } from '../../../packages/domain/src/desk/queues/desk-queues.ts';
import type { MeasuredRole } from '../office/office-sessions.ts';
import type { SubjectKind } from './growth-subjects.ts';

/** One way in which a call is asked. `:name` in its query is of its subject, as the parameters of its path are. */
export type Asked = {
  /** What is asked beyond the path, for the report. */
  what?: string;
  query?: Readonly<Record<string, string>>;
  of?: SubjectKind;
  /** Whose press it is, where it is not the first role that may. */
  as?: MeasuredRole;
};

/** Every read of an investor and of the office that people wait for, by its path. What is in neither list does not pass (`growth-calls.test.mjs`). */
export const GROWTH_CALLS: Readonly<Record<string, readonly Asked[]>> = {
  '/user/profile': [{ of: 'own order' }],
  '/user/representative': [{ of: 'own order' }],
  '/user/onboarded': [{ of: 'own order' }],
  '/user/email': [{ of: 'own order' }],
  '/user/session': [{ of: 'own order' }],
  '/user/sessions': [{ of: 'own order' }],
  '/user/two-factor': [{ of: 'own order' }],
  '/user/kyc/details': [{ of: 'own order' }],
  '/user/kyc/set-aside': [{ of: 'own order' }],
  '/user/account': [{ of: 'own order' }],
  '/user/list/deal/live': [{ of: 'own order' }],
  '/user/deal/live/:id': [{ of: 'own deal' }],
  '/user/platform-videos': [{ of: 'own order' }],
  '/user/trade/:id': [{ of: 'own order' }],
  '/user/room': [{ of: 'own deal', query: { dealId: ':id' } }],
  '/user/trades/:userId': [
    { of: 'own order' },
    { what: 'archived', of: 'own order', query: { archived: '1' } },
  ],
  '/user/purchases': [{ of: 'own order' }],
  '/user/trade/signing/:id': [{ of: 'own order to sign' }],
  '/user/trade/dealer/:id': [{ of: 'own order' }],

  '/office/dealer': [{}],
  '/office/me': [{}],
  '/office/sessions': [{}],
  '/office/people': [{}],
  '/office/people/:staffId/work': [{ of: 'colleague' }],
  '/office/exports': [{}],
  '/office/role-changes': [{}],
  '/office/admissions': [{}],
  '/office/newcomers': [{}],
  '/office/dealer/registrations': [{}],
  '/office/dealer/rules': [{}],
  '/office/dealer/trustee': [{}],
  '/office/tellings': [{}],
  '/office/approvals': [{}, { what: 'for others', query: { part: 'for-others' } }],

  '/office/deals': [{}],
  '/office/deals/:dealId': [{ of: 'deal' }],
  '/office/deals/:dealId/versions/:number': [{ of: 'version of a deal' }],
  '/office/deals/:dealId/compare': [{ of: 'version of a deal', query: { from: ':number', to: 'draft' } }],
  '/office/deals/:dealId/memorandum': [{ of: 'deal' }],

  '/office/money/debits': [{}],
  '/office/money/debits/files': [{}],
  '/office/money/returns': [{}],
  '/office/money/flags': [{}, { what: 'cleared', query: { state: 'cleared' } }],
  '/office/money/accounts': [{}],
  '/office/money/accounts/:accountId/statements': [{ of: 'trust account' }],
  '/office/money/statements/:statementId/rows': [
    { of: 'bank file' },
    { what: 'passed over', of: 'bank file', query: { show: 'passed-over' } },
  ],
  '/office/money/lines': [
    {},
    { what: 'money in', query: { way: 'in' } },
    { what: 'money out', query: { way: 'out' } },
    { what: 'of an account', of: 'trust account', query: { account: ':accountId' } },
    { what: 'by a name', of: 'name', query: { search: ':name' } },
    { what: 'by an amount', of: 'amount', query: { search: ':dollars' } },
  ],
  '/office/money/orders': [
    { what: 'by a name', of: 'name', query: { search: ':name' } },
    { what: 'by a reference', of: 'order', query: { search: ':reference' } },
  ],
  '/office/money/matches': [
    {},
    { what: 'undone', query: { state: 'undone' } },
    { what: 'standing', query: { state: 'standing' } },
    { what: 'of a line', of: 'line of the bank', query: { line: ':lineId' } },
  ],
  '/office/money/unapplied': [{}, { what: 'used', query: { state: 'used' } }],
  '/office/money/days': [{}, { what: 'before a day', of: 'past day', query: { before: ':day' } }],
  '/office/money/days/:day': [{ of: 'day in trust' }],

  '/office/desk': [{}, { what: 'of a representative', as: 'representative' }],
  ...Object.fromEntries(
    DESK_QUEUES.flatMap((queue) => [
      [`/office/desk/${queue}`, [{}]],
      [`/office/desk/${queue}/choices`, [{}]],
    ]),
  ),
  '/office/desk/new-orders': [
    {},
    { what: 'of a representative', as: 'representative' },
    { what: 'by name', query: { sort: 'name' } },
    { what: 'due today, of Ontario', query: { due: 'today', province: 'CAN-ON' } },
  ],
  '/office/desk/all-orders': [
    {},
    { what: 'of a representative', as: 'representative' },
    { what: 'by a reference', of: 'order', query: { search: ':reference' } },
    { what: 'by a name', of: 'name', query: { search: ':name' } },
    { what: 'took decision', query: { took: 'decision', snoozed: 'all' } },
    { what: 'took money', query: { took: 'money', snoozed: 'all' } },
    { what: 'the largest', query: { sort: 'largest' } },
    { what: 'the newest', query: { sort: 'newest' } },
    { what: 'by name', query: { sort: 'name' } },
    { what: 'of Nova Scotia, declined', query: { province: 'CAN-NS', status: 'declined' } },
    { what: 'settled', query: { status: 'settled' } },
    { what: 'of a deal', of: 'deal', query: { deal: ':dealId' } },
    { what: 'with a representative', of: 'representative', query: { representative: ':representativeId' } },
    { what: 'paid by debit', query: { method: 'debit' } },
  ],
  '/office/orders/:orderId': [{ of: 'order' }],
  '/office/orders/:orderId/exemption': [{ of: 'order' }],
  '/office/orders/:orderId/timeline': [{ of: 'order' }],
  '/office/orders/:orderId/profiles/:kycId': [{ of: 'order with a profile' }],
  '/office/messages': [{}, { what: 'all', query: { state: 'all' } }],
  '/office/messages/:messageId': [{ of: 'message' }],

  '/office/investors': [
    {},
    { what: 'by words', of: 'name', query: { search: ':name' } },
    { what: 'by a phone number', of: 'end of a phone number', query: { search: ':digits' } },
    { what: 'with open orders', query: { orders: 'open' } },
    { what: 'without orders', query: { orders: 'none' } },
    { what: 'profile none', query: { profile: 'none' } },
    { what: 'profile begun', query: { profile: 'begun' } },
    { what: 'profile submitted', query: { profile: 'submitted' } },
    { what: 'to confirm', query: { profile: 'to-confirm' } },
    { what: 'settled', query: { reached: 'settled' } },
    { what: 'took profile', query: { took: 'profile' } },
    { what: 'of Nova Scotia', query: { province: 'CAN-NS' } },
    { what: 'with a representative', of: 'representative', query: { representative: ':representativeId' } },
    { what: 'of a representative', as: 'representative' },
  ],
  '/office/investors/:investorId': [{ of: 'investor' }],
  '/office/investors/:investorId/profiles/:kycId': [{ of: 'investor with a profile' }],
  '/office/representatives': [{}],
  '/office/audit': [
    {},
    { what: 'one day', of: 'past day', query: { day: ':day' } },
    { what: 'a person on a day', of: 'colleague on a past day', query: { person: ':staffId', day: ':day' } },
    { what: 'a person', of: 'colleague', query: { person: ':staffId' } },
    { what: 'an investor', of: 'investor', query: { investor: ':investorId' } },
    { what: 'an order', of: 'order', query: { order: ':reference' } },
    { what: 'approvals', query: { action: 'trade.approved' } },
  ],
  '/office/audit/chain': [{}],
  '/office/numbers': [{}],
};
