import type { StaffAction } from '@portal/domain/firm/staff/permissions';
import type { ErrorCode } from '@portal/domain/ground/errors/error-catalogue';
import { officeDealSchema } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { z } from 'zod';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { ok, type Route } from '../../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../../platform/http/routing/staff-route.ts';
import { showOfficeDeal } from './show-office-deal.ts';

export const DealParams = z.object({ dealId: z.string().max(64) });

/** What calls about one deal have in common. */
export const OF_DEAL = { params: DealParams, resources: { dealId: 'deal' } } as const;

/** Why a draft cannot be changed. */
export const STALE = ['CHANGED_BY_SOMEBODY', 'DEAL_STATE_REFUSES'] as const;

type Move<Body extends object> = {
  /** The last part of its path. */
  move: string;
  summary: string;
  description?: string;
  permission: StaffAction;
  needsFreshProof?: boolean;
  body: z.core.$ZodType<Body>;
  resources?: Readonly<Record<string, 'own-name'>>;
  errors: readonly ErrorCode[];
  run: (deps: Deps, by: StaffActor, about: Body & { dealId: string }) => Promise<void>;
};

/** A call that moves a deal and returns it as it then is. */
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
