import { randomUUID } from 'node:crypto';
import { PROVINCES } from '@portal/domain/ground/people/provinces';
import type { DealContent } from '@portal/domain/offering/deals/authoring/deal-content';
import type { Offering } from '@portal/domain/offering/deals/offering';
import { COMPLETE_OFFERING } from '@portal/domain/offering/deals/testing/complete-offering';
import { bringInDeal } from '../areas/offering/deals/publish-deal.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Clock } from '../platform/ports/clock.ts';
import type { TestPortal } from './open-test-portal.ts';

const DAY_MS = 86_400_000;

/** A company's units, no fund, offered everywhere to accredited investors and with a memorandum. */
const OFFERED_EVERYWHERE: Offering = {
  ...COMPLETE_OFFERING,
  issuer: {
    ...COMPLETE_OFFERING.issuer,
    isInvestmentFund: false,
    isRedeemable: false,
    isReportingIssuer: false,
  },
  offeredIn: [...PROVINCES],
  exemptions: ['AI', 'OM'],
};

export const DEAL_CONTENT: DealContent = {
  name: { en: 'Maple Street Homes', fr: 'Les résidences de la rue des Érables' },
  location: { en: 'Guelph, Ontario', fr: 'Guelph (Ontario)' },
  summary: { en: 'Sixty rental homes.', fr: 'Soixante logements locatifs.' },
  description: { en: 'One paragraph.', fr: 'Un paragraphe.' },
  security: { en: 'Limited partnership units', fr: 'Parts de société en commandite' },
  photos: [
    {
      id: 'p1',
      src: '/media/deals/maple/1.svg',
      description: { en: 'A house', fr: 'Une maison' },
      cover: true,
    },
  ],
  infoTable: [
    {
      kind: 'targetReturn',
      label: { en: 'Target return', fr: 'Rendement visé' },
      value: { en: '8 - 10 %', fr: '8 - 10 %' },
    },
  ],
  faqs: [{ question: { en: 'Why?', fr: 'Pourquoi?' }, answer: { en: 'Because.', fr: 'Parce que.' } }],
  issuer: {
    name: 'Maple Street LP',
    summary: { en: 'An issuer.', fr: 'Un émetteur.' },
    city: 'Guelph',
    province: 'CAN-ON',
    email: 'info@maple.example',
    phone: '1-519-555-0101',
  },
  dealerFeeBasisPoints: 500,
  offering: OFFERED_EVERYWHERE,
};

/** Puts a live deal of 1,000 units at $100 into the portal's database; returns its id. */
export async function addDeal(
  portal: { db: Db; deps: { clock: Clock } },
  changes: Partial<{
    slug: string;
    minimumUnits: number;
    maximumUnits: number;
    unitsTotal: number;
    unitPriceCents: bigint;
    isLive: boolean;
    closesAt: Date;
    content: DealContent;
  }> = {},
): Promise<string> {
  const id = randomUUID();
  const now = portal.deps.clock.now();
  await bringInDeal(
    portal.db,
    {
      id,
      slug: changes.slug ?? `deal-${id.slice(0, 8)}`,
      type: 'apartments',
      province: 'CAN-ON',
      isLive: changes.isLive ?? true,
      unitPriceCents: changes.unitPriceCents ?? 10_000n,
      minimumUnits: changes.minimumUnits ?? 10,
      maximumUnits: changes.maximumUnits ?? 500,
      unitsTotal: changes.unitsTotal ?? 1_000,
      unitsTaken: 0,
      opensAt: new Date(now.getTime() - DAY_MS),
      closesAt: changes.closesAt ?? new Date(now.getTime() + 90 * DAY_MS),
      content: changes.content ?? DEAL_CONTENT,
    },
    now,
  );
  return id;
}

/** What the deal has taken: its own count, and what its orders say. */
export async function unitsOf(
  portal: TestPortal,
  dealId: string,
): Promise<{ taken: number; orders: number; sum: number }> {
  const deal = await portal.db
    .selectFrom('deals')
    .select(['units_taken', 'investor_count'])
    .where('id', '=', dealId)
    .executeTakeFirstOrThrow();
  const held = await portal.db
    .selectFrom('trades')
    .select('quantity')
    .where('deal_id', '=', dealId)
    .where('holds_units', '=', true)
    .execute();
  return {
    taken: deal.units_taken,
    orders: deal.investor_count,
    sum: held.reduce((total, { quantity }) => total + quantity, 0),
  };
}
