import { z } from 'zod';
import { AppError } from '../../../../platform/http/app-error.ts';
import { fileAnswer } from '../../../../platform/http/routing/reply.ts';
import { publicRoute, type Route } from '../../../../platform/http/routing/route.ts';
import { FILM_PARTS } from './film-parts.ts';
import { askedOf, FILM_FILE_TYPES, openFilmPart } from './serve-film-file.ts';

const FilmParams = z.object({ id: z.string().max(64), part: z.string().max(20) });
const Part = z.enum(FILM_PARTS);

export const filmRoutes: readonly Route[] = [
  publicRoute({
    method: 'GET',
    path: '/films/:id/:part',
    summary: 'A film about the platform: its video, its cover or its captions',
    description: 'Takes `Range` with one range of bytes. The content of an address never changes.',
    params: FilmParams,
    resources: { id: 'published', part: 'published' },
    answer: fileAnswer,
    produces: FILM_FILE_TYPES,
    revalidates: true,
    ranges: true,
    errors: ['NOT_FOUND'],
    handler: async ({ params, raw: { headers } }, deps) => {
      const part = Part.safeParse(params.part);
      if (!part.success) {
        throw new AppError('NOT_FOUND');
      }
      return openFilmPart(deps, { filmId: params.id, part: part.data }, askedOf(headers));
    },
  }),
];
