import type { ExportList } from '@portal/domain/desk/exports/export-lists';
import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { endExportsOfChanged, forgetEndedExports } from './end-exports-of-changed.ts';
import type { ExportTables } from './export-tables.ts';
import { exportRoutes } from './exports.routes.ts';
import { exportContext, type MakeSheet } from './write-export.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends ExportTables {}
}
declare module '../../../platform/area/area.ts' {
  interface AreaParts {
    /** How its lists are written to a file. */
    readonly exports: { readonly [List in ExportList]?: MakeSheet };
  }
}
declare module '../../../platform/ports/jobs.ts' {
  interface JobPayloads {
    'write-export': { exportId: string };
  }
}

/** Lists of the office as files for a spreadsheet. */
export const exports = area({
  routes: tagged('Office', exportRoutes),
  sealed: [
    {
      table: 'office_exports',
      column: 'sealed_filter',
      keys: ['id'],
      contextOf: (id = '') => exportContext(id),
    },
  ],
  retention: {
    office_exports: 'destroyed-after-use',
  },
  forgets: [forgetEndedExports],
  reactions: { 'staff-changed': [endExportsOfChanged], 'role-given': [endExportsOfChanged] },
});
