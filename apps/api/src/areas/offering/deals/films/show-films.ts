import type { Language } from '@portal/domain/ground/people/languages';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
import type { Video } from '@portal/domain/offering/deals/deal.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { addressOfPart } from './film-parts.ts';
import { type FilmRecord, findFilms } from './films.store.ts';

/** The films about the platform, described in one language; the first is the one for lists. */
export async function showFilms(deps: Pick<Deps, 'db'>, language: Language): Promise<Video[]> {
  return (await findFilms(deps.db)).map((film, place) => presentFilm(film, place, language));
}

function presentFilm(
  { id, description, contentType, sizeBytes }: FilmRecord,
  place: number,
  language: Language,
): Video {
  return {
    _id: id,
    src: addressOfPart(id, 'video'),
    description: description[language],
    cover: place === 0,
    film: {
      contentType,
      sizeBytes,
      poster: addressOfPart(id, 'cover'),
      captions: LANGUAGES.map((of) => ({ language: of, src: addressOfPart(id, `captions-${of}`) })),
    },
  };
}
