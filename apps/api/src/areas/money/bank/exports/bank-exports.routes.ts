import { exportSchema } from '@portal/domain/desk/exports/office-exports.wire';
import { lineFilterSchema, matchFilterSchema } from '@portal/domain/money/bank/lines/line-query';
import { created, type Route } from '../../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../../platform/http/routing/staff-route.ts';
import { EXPORT_LIMIT } from '../../../firm/exports/export-limit.ts';
import { exportLines } from './sheet-of-lines.ts';
import { exportMatches } from './sheet-of-matches.ts';

const OF_LIST = {
  method: 'POST',
  description:
    'Of the rows that the filter of the body describes, in the order of the list. The file is written after this call.',
  permission: 'payments.view-bank',
  answer: exportSchema,
  success: [201],
  errors: ['EXPORT_TOO_LONG'],
  rateLimit: EXPORT_LIMIT,
} as const;

/** Lines of statements, and what they were matched to, as spreadsheet files. */
export const bankExportRoutes: readonly Route[] = [
  staffRoute({
    ...OF_LIST,
    path: '/office/money/lines/export',
    summary: 'Request the statement lines that are not fully matched as a spreadsheet file',
    body: lineFilterSchema,
    handler: async ({ actor, body, language }, deps) =>
      created(await exportLines(deps, actor, body, language)),
  }),
  staffRoute({
    ...OF_LIST,
    path: '/office/money/matches/export',
    summary: 'Request the matches of statement lines as a spreadsheet file',
    body: matchFilterSchema,
    handler: async ({ actor, body, language }, deps) =>
      created(await exportMatches(deps, actor, body, language)),
  }),
];
