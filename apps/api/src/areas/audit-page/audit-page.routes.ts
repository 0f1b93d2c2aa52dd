import { auditChainSchema, auditPageSchema, auditQuerySchema } from '@portal/domain/wire/office-audit';
import { ok, type Route } from '../../platform/http/route.ts';
import { staffRoute } from '../../platform/http/staff-route.ts';
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
    method: 'GET',
    path: '/office/audit/chain',
    summary: 'How far the audit log is chained',
    permission: 'audit.view',
    answer: auditChainSchema,
    handler: async (_request, deps) => ok(await showAuditChain(deps)),
  }),
];
