import type { StaffAction } from '@portal/domain/firm/staff/permissions';
import type { ErrorCode } from '@portal/domain/ground/errors/error-catalogue';
import { officeDealSchema } from '@portal/domain/offering/deals/office-deals.wire';
import type { z } from 'zod';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { ok, type Route } from '../../../../platform/http/route.ts';
import { staffRoute } from '../../../../platform/http/staff-route.ts';
import { OF_DEAL } from './of-deal.ts';
import { showOfficeDeal } from './show-office-deal.ts';

type Move<Body extends object> = {
  /** The last part of its address. */
  move: string;
  summary: string;
  description?: string;
  permission: StaffAction;
  body: z.core.$ZodType<Body>;
  resources?: Readonly<Record<string, 'own-name'>>;
  errors: readonly ErrorCode[];
  run: (deps: Deps, by: StaffActor, about: Body & { dealId: string }) => Promise<void>;
};

/** A call that moves a deal and answers how it then stands. */
export function dealMove<Body extends object>({ move, run, resources, ...facts }: Move<Body>): Route {
  return staffRoute({
    ...facts,
    method: 'POST',
    path: `/office/deals/:dealId/${move}`,
    params: OF_DEAL.params,
    resources: { ...resources, ...OF_DEAL.resources },
    answer: officeDealSchema,
    handler: async ({ actor, params, body, language }, deps) => {
      await run(deps, actor, { ...body, ...params });
      return ok(await showOfficeDeal(deps, actor, params.dealId, language));
    },
  });
}
