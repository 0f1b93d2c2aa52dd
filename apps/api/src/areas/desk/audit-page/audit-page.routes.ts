import { exportSchema } from '@portal/domain/desk/exports/office-exports.wire';
import {
  auditChainSchema,
  auditFilterSchema,
  auditPageSchema,
  auditQuerySchema,
} from '@portal/domain/firm/audit/office-audit.wire';
import { created, ok, type Route } from '../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../platform/http/routing/staff-route.ts';
import { EXPORT_LIMIT } from '../../firm/exports/export-limit.ts';
import { exportAudit } from './export-audit.ts';
import { showAuditChain } from './show-audit-chain.ts';
import { showAuditLog } from './show-audit-log.ts';

/** The audit log as the office reads it. */
export const auditPageRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/audit',
    summary: 'A page of the audit log',
    description:
      'Fifty rows, newest first, by the filters of the address; an unknown filter is refused. Looking is on record itself.',
    permission: 'audit.view',
    query: auditQuerySchema,
    answer: auditPageSchema,
    handler: async ({ actor, query }, deps) => ok(await showAuditLog(deps, actor, query)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/audit/export',
    summary: 'Ask for rows of the audit log as a file for a spreadsheet',
    description:
      'Of the rows that the filter of the body describes and that there are now, newest first. The file is written after this call.',
    permission: 'audit.view',
    needsFreshProof: true,
    body: auditFilterSchema,
    answer: exportSchema,
    success: [201],
    errors: ['EXPORT_TOO_LONG'],
    rateLimit: EXPORT_LIMIT,
    handler: async ({ actor, body, language }, deps) =>
      created(await exportAudit(deps, actor, body, language)),
  }),
  staffRoute({
    method: 'GET',
    path: '/office/audit/chain',
    summary: 'How far the audit log is chained',
    permission: 'audit.view',
    answer: auditChainSchema,
    handler: async (_request, deps) => ok(await showAuditChain(deps)),
  }),
];
