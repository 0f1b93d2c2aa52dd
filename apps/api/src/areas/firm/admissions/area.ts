import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { admissionRoutes } from './admissions.routes.ts';

/** Who comes in to the office, which takes two administrators. */
export const admissions = area({ routes: tagged('Office', admissionRoutes) });
