import { createHash } from 'node:crypto';
import { PROVINCES } from '@portal/domain/ground/people/provinces';
import type { Bilingual } from '@portal/domain/offering/deals/authoring/deal-content';
import { DEAL_TYPES } from '@portal/domain/offering/deals/deal-types';
import type { Db } from '../../../../platform/db/tables.ts';
import { bringInDeal } from '../bring-in-deal.ts';
import { contentOf } from './sample-deal.ts';

const DAY_MS = 86_400_000;

const WORDS = {
  en: 'harbour quiet wharf brick rental homes heated lobby fixed mortgage five years manager founded Halifax rents collected boats renewed lease tenants near campus trees solar fields storage doors clinic floors research vessel income paid quarterly after costs repair roof new elevator family owned partner builds rents sells land wheat pulse canola farmer lease renewed every spring with crop share timber cut replanted slowly by hand',
  fr: 'port quai brique logements chauffés hall hypothèque taux fixe cinq ans gestionnaire fondé Halifax loyers perçus bateaux bail renouvelé locataires campus arbres solaire champs entreposage portes clinique étages recherche navire revenu versé trimestre frais réparation toit ascenseur neuf famille associé bâtit loue vend terre blé lentilles canola agriculteur printemps récolte partagée bois coupé replanté lentement à la main',
} as const satisfies Bilingual;

/** As many words as the demonstration's summaries have. */
const SUMMARY_WORDS = 22;

/** Adds this many deals, each with its own story, so that together they weigh as much as real ones. */
export async function addManyDeals(db: Db, at: Date, count: number): Promise<void> {
  for (let place = 0; place < count; place += 1) {
    const name = said(place, 'name', 3);
    const content = contentOf(name.en);
    await bringInDeal(
      db,
      {
        id: uuidOf(place),
        slug: `${name.en.replaceAll(' ', '-')}-${place}`,
        type: DEAL_TYPES[place % DEAL_TYPES.length] ?? 'land',
        province: PROVINCES[place % PROVINCES.length] ?? 'CAN-ON',
        isLive: true,
        unitPriceCents: 10_000n * BigInt(1 + (place % 10)),
        minimumUnits: 5,
        maximumUnits: 500,
        unitsTotal: 1000 + numberOf(place, 'total', 9000),
        unitsTaken: numberOf(place, 'taken', 1000),
        opensAt: new Date(at.getTime() - DAY_MS * (1 + (place % 90))),
        closesAt: new Date(at.getTime() + DAY_MS * (1 + (place % 120))),
        content: {
          ...content,
          name,
          location: said(place, 'location', 2),
          summary: said(place, 'summary', SUMMARY_WORDS),
          photos: content.photos.map((photo) => ({
            ...photo,
            src: `/media/deals/${name.en.replaceAll(' ', '-')}/cover.svg`,
            description: said(place, 'cover', SUMMARY_WORDS),
          })),
          infoTable: [
            {
              kind: 'targetReturn',
              label: { en: 'Target annual return, not guaranteed', fr: 'Rendement annuel visé, non garanti' },
              value: dealReturnFigures(place),
            },
            {
              kind: 'term',
              label: { en: 'Expected term', fr: 'Durée prévue' },
              value: {
                en: `${1 + (place % 9)}-${3 + (place % 9)} Years`,
                fr: `${1 + (place % 9)}-${3 + (place % 9)} ans`,
              },
            },
          ],
          issuer: { ...content.issuer, name: said(place, 'issuer', 3).en },
        },
      },
      at,
    );
  }
}

function dealReturnFigures(place: number): Bilingual {
  const low = 3 + numberOf(place, 'return', 9);
  return { en: `${low}-${low + 2}%`, fr: `${low}-${low + 2}%` };
}

function said(place: number, what: string, count: number): Bilingual {
  const textIn = (words: string) => {
    const all = words.split(' ');
    return Array.from(
      { length: count },
      (_, index) => all[numberOf(place, `${what}${index}`, all.length)],
    ).join(' ');
  };
  return { en: textIn(WORDS.en), fr: textIn(WORDS.fr) };
}

function numberOf(place: number, what: string, below: number): number {
  return createHash('sha256').update(`${place} ${what}`).digest().readUInt32BE(0) % below;
}

function uuidOf(place: number): string {
  const hex = createHash('sha256').update(String(place)).digest('hex');
  return [8, 12, 16, 20, 32].map((end, index) => hex.slice([0, 8, 12, 16, 20][index], end)).join('-');
}
