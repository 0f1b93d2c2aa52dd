import { area } from '../../../platform/area/area.ts';
import type { RaceQuestions } from '../../../platform/http/routing/name-last-act.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { auditPageRoutes } from './audit-page.routes.ts';
import { sheetOfAudit } from './export-audit.ts';
import { findLastAct } from './find-last-act.ts';

declare module '../../../platform/deps.ts' {
  interface Questions extends RaceQuestions {}
}

/** The audit log, as the office reads it. */
export const auditPage = area({
  routes: tagged('Office', auditPageRoutes),
  exports: { audit: sheetOfAudit },
  answers: { 'last-act': findLastAct },
});
