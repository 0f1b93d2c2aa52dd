import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { problemsOf } from '@portal/domain/offering/deals/authoring/deal-problems';
import { expect, it } from 'vitest';
import { draftOfDeal } from '../areas/offering/deals/draft-of-deal.ts';
import { dealOfDemo } from './deal-of-demo.ts';
import { DEMO_DEALS } from './deals/demo-deals.ts';
import { approvedByIssuer } from './keep-demo-approvals.ts';

it.each(DEMO_DEALS.map((demo) => [demo.slug, demo] as const))(
  '%s could be published as it is',
  (_slug, demo) => {
    const draft = draftOfDeal(approvedByIssuer(dealOfDemo(demo, 'demo', new Date()), 'letter', new Date()));
    const facts = {
      unitsTaken: demo.unitsTakenByOthers,
      publishedSlug: demo.slug,
      confirmed: draft.content,
      memorandumLanguages: demo.documents.includes('offering-memorandum') ? (['en', 'fr'] as const) : [],
      today: dealerDay(new Date()),
    };
    expect(problemsOf(draft, facts)).toEqual([]);
  },
);
