import {
  approveDayInput,
  dayPaperInput,
  dayPaperSchema,
  explainDifferenceInput,
  prepareDayInput,
  readBalanceInput,
  returnDayInput,
  trustDaySchema,
  trustDaysSchema,
  withdrawDayInput,
} from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { z } from 'zod';
import { ok, type Route } from '../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../platform/http/routing/staff-route.ts';
import { closeDay } from './close-day.ts';
import { explainDifference } from './explain-difference.ts';
import { linkToDayPaper } from './link-to-day-paper.ts';
import { endDayProposal, prepareDay } from './prepare-day.ts';
import { readBalance } from './read-balance.ts';
import { showDay } from './show-day.ts';
import { showDays } from './show-days.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const OF_DAY = { params: z.object({ day }), resources: { day: 'office-thing' } } as const;
const OF_PROPOSAL = {
  params: z.object({ day }),
  resources: { day: 'office-thing', proposalId: 'own-name' },
  answer: z.null(),
} as const;

/** Days of the trust accounts: reconciled three ways, explained, prepared by one person and closed by another. */
export const reconciliationRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/money/days',
    summary: 'Days of the trust accounts, to be closed and closed',
    permission: 'payments.view-bank',
    query: z.strictObject({ before: day.optional() }),
    answer: trustDaysSchema,
    handler: async ({ query }, deps) => ok(await showDays(deps, query.before)),
  }),
  staffRoute({
    method: 'GET',
    path: '/office/money/days/:day',
    summary: 'A day of the trust accounts: three balances and every difference between them',
    description: 'As it was closed, or as of now.',
    permission: 'payments.view-bank',
    ...OF_DAY,
    answer: trustDaySchema,
    errors: ['NOT_FOUND'],
    handler: async ({ params, actor }, deps) => ok(await showDay(deps, actor, params.day)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/days/:day/explanations',
    summary: 'Explain a difference',
    description: 'Earlier explanations stay. A proposal prepared without this one ends.',
    permission: 'payments.reconcile',
    ...OF_DAY,
    body: explainDifferenceInput,
    answer: z.null(),
    errors: ['NOT_FOUND', 'DAY_NOT_READY', 'CHANGED_MEANWHILE'],
    handler: async ({ params, actor, body }, deps) => {
      await explainDifference(deps, actor, params.day, body);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/days/:day/balances',
    summary: "Record the balance on the bank's page for an account in which nothing moved",
    permission: 'payments.reconcile',
    params: OF_DAY.params,
    resources: { ...OF_DAY.resources, accountId: 'office-thing' },
    body: readBalanceInput,
    answer: z.null(),
    errors: ['NOT_FOUND', 'DAY_NOT_READY', 'BALANCE_DIFFERS'],
    handler: async ({ params, actor, body }, deps) => {
      await readBalance(deps, actor, params.day, body);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/days/:day/prepare',
    summary: 'Propose to close a day as it was seen',
    description: 'Nothing is closed until a second person has reviewed it.',
    permission: 'payments.reconcile',
    ...OF_DAY,
    body: prepareDayInput,
    answer: z.null(),
    errors: ['NOT_FOUND', 'DAY_NOT_READY', 'CHANGED_MEANWHILE', 'PROPOSAL_OPEN', 'NOBODY_TO_APPROVE'],
    handler: async ({ params, actor, body }, deps) => {
      await prepareDay(deps, actor, params.day, body.hash);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/days/:day/approve',
    summary: 'Close a day that somebody else prepared, as it was seen',
    description: 'Where anything has changed since, it is not closed and has to be prepared again.',
    permission: 'payments.review-reconciliation',
    needsFreshProof: true,
    ...OF_PROPOSAL,
    body: approveDayInput,
    errors: ['NOT_FOUND', 'OWN_WORK', 'PROPOSAL_OVER', 'CHANGED_MEANWHILE'],
    handler: async ({ params, actor, body }, deps) => {
      await closeDay(deps, actor, params.day, body);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/days/:day/return',
    summary: 'Return a prepared day to its preparer, with the reason',
    permission: 'payments.review-reconciliation',
    ...OF_PROPOSAL,
    body: returnDayInput,
    errors: ['NOT_FOUND', 'PROPOSAL_OVER', 'OWN_WORK'],
    handler: async ({ params, actor, body }, deps) => {
      await endDayProposal(deps, actor, params.day, body);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/days/:day/withdraw',
    summary: 'Withdraw a day that one prepared oneself',
    permission: 'payments.reconcile',
    ...OF_PROPOSAL,
    body: withdrawDayInput,
    errors: ['NOT_FOUND', 'PROPOSAL_OVER', 'WORK_OF_ANOTHER'],
    handler: async ({ params, actor, body }, deps) => {
      await endDayProposal(deps, actor, params.day, { ...body, reason: null });
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/days/:day/paper',
    summary: 'A short-lived link to the sealed paper of a closed day',
    permission: 'payments.view-bank',
    ...OF_DAY,
    body: dayPaperInput,
    answer: dayPaperSchema,
    errors: ['NOT_FOUND'],
    handler: async ({ params, actor, body }, deps) =>
      ok(await linkToDayPaper(deps, actor, params.day, body.language)),
  }),
];
