import { filmFolder } from '../../areas/offering/deals/films/testing/film-folder.ts';
import { publishFilm, readFilmFolder } from '../../areas/offering/deals/publish-deal.ts';
import { withUploadFolder } from '../../platform/http/receiving/with-upload-folder.ts';
import type { TestPortal } from '../open-test-portal.ts';
import { STAFF } from '../staff-actor.ts';
import type { MakeCall } from './example-call.ts';

/** The film that a portal shows: the same one is not taken twice. */
const shown = new WeakMap<TestPortal, Promise<string>>();

/** Valid calls about films. */
export const FILM_CALLS: Readonly<Record<string, MakeCall>> = {
  'GET /films/:id/:part': async (portal) => {
    const film = shown.get(portal) ?? addFilm(portal);
    shown.set(portal, film);
    return { person: null, params: { id: await film, part: 'cover' } };
  },
};

async function addFilm(portal: TestPortal): Promise<string> {
  const { dataDir } = portal.deps.config;
  const description = { en: 'The wharf', fr: 'Le quai' };
  const added = await withUploadFolder(dataDir, async (into) =>
    publishFilm(portal.deps, STAFF, await readFilmFolder(await filmFolder(dataDir), into), description),
  );
  if (added.outcome !== 'added') {
    throw new Error(`The film is ${added.outcome}`);
  }
  return added.id;
}
