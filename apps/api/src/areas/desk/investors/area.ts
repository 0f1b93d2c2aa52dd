import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/placed-route.ts';
import { investorDeskRoutes } from './investor-desk.routes.ts';
import { investorPaperRoutes } from './investor-papers.routes.ts';
import { sheetOfInvestors } from './sheet-of-investors.ts';

/** The list and the page of investors. */
export const investors = area({
  routes: [...tagged('Office', investorDeskRoutes), ...tagged('Office', investorPaperRoutes)],
  exports: { investors: sheetOfInvestors },
});
