import { fileURLToPath } from 'node:url';
import { hasAnyFilm, publishFilm, readFilmFolder } from '../areas/offering/deals/publish-deal.ts';
import { withUploadFolder } from '../platform/http/receiving/with-upload-folder.ts';
import { both } from './deals/demo-deal.ts';
import { demoColleague } from './people/demo-people.ts';
import type { DemoStep } from './people/demo-step.ts';

const FOLDER = fileURLToPath(new URL('films/how-investing-works', import.meta.url));
const DESCRIPTION = both('How investing here works, in 30 seconds', 'Investir ici, expliqué en 30 secondes');

/** The film about the platform, drawn by `scripts/draw-demo-films.ts` and imported like the dealer's own. */
export const loadDemoFilms: DemoStep = {
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
