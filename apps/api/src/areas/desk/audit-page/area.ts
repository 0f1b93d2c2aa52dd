import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { auditPageRoutes } from './audit-page.routes.ts';
import { sheetOfAudit } from './export-audit.ts';

/** The audit log, as the office reads it. */
export const auditPage = area({
  routes: tagged('Office', auditPageRoutes),
  exports: { audit: sheetOfAudit },
});
