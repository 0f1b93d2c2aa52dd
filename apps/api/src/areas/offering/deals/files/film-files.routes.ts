import { z } from 'zod';
import { fileAnswer } from '../../../../platform/http/routing/reply.ts';
import { publicRoute, type Route } from '../../../../platform/http/routing/route.ts';
import { askedOf, FILM_FILE_TYPES } from '../films/serve-film-file.ts';
import { openFilmFile } from './film-address.ts';

const LinkQuery = z.object({ expires: z.coerce.number().int(), signature: z.string().max(128) });

export const filmFileRoutes: readonly Route[] = [
  publicRoute({
    method: 'GET',
    path: '/film-files/:id',
    summary: 'A part of a film of a deal: its video, its poster or its captions',
    description:
      'Takes `Range` with one range of bytes. The content of an address never changes. What is not published needs a signed link.',
    params: z.object({ id: z.string().max(64) }),
    resources: { id: 'published', signature: 'credential' },
    checkedByHandler: { query: LinkQuery },
    answer: fileAnswer,
    produces: FILM_FILE_TYPES,
    revalidates: true,
    ranges: true,
    errors: ['NOT_FOUND'],
    handler: async ({ params, query, raw: { headers } }, deps) => {
      const link = LinkQuery.safeParse(query);
      const asked = { ...askedOf(headers), link: link.success ? link.data : null };
      return openFilmFile(deps, params.id, asked);
    },
  }),
];
