import { centsFromDollars, dollarsFromCents } from '@portal/domain/ground/money/cents';
import {
  MatchLineInput,
  OpenTrustAccountInput,
  OrderSearchQuery,
  SampleFormInput,
  StatementFormInput,
  UndoMatchInput,
} from '@portal/domain/money/bank/lines/bank-schemas';
import { lineQuerySchema, matchQuerySchema } from '@portal/domain/money/bank/lines/line-query';
import {
  bankMatchesSchema,
  fileSampleSchema,
  importedStatementSchema,
  openLinesSchema,
  orderChoicesSchema,
  statementPreviewSchema,
  trustAccountsSchema,
} from '@portal/domain/money/bank/lines/office-money.wire';
import { ChangeLayoutInput } from '@portal/domain/money/bank/statements/change-layout-input';
import { z } from 'zod';
import { created, ok, type Route } from '../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../platform/http/routing/staff-route.ts';
import { changeLayout } from './accounts/change-layout.ts';
import { openTrustAccount } from './accounts/open-trust-account.ts';
import { showTrustAccounts } from './accounts/show-trust-accounts.ts';
import { matchByReference } from './matching/match-by-reference.ts';
import { matchLine } from './matching/match-line.ts';
import { searchOrderChoices } from './matching/order-choices.ts';
import { showMatches } from './matching/show-matches.ts';
import { showOpenLines } from './matching/show-open-lines.ts';
import { undoMatch } from './matching/undo-match.ts';
import { importStatement } from './statements/import-statement.ts';
import { presentPreview, previewStatement } from './statements/preview-statement.ts';
import { readApart } from './statements/read-apart.ts';
import { readSampleForm, readStatementForm } from './statements/read-statement-form.ts';

const AccountParams = z.object({ accountId: z.string() });
const OF_ACCOUNT = { params: AccountParams, resources: { accountId: 'office-thing' } } as const;
const FILE = { texts: StatementFormInput, files: ['file'], requiredFiles: ['file'] } as const;

/** Statements of the trust accounts, and what their lines are matched to. */
export const bankRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/money/accounts',
    summary: 'The trust accounts',
    permission: 'payments.view-bank',
    answer: trustAccountsSchema,
    handler: async (_request, deps) => ok(await showTrustAccounts(deps)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/accounts',
    summary: 'Open a trust account',
    permission: 'payments.import',
    body: OpenTrustAccountInput,
    answer: z.object({ id: z.string() }),
    success: [201],
    handler: async ({ actor, body }, deps) => created({ id: await openTrustAccount(deps, actor, body) }),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/accounts/:accountId/layout',
    summary: 'Change how the files of an account with its own layout are read',
    permission: 'payments.import',
    ...OF_ACCOUNT,
    body: ChangeLayoutInput,
    answer: z.null(),
    errors: ['CHANGED_MEANWHILE'],
    handler: async ({ actor, params, body }, deps) => {
      await changeLayout(deps, actor, params.accountId, body);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/accounts/:accountId/preview',
    summary: "Preview a bank's file without storing it",
    permission: 'payments.import',
    ...OF_ACCOUNT,
    multipart: FILE,
    answer: statementPreviewSchema,
    handler: async ({ params, form }, deps) =>
      ok(presentPreview(await previewStatement(deps, params.accountId, await readStatementForm(form)))),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/sample',
    summary: "The first rows of a bank's file, split by a delimiter and an encoding",
    permission: 'payments.import',
    multipart: { ...FILE, texts: SampleFormInput },
    answer: fileSampleSchema,
    handler: async ({ form }) => {
      const { bytes, ...layout } = await readSampleForm(form);
      return ok(await readApart.sample(bytes, layout));
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/accounts/:accountId/statements',
    summary: "Import a bank's file, entirely or not at all",
    description: 'Credits whose order is beyond doubt are matched; all others wait for a person.',
    permission: 'payments.import',
    ...OF_ACCOUNT,
    multipart: FILE,
    answer: importedStatementSchema,
    success: [201],
    errors: ['STATEMENT_KNOWN'],
    handler: async ({ actor, params, form }, deps) => {
      const input = await readStatementForm(form);
      const { closingCents, ...imported } = await importStatement(deps, actor, params.accountId, input);
      const matched = await matchByReference(deps, actor);
      return created({ ...imported, matched, closingBalance: dollarsFromCents(closingCents) });
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/office/money/lines',
    summary: 'Statement lines that are not fully matched, each with the orders it may be for',
    permission: 'payments.view-bank',
    query: lineQuerySchema,
    answer: openLinesSchema,
    handler: async ({ query }, deps) => ok(await showOpenLines(deps, query)),
  }),
  staffRoute({
    method: 'GET',
    path: '/office/money/orders',
    summary: 'Orders by number or investor name, to choose one for a line',
    permission: 'payments.view-bank',
    query: OrderSearchQuery,
    answer: orderChoicesSchema,
    handler: async ({ query }, deps) => ok(await searchOrderChoices(deps.db, query.search)),
  }),
  staffRoute({
    method: 'GET',
    path: '/office/money/matches',
    summary: 'Matches of statement lines, newest first',
    permission: 'payments.view-bank',
    query: matchQuerySchema,
    answer: bankMatchesSchema,
    handler: async ({ query }, deps) => ok(await showMatches(deps, query)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/lines/:lineId/match',
    summary: 'Match a line to the orders that its money is for',
    permission: 'payments.match',
    params: z.object({ lineId: z.string() }),
    resources: { lineId: 'office-thing' },
    body: MatchLineInput,
    answer: z.object({ ids: z.array(z.string()) }),
    success: [201],
    errors: ['LINE_MATCHED', 'ORDER_FUNDED', 'NOT_PAID_OUT'],
    handler: async ({ actor, params, body }, deps) => {
      const { kind, payor, reason, allocations } = body;
      const parts = allocations.map(({ tradeId, amount }) => ({ tradeId, cents: centsFromDollars(amount) }));
      const match = { kind, payor, reason, allocations: parts, how: 'person' } as const;
      return created({ ids: await matchLine(deps, actor, params.lineId, match) });
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/money/matches/:matchId/undo',
    summary: 'Undo a match by a reversing entry',
    permission: 'payments.match',
    params: z.object({ matchId: z.string() }),
    resources: { matchId: 'office-thing' },
    body: UndoMatchInput,
    answer: z.null(),
    errors: ['FUNDS_MISSING', 'UNAPPLIED_IN_USE'],
    handler: async ({ actor, params, body }, deps) => {
      await undoMatch(deps, actor, params.matchId, body.reason);
      return ok(null);
    },
  }),
];
