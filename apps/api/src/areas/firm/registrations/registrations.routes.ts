import {
  officeRegistrationsSchema,
  servedProvincesSchema,
} from '@portal/domain/firm/registrations/registrations.wire';
import { ok, publicRoute, type Route } from '../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../platform/http/routing/staff-route.ts';
import { listServedProvinces } from './list-served-provinces.ts';
import { showRegistrations } from './show-registrations.ts';

/** It changes a few times in years; whoever orders is judged by what stands then. */
const CACHE = 'public, max-age=60';

export const servedProvinceRoutes: readonly Route[] = [
  publicRoute({
    method: 'GET',
    path: '/served-provinces',
    summary: 'The provinces and territories where the dealer takes orders today',
    answer: servedProvincesSchema,
    handler: async (_request, deps) => ok(await listServedProvinces(deps), { 'cache-control': CACHE }),
  }),
];

/** Where the dealer is registered, for its own people. */
export const registrationRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/dealer/registrations',
    summary: 'Where the dealer is, was and will be registered, and who said so',
    permission: 'operation.view-dealer',
    answer: officeRegistrationsSchema,
    handler: async (_request, deps) => ok(await showRegistrations(deps)),
  }),
];
