import { fileQuerySchema, fileRowQuerySchema } from '@portal/domain/money/bank/lines/file-query';
import { bankFilesSchema, fileRowsSchema } from '@portal/domain/money/bank/statements/office-bank-files.wire';
import { z } from 'zod';
import { ok, type Route } from '../../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../../platform/http/routing/staff-route.ts';
import { showFileRows } from './show-file-rows.ts';
import { showFiles } from './show-files.ts';

/** The banks' imported files, and what became of their rows. */
export const bankFileRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/money/accounts/:accountId/statements',
    summary: 'The files imported for a trust account, newest first',
    permission: 'payments.view-bank',
    params: z.object({ accountId: z.string() }),
    resources: { accountId: 'office-thing' },
    query: fileQuerySchema,
    answer: bankFilesSchema,
    handler: async ({ params, query }, deps) => ok(await showFiles(deps, params.accountId, query)),
  }),
  staffRoute({
    method: 'GET',
    path: '/office/money/statements/:statementId/rows',
    summary: 'The rows of a file as its bank sent them, and what became of each',
    description:
      'Each look is recorded in the audit log. What the bank wrote is only for roles that import files.',
    permission: 'payments.view-bank',
    params: z.object({ statementId: z.string() }),
    resources: { statementId: 'office-thing' },
    query: fileRowQuerySchema,
    answer: fileRowsSchema,
    handler: async ({ actor, params, query }, deps) =>
      ok(await showFileRows(deps, actor, params.statementId, query)),
  }),
];
