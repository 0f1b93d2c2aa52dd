import { fileURLToPath } from 'node:url';
import { findPublishedDeal } from '../areas/deals/find-deals.ts';
import { hasAnyFilm, publishFilm, readFilmFolder } from '../areas/deals/publish-deal.ts';
import { withUploadFolder } from '../platform/http/upload-folders.ts';
import { type Bilingual, both } from './deals/demo-deal.ts';
import { demoColleague } from './demo-people.ts';
import type { DemoStep } from './demo-step.ts';

/** A film of the demonstration, drawn by `scripts/draw-demo-films.ts`. */
type DemoFilm = {
  /** Its folder below `films`. */
  folder: string;
  /** The deal that it is about; null for the marketplace. */
  dealSlug: string | null;
  description: Bilingual;
};

const DEMO_FILMS: readonly DemoFilm[] = [
  {
    folder: 'how-investing-works',
    dealSlug: null,
    description: both('How investing here works, in 30 seconds', 'Investir ici, expliqué en 30 secondes'),
  },
  {
    folder: 'harbour-row-apartments',
    dealSlug: 'harbour-row-apartments',
    description: both(
      'The wharf, the street and an apartment, in 24 seconds',
      'Le quai, la rue et un logement, en 24 secondes',
    ),
  },
  {
    folder: 'foothills-solar-one',
    dealSlug: 'foothills-solar-one',
    description: both(
      'The field, a day of sun and the site, in 24 seconds',
      'Le parc, une journée de soleil et le terrain, en 24 secondes',
    ),
  },
];

/** The films of the demonstration, taken in as the dealer's own are. A deal that is not there goes without. */
export const demoFilms: DemoStep = {
  name: 'films',
  isDone: (deps) => hasAnyFilm(deps.db),
  run: async (deps) => {
    for (const { folder, dealSlug, description } of DEMO_FILMS) {
      const deal = dealSlug === null ? null : await findPublishedDeal(deps.db, dealSlug);
      if (deal !== undefined) {
        await withUploadFolder(deps.config.dataDir, async (into) => {
          const files = await readFilmFolder(
            fileURLToPath(new URL(`films/${folder}`, import.meta.url)),
            into,
          );
          await publishFilm(deps, await demoColleague(deps, 'deals'), files, {
            dealId: deal?.id ?? null,
            description,
          });
        });
      }
    }
  },
};
