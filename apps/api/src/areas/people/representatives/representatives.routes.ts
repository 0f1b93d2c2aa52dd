import { representativeChoiceSchema } from '@portal/domain/people/representatives/representatives.wire';
import { z } from 'zod';
import { ok, publicRoute, type Route } from '../../../platform/http/route.ts';
import { listChoices } from './list-choices.ts';

/** A list that changes a few times a year, and is asked for by everybody who registers. */
const CACHE = 'public, max-age=60';

export const representativeRoutes: readonly Route[] = [
  publicRoute({
    method: 'GET',
    path: '/representatives',
    summary: 'The representatives whom a person who registers may choose',
    answer: z.array(representativeChoiceSchema),
    handler: async (_request, deps) => ok(await listChoices(deps), { 'cache-control': CACHE }),
  }),
];
