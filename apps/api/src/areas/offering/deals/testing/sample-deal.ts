import { randomUUID } from 'node:crypto';
import type { DealContent } from '@portal/domain/offering/deals/authoring/deal-content';
import type { TestPortal } from '../../../../testing/open-test-portal.ts';
import { bringInDeal } from '../bring-in-deal.ts';
import type { DealRecord } from '../deal-record.ts';

const DAY_MS = 86_400_000;

/** A deal's content, as short as it can be. */
export function contentOf(name: string): DealContent {
  return {
    name: { en: name, fr: `${name} (français)` },
    location: { en: 'Guelph, Ontario', fr: 'Guelph (Ontario)' },
    summary: { en: 'Sixty rental homes.', fr: 'Soixante logements locatifs.' },
    description: { en: 'First.\n\nSecond.', fr: 'Premier.\n\nSecond.' },
    security: { en: 'Limited partnership units', fr: 'Parts de société en commandite' },
    photos: [
      {
        id: 'cover',
        src: '/media/deals/sample/cover.svg',
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
      {
        kind: 'minimumInvestment',
        label: { en: 'Minimum', fr: 'Minimum' },
        value: { en: '5000', fr: '5000' },
      },
    ],
    faqs: [{ question: { en: 'Why?', fr: 'Pourquoi?' }, answer: { en: 'Because.', fr: 'Parce que.' } }],
    issuer: {
      name: `${name} LP`,
      summary: { en: 'An issuer.', fr: 'Un émetteur.' },
      city: 'Guelph',
      province: 'CAN-ON',
      email: 'info@sample.example',
      phone: '1-519-555-0101',
    },
    dealerFeeBasisPoints: null,
  };
}

/** Adds a deal that opened yesterday and closes in ninety days. */
export async function addSampleDeal(
  portal: TestPortal,
  name: string,
  changes: Partial<DealRecord> = {},
): Promise<DealRecord> {
  const now = portal.deps.clock.now();
  const deal: DealRecord = {
    id: randomUUID(),
    slug: name.toLowerCase().replaceAll(' ', '-'),
    type: 'apartments',
    province: 'CAN-ON',
    isLive: true,
    unitPriceCents: 10_050n,
    minimumUnits: 10,
    maximumUnits: 500,
    unitsTotal: 1000,
    unitsTaken: 100,
    opensAt: new Date(now.getTime() - DAY_MS),
    closesAt: new Date(now.getTime() + 90 * DAY_MS),
    content: contentOf(name),
    ...changes,
  };
  await bringInDeal(portal.db, deal, now);
  return deal;
}
