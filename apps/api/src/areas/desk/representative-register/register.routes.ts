import {
  ActivateRepresentativeInput,
  DeactivateRepresentativeInput,
  NewRepresentativeInput,
  RepresentativeInput,
} from '@portal/domain/people/representatives/representative-schemas';
import { officeRepresentativeListSchema } from '@portal/domain/people/representatives/representatives.wire';
import { z } from 'zod';
import { created, ok, type Route } from '../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../platform/http/routing/staff-route.ts';
import { activateRepresentative } from './activate-representative.ts';
import { addRepresentative } from './add-representative.ts';
import { changeRepresentative } from './change-representative.ts';
import { deactivateRepresentative } from './deactivate-representative.ts';
import { listRegister } from './list-register.ts';

const OF_ONE = {
  permission: 'representatives.change',
  params: z.object({ representativeId: z.string().max(64) }),
  resources: { representativeId: 'published', coverId: 'published' },
  answer: z.null(),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
} as const;

/** The dealer's representatives, as the office keeps them. */
export const registerRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/representatives',
    summary: 'The representatives, with what leans on each',
    permission: 'representatives.view',
    answer: officeRepresentativeListSchema,
    handler: async (_request, deps) => ok(await listRegister(deps)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/representatives',
    summary: 'Add a representative',
    permission: 'representatives.change',
    body: NewRepresentativeInput,
    answer: z.object({ id: z.string() }),
    success: [201],
    handler: async ({ actor, body }, deps) => created({ id: await addRepresentative(deps, actor, body) }),
  }),
  staffRoute({
    ...OF_ONE,
    method: 'POST',
    path: '/office/representatives/:representativeId',
    summary: 'Change what is known of a representative, and who stands in for them',
    body: RepresentativeInput,
    handler: async ({ actor, params, body }, deps) => {
      await changeRepresentative(deps, actor, params.representativeId, body);
      return ok(null);
    },
  }),
  staffRoute({
    ...OF_ONE,
    method: 'POST',
    path: '/office/representatives/:representativeId/deactivate',
    summary: 'Let nobody choose a representative any more',
    description: 'Where they have clients, somebody has to stand in.',
    body: DeactivateRepresentativeInput,
    handler: async ({ actor, params, body }, deps) => {
      await deactivateRepresentative(deps, actor, params.representativeId, body);
      return ok(null);
    },
  }),
  staffRoute({
    ...OF_ONE,
    method: 'POST',
    path: '/office/representatives/:representativeId/activate',
    summary: 'Let a representative be chosen again',
    resources: { representativeId: 'published' },
    body: ActivateRepresentativeInput,
    handler: async ({ actor, params, body }, deps) => {
      await activateRepresentative(deps, actor, params.representativeId, body.version);
      return ok(null);
    },
  }),
];
