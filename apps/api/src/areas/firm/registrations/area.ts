import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { answerServedProvinces } from './list-served-provinces.ts';
import type { RegistrationQuestions } from './registration-questions.ts';
import type { RegistrationTables } from './registration-tables.ts';
import { registrationRoutes, servedProvinceRoutes } from './registrations.routes.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends RegistrationTables {}
}
declare module '../../../platform/deps.ts' {
  interface Questions extends RegistrationQuestions {}
}

/** Where the dealer is registered, as two people approved it. */
export const registrations = area({
  routes: [...tagged('Accounts', servedProvinceRoutes), ...tagged('Office', registrationRoutes)],
  retention: {
    dealer_registrations: 'of-staff',
  },
  answers: {
    'served-provinces': answerServedProvinces,
  },
});
