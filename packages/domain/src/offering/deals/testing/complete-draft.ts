import type { DealDraft } from '../authoring/deal-draft.ts';
import { COMPLETE_OFFERING } from './complete-offering.ts';

/** A deal of which everything is known: nothing but the reading of its languages stands between it and its investors. */
export const COMPLETE_DRAFT: DealDraft = {
  slug: 'maple-gate',
  type: 'apartments',
  province: 'CAN-ON',
  unitPrice: 100.5,
  minimumUnits: 10,
  maximumUnits: 500,
  unitsTotal: 1_000,
  opensAt: '2026-12-01T14:00:00.000Z',
  closesAt: '2027-03-01T22:00:00.000Z',
  content: {
    name: { en: 'Maple Gate', fr: 'Porte des Érables' },
    location: { en: 'Guelph, Ontario', fr: 'Guelph (Ontario)' },
    summary: { en: 'Sixty rental homes.', fr: 'Soixante logements locatifs.' },
    description: { en: 'First.\n\nSecond.', fr: 'Premier.\n\nSecond.' },
    security: { en: 'Limited partnership units', fr: 'Parts de société en commandite' },
    photos: [
      {
        id: 'cover',
        src: '/media/deals/maple-gate/cover.svg',
        description: { en: 'A house', fr: 'Une maison' },
        cover: true,
      },
    ],
    infoTable: [
      {
        kind: 'targetReturn',
        label: { en: 'Target return', fr: 'Rendement visé' },
        value: { en: '8-10%', fr: '8-10%' },
      },
      {
        kind: 'term',
        label: { en: 'Expected term', fr: 'Durée prévue' },
        value: { en: '4-6 Years', fr: '4-6 ans' },
      },
      {
        kind: 'downside',
        label: { en: 'If it goes badly', fr: 'Au pire' },
        value: { en: 'All is lost', fr: 'Tout est perdu' },
      },
      { kind: 'fees', label: { en: 'Fees', fr: 'Frais' }, value: { en: '$120', fr: '120 $' } },
    ],
    costs: [
      {
        label: { en: 'Commission to the dealer', fr: 'Commission au courtier' },
        kind: 'percent',
        value: 5,
        when: 'start',
        paidBy: 'issuer',
        isEstimate: false,
      },
    ],
    paysIncome: true,
    faqs: [{ question: { en: 'Why?', fr: 'Pourquoi?' }, answer: { en: 'Because.', fr: 'Parce que.' } }],
    issuer: {
      name: 'Maple Gate LP',
      summary: { en: 'An issuer.', fr: 'Un émetteur.' },
      city: 'Guelph',
      province: 'CAN-ON',
      email: 'info@maple.example',
      phone: '1-519-555-0101',
    },
    team: [
      {
        id: 'ana-roy',
        name: 'Ana Roy',
        role: { en: 'Manager', fr: 'Gestionnaire' },
        biography: { en: 'Twenty years.', fr: 'Vingt ans.' },
        portrait: '/media/team/ana-roy.svg',
      },
    ],
    films: [],
    documents: [],
    offering: COMPLETE_OFFERING,
    dealerFeeBasisPoints: 500,
  },
};

/** The draft with one value, named by its path, in the place of another. */
export function draftWith(path: string, value: unknown): DealDraft {
  const draft: DealDraft = JSON.parse(JSON.stringify(COMPLETE_DRAFT));
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce<object>((part, name) => Reflect.get(part, name), draft);
  Reflect.set(holder, last, value);
  return draft;
}
