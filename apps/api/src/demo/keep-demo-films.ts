import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DealFilm } from '@portal/domain/offering/deals/authoring/deal-content';
import { type DealFilePart, filmFileAddress } from '@portal/domain/offering/deals/deal-file.wire';
import { type FilmFiles, insertDealFile, readFilmFolder } from '../areas/offering/deals/publish-deal.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { keepFile } from '../platform/files/kept/keep-file.ts';
import { type Bilingual, both } from './deals/demo-deal.ts';

/** Films of deals, each in the folder of its deal's name below `films`, drawn by `scripts/draw-demo-films.ts`. */
const TITLES: Readonly<Record<string, Bilingual>> = {
  'harbour-row-apartments': both(
    'The wharf, the street and an apartment, in 24 seconds',
    'Le quai, la rue et un logement, en 24 secondes',
  ),
  'foothills-solar-one': both(
    'The field, a day of sun and the site, in 24 seconds',
    'Le parc, une journée de soleil et le terrain, en 24 secondes',
  ),
};

type ReadFilm = { title: Bilingual; files: FilmFiles };

/** The films of the demonstration's deals, by the name of each deal in addresses; they are copied to `folder`. */
export async function readDemoFilms(folder: string): Promise<ReadonlyMap<string, readonly ReadFilm[]>> {
  const films = new Map<string, readonly ReadFilm[]>();
  for (const [slug, title] of Object.entries(TITLES)) {
    const from = fileURLToPath(new URL(`films/${slug}`, import.meta.url));
    // Parts of films have the same names, so each film is copied to its own folder.
    const into = join(folder, slug);
    await mkdir(into);
    films.set(slug, [{ title, files: await readFilmFolder(from, into) }]);
  }
  return films;
}

/** Keeps the files of one deal's films: its references to them, and how to publish them once the deal exists. */
export async function keepDemoFilms(trx: Db, deps: Deps, films: readonly ReadFilm[]) {
  const kept: { fileId: string; part: DealFilePart }[] = [];
  const keep = async (file: FilmFiles['video'], part: DealFilePart) => {
    const { id } = await keepFile(trx, deps, { ...file, investorId: null, purpose: 'film', pages: null });
    kept.push({ fileId: id, part });
    return id;
  };
  const named: DealFilm[] = [];
  for (const { title, files } of films) {
    named.push({
      id: deps.newId(),
      title,
      video: await keep(files.video, 'video'),
      poster: filmFileAddress(await keep(files.cover, 'poster')),
      captions: {
        en: await keep(files['captions-en'], 'captions'),
        fr: await keep(files['captions-fr'], 'captions'),
      },
    });
  }
  return {
    named,
    putOut: async (dealId: string, at: Date) => {
      for (const { fileId, part } of kept) {
        await insertDealFile(trx, { fileId, dealId, part, addedBy: null }, at);
      }
    },
  };
}
