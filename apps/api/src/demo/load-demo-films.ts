import { fileURLToPath } from 'node:url';
import { hasAnyFilm, publishFilm, readFilmFolder } from '../areas/offering/deals/publish-deal.ts';
import { withUploadFolder } from '../platform/http/upload-folders.ts';
import { both } from './deals/demo-deal.ts';
import { demoColleague } from './demo-people.ts';
import type { DemoStep } from './demo-step.ts';

const FOLDER = fileURLToPath(new URL('films/how-investing-works', import.meta.url));
const DESCRIPTION = both('How investing here works, in 30 seconds', 'Investir ici, expliqué en 30 secondes');

/** The film about the platform, drawn by `scripts/draw-demo-films.ts` and taken in as the dealer's own are. */
export const demoFilms: DemoStep = {
  name: 'films',
  isDone: (deps) => hasAnyFilm(deps.db),
  run: (deps) =>
    withUploadFolder(deps.config.dataDir, async (into) => {
      await publishFilm(
        deps,
        await demoColleague(deps, 'deals'),
        await readFilmFolder(FOLDER, into),
        DESCRIPTION,
      );
    }),
};
