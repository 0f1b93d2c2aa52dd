import { area, EVERY_FIVE_MINUTES, EVERY_NIGHT, inPortions } from '../platform/area/area.ts';
import type { AuditTables } from '../platform/audit/audit-tables.ts';
import type { KeyTables } from '../platform/crypto/key-tables.ts';
import { MONTHS_AHEAD, makeMonths } from '../platform/db/months/make-months.ts';
import type { FileTables } from '../platform/files/file-tables.ts';
import { sweepFiles } from '../platform/files/kept/sweep-files.ts';
import { fileRoutes } from '../platform/files/links/files.routes.ts';
import { pageRoutes } from '../platform/files/pages/pages.routes.ts';
import { firstPageContext } from '../platform/files/pages/read-first-page.ts';
import { officeUploadRoutes } from '../platform/files/uploads/office-uploads.routes.ts';
import { removeAbandonedUploads } from '../platform/files/uploads/remove-uploads.ts';
import { uploadRoutes } from '../platform/files/uploads/uploads.routes.ts';
import { healthRoutes } from '../platform/health/health.routes.ts';
import type { HttpTables } from '../platform/http/http-tables.ts';
import { SWEPT_AT_ONCE, UPLOADS_REMOVED_AT_ONCE } from '../platform/http/receiving/file-limits.ts';
import { answerContext } from '../platform/http/routing/answer-once.ts';
import { forgetServed } from '../platform/http/routing/forget-served.ts';
import { tagged } from '../platform/http/routing/placed-route.ts';
import { TROUBLED_MAX } from '../platform/jobs/jobs.store.ts';
import { watchJobs } from '../platform/jobs/watch-jobs.ts';
import { mailRoutes } from '../platform/mail/mail.routes.ts';
import type { MailTables } from '../platform/mail/mail-tables.ts';
import type { FromPlace } from '../platform/ports/jobs.ts';
import { reasonContext } from '../platform/reasons/reason-reference.ts';
import type { ReasonTables } from '../platform/reasons/reason-tables.ts';

declare module '../platform/db/tables.ts' {
  interface Tables extends AuditTables, FileTables, HttpTables, KeyTables, MailTables, ReasonTables {}
}
declare module '../platform/ports/jobs.ts' {
  interface JobPayloads {
    'watch-jobs': Record<string, never>;
    'sweep-files': Record<string, never>;
    'remove-abandoned-uploads': FromPlace;
    'make-months': Record<string, never>;
  }
}

/** What belongs to the portal itself and to no area. */
export const platformArea = area({
  routes: [
    ...tagged('Messages', mailRoutes),
    ...tagged('Files', fileRoutes),
    ...tagged('Files', pageRoutes),
    ...tagged('Files', uploadRoutes),
    ...tagged('Office', officeUploadRoutes),
    ...tagged('Operation', healthRoutes),
  ],
  jobs: {
    'watch-jobs': {
      schedule: EVERY_FIVE_MINUTES,
      bounded: { atOnce: TROUBLED_MAX, ends: 'with-portion', rest: 'next-run' },
      run: watchJobs,
    },
    'sweep-files': {
      schedule: EVERY_NIGHT,
      bounded: { atOnce: SWEPT_AT_ONCE, ends: 'by-clock', rest: 'kept-place' },
      run: (deps) => sweepFiles(deps),
    },
    'remove-abandoned-uploads': {
      schedule: EVERY_FIVE_MINUTES,
      bounded: inPortions(UPLOADS_REMOVED_AT_ONCE),
      run: removeAbandonedUploads,
    },
    'make-months': {
      schedule: EVERY_NIGHT,
      bounded: { atOnce: MONTHS_AHEAD, ends: 'with-portion', rest: 'next-run' },
      run: makeMonths,
    },
  },
  sealed: [
    {
      table: 'idempotency_keys',
      column: 'answer',
      keys: ['owner', 'route', 'key'],
      contextOf: (owner = '', route = '', key = '') => answerContext({ owner, route, key }),
    },
    {
      table: 'first_pages',
      column: 'sealed',
      keys: ['sha256'],
      contextOf: (sha256 = '') => firstPageContext(sha256),
    },
    { table: 'typed_reasons', column: 'sealed', keys: ['id'], contextOf: (id = '') => reasonContext(id) },
  ],
  retention: {
    audit_archives: 'of-nobody',
    audit_batches: 'of-nobody',
    audit_head: 'of-nobody',
    audit_leaves: 'of-nobody',
    audit_log: 'kept-as-record',
    audit_waiting: 'of-nobody',
    data_keys: 'of-nobody',
    files: 'destroyed-with-account',
    first_pages: 'of-nobody',
    replaced_files: 'of-nobody',
    sweeps: 'of-nobody',
    uploads: 'destroyed-after-use',
    upload_pieces: 'destroyed-after-use',
    typed_reasons: 'kept-as-record',
    idempotency_keys: 'destroyed-after-use',
    rate_limits: 'destroyed-after-use',
    mail_deliveries: 'destroyed-with-account',
    mail_bounces: 'kept-as-record',
    kysely_migration: 'of-nobody',
  },
  forgets: [forgetServed],
});
