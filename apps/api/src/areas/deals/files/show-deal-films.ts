import type { DealContent } from '@portal/domain/deals/deal-content';
import { LANGUAGES } from '@portal/domain/people/languages';
import { FILM_TYPES, type Video } from '@portal/domain/wire/deal';
import { filmFileAddress } from '@portal/domain/wire/deal-file';
import type { Language } from '@portal/domain/wire/user';
import type { Deps } from '../../../platform/deps.ts';
import { findDealFiles } from './deal-files.store.ts';

/** The films of a deal that have their video, in one language; the first is the one for lists. */
export async function showDealFilms(
  { db }: Pick<Deps, 'db'>,
  { films = [] }: DealContent,
  language: Language,
): Promise<Video[]> {
  const files = await findDealFiles(
    db,
    films.map(({ video }) => video),
  );
  const shown = films.flatMap(({ id, title, video, poster, captions }): Video[] => {
    const file = files.find((each) => each.id === video);
    const contentType = FILM_TYPES.find((type) => type === file?.contentType);
    if (file === undefined || contentType === undefined) {
      return [];
    }
    return [
      {
        _id: id,
        src: filmFileAddress(video),
        description: title[language],
        cover: false,
        film: {
          contentType,
          sizeBytes: file.size,
          poster,
          captions: LANGUAGES.filter((of) => captions[of] !== '').map((of) => ({
            language: of,
            src: filmFileAddress(captions[of]),
          })),
        },
      },
    ];
  });
  return shown.map((video, place) => ({ ...video, cover: place === 0 }));
}
