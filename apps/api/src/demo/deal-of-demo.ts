import type { DealContent, DealCostDraft } from '@portal/domain/offering/deals/authoring/deal-content';
import type { DealRecord } from '../areas/offering/deals/find-deals.ts';
import type { DemoDeal } from './deals/demo-deal.ts';
import { offeringOfDemo } from './deals/demo-offerings.ts';
import { DEMO_TEAMS } from './deals/demo-teams.ts';

/** Commission to the dealer, and what it costs to offer the deal. */
const COSTS_IN_PLAN = 2;
const BASIS_POINTS = 10_000;
const BASIS_POINTS_IN_PERCENT = 100;
const DAY_MS = 86_400_000;

/** The demonstration deal as a row, its days counted from `at`. */
export function dealOfDemo(demo: DemoDeal, id: string, at: Date): DealRecord {
  return {
    id,
    slug: demo.slug,
    type: demo.type,
    province: demo.province,
    isLive: true,
    unitPriceCents: BigInt(demo.unitPriceCents),
    minimumUnits: demo.minimumUnits,
    maximumUnits: demo.maximumUnits,
    unitsTotal: demo.unitsTotal,
    unitsTaken: demo.unitsTakenByOthers,
    opensAt: new Date(at.getTime() + demo.opensAfterDays * DAY_MS),
    closesAt: new Date(at.getTime() + demo.closesAfterDays * DAY_MS),
    content: contentOf(demo, at),
  };
}

function contentOf(demo: DemoDeal, at: Date): DealContent {
  return {
    name: demo.name,
    location: demo.location,
    summary: demo.summary,
    description: demo.description,
    security: demo.security,
    photos: demo.photos.map(({ file, description, cover }) => ({
      id: file.replace(/\.[a-z]+$/, ''),
      src: `/media/deals/${demo.slug}/${file}`,
      description,
      cover,
    })),
    infoTable: demo.infoTable,
    costs: costsOf(demo),
    paysIncome: demo.paysIncome,
    faqs: demo.faqs,
    issuer: demo.issuer,
    team: (DEMO_TEAMS[demo.slug] ?? []).map((member) => ({
      ...member,
      portrait: `/media/team/${member.id}.svg`,
    })),
    offering: offeringOfDemo(demo, at),
    // Each demonstration memorandum states the commission in its own fee table.
    dealerFeeBasisPoints: null,
  };
}

/** The two costs of the deal itself come first in every plan for its proceeds; of each $10,000 they are so much. */
function costsOf(demo: DemoDeal): DealCostDraft[] {
  const raisedCents = demo.unitPriceCents * demo.unitsTotal;
  const ofTheDeal = demo.planForProceeds.slice(0, COSTS_IN_PLAN).map(({ label, cents }): DealCostDraft => {
    const basisPoints = Math.round((cents * BASIS_POINTS) / raisedCents);
    return {
      label,
      kind: 'percent',
      value: basisPoints / BASIS_POINTS_IN_PERCENT,
      when: 'start',
      paidBy: 'issuer',
      isEstimate: basisPoints * raisedCents !== cents * BASIS_POINTS,
    };
  });
  return [...ofTheDeal, ...(demo.laterCosts ?? []).map((cost) => ({ kind: 'percent' as const, ...cost }))];
}
