import { area, EVERY_FIVE_MINUTES, inPortions } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import type { FromPlace } from '../../../platform/ports/jobs.ts';
import { forgetEndedPreviews } from './authoring/make-preview.ts';
import { officeDealRoutes } from './authoring/office-deals.routes.ts';
import { followExpiredReview } from './authoring/submit-deal.ts';
import type { DealQuestions } from './deal-questions.ts';
import type { DealTables } from './deal-tables.ts';
import { dealFileRoutes } from './files/deal-files.routes.ts';
import { DRAWN_AT_ONCE, drawFirstPages } from './files/draw-first-pages.ts';
import { filmFileRoutes } from './files/film-files.routes.ts';
import { filmRoutes } from './films/films.routes.ts';
import { contentOfDeal, contentOfMarketplace, contentOfOrder } from './marketplace/content-of-marketplace.ts';
import { dealRoutes } from './marketplace/deals.routes.ts';
import type { PictureTables } from './pictures/picture-tables.ts';
import { pictureRoutes } from './pictures/pictures.routes.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends DealTables {}
}
declare module '../../../platform/db/tables.ts' {
  interface Tables extends PictureTables {}
}
declare module '../../../platform/deps.ts' {
  interface Questions extends DealQuestions {}
}

declare module '../../../platform/ports/jobs.ts' {
  interface JobPayloads {
    'draw-first-pages': FromPlace;
  }
}

/** What is on offer: deals, their versions, files, films and pictures. */
export const deals = area({
  routes: [
    ...tagged('Deals', dealRoutes),
    ...tagged('Deals', filmRoutes),
    ...tagged('Deals', filmFileRoutes),
    ...tagged('Deals', pictureRoutes),
    ...tagged('Office', officeDealRoutes),
    ...tagged('Office', dealFileRoutes),
  ],
  jobs: {
    'draw-first-pages': {
      schedule: EVERY_FIVE_MINUTES,
      bounded: inPortions(DRAWN_AT_ONCE),
      run: drawFirstPages,
    },
  },
  retention: {
    deals: 'of-nobody',
    deal_versions: 'of-staff',
    deal_drafts: 'of-staff',
    deal_editors: 'of-staff',
    deal_previews: 'destroyed-after-use',
    deal_documents: 'of-nobody',
    deal_files: 'of-staff',
    films: 'of-nobody',
    platform_videos: 'of-nobody',
    pictures: 'of-nobody',
    picture_files: 'of-nobody',
  },
  reactions: { 'proposal-expired': [followExpiredReview], 'proposal-left': [followExpiredReview] },
  forgets: [forgetEndedPreviews],
  contents: (deps) => ({
    marketplace: (page) => contentOfMarketplace(deps, page),
    deal: (page) => contentOfDeal(deps, page),
    'deal-entry': (page) => contentOfDeal(deps, page),
    wizard: (page) => contentOfOrder(deps, page),
  }),
});
