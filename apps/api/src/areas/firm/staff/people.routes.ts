import { staffListSchema } from '@portal/domain/firm/staff/staff.wire';
import { StaffVersionInput } from '@portal/domain/firm/staff/staff-schemas';
import { z } from 'zod';
import { ok, type Route } from '../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../platform/http/routing/staff-route.ts';
import { endAccess } from './access/end-access.ts';
import { listPeople } from './people/list-people.ts';

const PersonParams = z.object({ staffId: z.string() });
const OF_PERSON = { params: PersonParams, resources: { staffId: 'staff' } } as const;
/** Why a change of one person by another may be refused. */
const REFUSALS = ['OWN_ACCESS', 'CHANGED_MEANWHILE', 'LAST_ADMINISTRATOR'] as const;

/** The dealer's staff and their access. */
export const peopleRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/people',
    summary: "The dealer's staff",
    permission: 'people.view',
    answer: staffListSchema,
    handler: async (_request, deps) => ok(await listPeople(deps)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/people/:staffId/end',
    summary: "End a person's access to the office",
    permission: 'people.end-access',
    ...OF_PERSON,
    body: StaffVersionInput,
    answer: z.null(),
    errors: REFUSALS,
    handler: async ({ actor, params, body }, deps) => {
      await endAccess(deps, actor, params.staffId, body.version);
      return ok(null);
    },
  }),
];
