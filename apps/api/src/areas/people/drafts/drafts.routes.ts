import { DRAFT_MAX_BYTES, DRAFT_SCOPE_PATTERN, draftSchema } from '@portal/domain/people/drafts/draft.wire';
import { z } from 'zod';
import { deviceOf } from '../../../platform/http/device-of.ts';
import { investorRoute, ok, type Route } from '../../../platform/http/routing/route.ts';
import { saveDraft } from './save-draft.ts';
import { showDraft } from './show-draft.ts';

const ScopeParams = z.object({ scope: z.string().regex(DRAFT_SCOPE_PATTERN) });

const DraftBody = z.object({
  /** When it was typed, by the device's own clock: a request overtaken by a newer one changes nothing. */
  typedAt: z.iso.datetime().optional(),
  data: z
    .record(z.string(), z.unknown())
    .nullable()
    .refine((data) => Buffer.byteLength(JSON.stringify(data)) <= DRAFT_MAX_BYTES, {
      error: 'errors.tooLong',
    }),
});

export const draftRoutes: readonly Route[] = [
  investorRoute({
    method: 'GET',
    path: '/user/draft/:scope',
    summary: 'What was typed on a page and not submitted yet',
    params: ScopeParams,
    resources: { scope: 'own-name' },
    answer: draftSchema,
    handler: async (request, deps) =>
      ok(await showDraft(deps, request.actor.investorId, request.params.scope)),
  }),
  investorRoute({
    method: 'POST',
    path: '/user/draft/:scope',
    summary: 'Save what was typed on a page; null data discards it',
    params: ScopeParams,
    resources: { scope: 'own-name' },
    answer: draftSchema,
    body: DraftBody,
    handler: async (request, deps) =>
      ok(
        await saveDraft(deps, request.actor.investorId, request.params.scope, {
          ...request.body,
          device: deviceOf(request.actor.sessionTokenHash),
        }),
      ),
  }),
];
