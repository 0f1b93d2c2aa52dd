import { filmFolder } from '../../areas/deals/films/testing/film-folder.ts';
import { publishFilm, readFilmFolder } from '../../areas/deals/publish-deal.ts';
import { withUploadFolder } from '../../platform/http/upload-folders.ts';
import { STAFF } from '../staff-actor.ts';
import type { MakeCall } from './example-call.ts';

/** Valid calls about films. */
export const FILM_CALLS: Readonly<Record<string, MakeCall>> = {
  'GET /films/:id/:part': async (portal) => {
    const { dataDir } = portal.deps.config;
    const description = { en: 'The wharf', fr: 'Le quai' };
    const added = await withUploadFolder(dataDir, async (into) =>
      publishFilm(portal.deps, STAFF, await readFilmFolder(await filmFolder(dataDir), into), description),
    );
    if (added.outcome !== 'added') {
      throw new Error(`The film is ${added.outcome}`);
    }
    return { person: null, params: { id: added.id, part: 'cover' } };
  },
};
