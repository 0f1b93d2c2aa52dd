import { officeMemorandumSchema } from '@portal/domain/agreement/memorandum/office-memorandum.wire';
import type { StaffAction } from '@portal/domain/firm/staff/permissions';
import type { ErrorCode } from '@portal/domain/ground/errors/error-catalogue';
import { z } from 'zod';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { ok, type Route } from '../../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../../platform/http/routing/staff-route.ts';
import { showMemorandumVersions } from './show-memorandum-versions.ts';

type Move<Body extends object> = {
  /** The last part of the path. */
  move: string;
  summary: string;
  description?: string;
  permission: StaffAction;
  needsFreshProof?: boolean;
  body: z.core.$ZodType<Body>;
  resources?: Readonly<Record<string, 'own-name'>>;
  errors?: readonly ErrorCode[];
  run: (deps: Deps, by: StaffActor, about: Body & { dealId: string }) => Promise<void>;
};

/** A call that changes something about a deal's memorandum and answers with its new state. */
export function memorandumMove<Body extends object>({ move, run, resources, ...facts }: Move<Body>): Route {
  return staffRoute({
    ...facts,
    method: 'POST',
    path: `/office/deals/:dealId/memorandum/${move}`,
    params: z.object({ dealId: z.string().max(64) }),
    resources: { ...resources, dealId: 'deal' },
    answer: officeMemorandumSchema,
    handler: async ({ actor, params, body }, deps) => {
      await run(deps, actor, { ...body, ...params });
      return ok(await showMemorandumVersions(deps, actor, params.dealId));
    },
  });
}
