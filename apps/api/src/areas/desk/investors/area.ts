import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { sheetOfInvestors } from './export-investors.ts';
import { investorDeskRoutes } from './investor-desk.routes.ts';
import { investorPaperRoutes } from './investor-papers.routes.ts';

/** The list and the page of investors. */
export const investors = area({
  routes: [...tagged('Office', investorDeskRoutes), ...tagged('Office', investorPaperRoutes)],
  exports: { investors: sheetOfInvestors },
});
