import type { Language } from '@portal/domain/ground/people/languages';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
import type { DealContent } from '@portal/domain/offering/deals/authoring/deal-content';
import { FILM_TYPES, type Video } from '@portal/domain/offering/deals/deal.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { findDealFiles } from './deal-files.store.ts';
import { filmAddress } from './film-address.ts';

/** A deal's films that have a video, in one language; the first is the cover. */
export async function showDealFilms(
  deps: Pick<Deps, 'clock' | 'db' | 'secrets'>,
  { films = [] }: DealContent,
  language: Language,
): Promise<Video[]> {
  const files = await findDealFiles(
    deps.db,
    films.flatMap(({ video, captions }) => [video, captions.en, captions.fr]),
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
        src: filmAddress(deps, file),
        description: title[language],
        cover: false,
        film: {
          contentType,
          sizeBytes: file.size,
          poster,
          captions: LANGUAGES.flatMap((of) => {
            const track = files.find((each) => each.id === captions[of]);
            return track === undefined ? [] : [{ language: of, src: filmAddress(deps, track) }];
          }),
        },
      },
    ];
  });
  return shown.map((video, place) => ({ ...video, cover: place === 0 }));
}
