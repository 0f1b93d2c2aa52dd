import { LANGUAGES, type Language } from '@portal/domain/ground/people/languages';
import type { Video } from '@portal/domain/offering/deals/deal.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { addressOfPart } from '../films/film-parts.ts';
import { type FilmRecord, findFilms } from '../films/films.store.ts';
import { listPlatformVideos } from './platform-videos.store.ts';
import { presentMedia } from './present-deal.ts';

/**
 * The videos about the platform in one language: first films the portal plays, then links, each in the order the dealer
 * added them. The first of all is the cover.
 */
export async function showPlatformVideos(deps: Pick<Deps, 'db'>, language: Language): Promise<Video[]> {
  const films = await showFilms(deps, language);
  const elsewhere = presentMedia(await listPlatformVideos(deps.db), language);
  return [...films, ...elsewhere].map((video, place) => ({ ...video, cover: place === 0 }));
}

/** The films about the platform in one language; the first is the cover. */
async function showFilms(deps: Pick<Deps, 'db'>, language: Language): Promise<Video[]> {
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
