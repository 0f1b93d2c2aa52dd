import { representativeChoiceSchema } from '@portal/domain/people/representatives/representatives.wire';
import { z } from 'zod';
import { ok, publicRoute, type Route } from '../../../platform/http/routing/route.ts';
import { listChoices } from './list-choices.ts';

/** It changes a few times a year, and everybody who registers asks for it. */
const CACHE = 'public, max-age=60';

export const representativeRoutes: readonly Route[] = [
  publicRoute({
    method: 'GET',
    path: '/representatives',
    summary: 'The representatives that new investors may choose from',
    answer: z.array(representativeChoiceSchema),
    handler: async (_request, deps) => ok(await listChoices(deps), { 'cache-control': CACHE }),
  }),
];
