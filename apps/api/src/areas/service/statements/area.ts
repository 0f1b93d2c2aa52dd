import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import type { StatementTables } from './statement-tables.ts';
import { statementRoutes } from './statements.routes.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends StatementTables {}
}

/** All orders of a person as of a day. */
export const statements = area({
  routes: tagged('Orders', statementRoutes),
  retention: {
    statements: 'destroyed-with-account',
  },
});
