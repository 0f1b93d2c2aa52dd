import type { Language } from '@portal/domain/ground/people/languages';
import type { DealCostDraft } from '@portal/domain/offering/deals/authoring/deal-content';
import type { DealDocumentKind, DealType } from '@portal/domain/offering/deals/deal.wire';
import type { InfoKind } from '@portal/domain/offering/deals/info-kinds';

/** A text in both languages; the French is written for French readers, not translated word for word. */
export type Bilingual = Record<Language, string>;

/** A picture of the deal: a file under `/media/deals/{slug}/` of the investor application. */
export type DemoPhoto = { file: string; description: Bilingual; cover: boolean };

/** A row of a table whose right column is words. */
export type DemoRow = { label: Bilingual; value: Bilingual };

/** A row of the info table. */
export type DemoFact = DemoRow & { kind: InfoKind };

/** A row of a table whose right column is an amount in whole cents. */
export type DemoAmount = { label: Bilingual; cents: number };

/** A cost after the first day, in per cent of what was invested. */
export type DemoCost = Pick<DealCostDraft, 'label' | 'when' | 'paidBy' | 'isEstimate'> & { value: number };

/** A named risk with its explanation. */
export type DemoRisk = { title: Bilingual; text: Bilingual };

export type DemoIssuer = {
  name: string;
  summary: Bilingual;
  city: string;
  province: string;
  email: string;
  phone: string;
};

/** Somebody who answers for a deal; the portrait is `/media/team/{id}.svg` of the investor application. */
export type DemoMember = { id: string; name: string; role: Bilingual; biography: Bilingual };

/** The independent opinion of value behind an appraisal document; dated in days relative to loading. */
export type DemoAppraisal = {
  appraiser: string;
  valueCents: number;
  valuedDaysAgo: number;
  basis: Bilingual;
};

/**
 * A demonstration deal: an invented issuer with invented figures that agree with each other. Amounts are whole
 * cents; days count from the moment the data is loaded, so that the demonstration never expires.
 */
export type DemoDeal = {
  slug: string;
  type: DealType;
  /** Wire code such as `CAN-ON`. */
  province: string;
  location: Bilingual;
  name: Bilingual;
  summary: Bilingual;
  /** Paragraphs separated by a blank line. */
  description: Bilingual;
  photos: DemoPhoto[];
  /** Whether it plans payments from the beginning on. */
  paysIncome: boolean;
  /** Raw rows; the deal's formatter turns `8-10%`, `4-6 Years` and `5000` into what people read. */
  infoTable: DemoFact[];
  faqs: { question: Bilingual; answer: Bilingual }[];
  issuer: DemoIssuer;
  /** The kind of security sold, e.g. Class A limited partnership units. */
  security: Bilingual;
  unitPriceCents: number;
  minimumUnits: number;
  maximumUnits: number;
  unitsTotal: number;
  /** Units other investors already hold when the demonstration starts. */
  unitsTakenByOthers: number;
  /** Negative: already open. */
  opensAfterDays: number;
  closesAfterDays: number;
  documents: DealDocumentKind[];
  /** Where the whole deal goes; sums to `unitPriceCents * unitsTotal`. */
  planForProceeds: DemoAmount[];
  fees: DemoRow[];
  /** What can be counted of them beside the two costs of the deal itself, which its plan for the proceeds has. */
  laterCosts?: DemoCost[];
  risks: DemoRisk[];
  /** When and how money can come back before the end: redemption, gates and resale. */
  exit: Bilingual;
  /** Balance sheet and results of the issuer's last audited year. */
  financials: DemoAmount[];
  appraisal?: DemoAppraisal;
};

/** Pairs an English text with its French counterpart. */
export function both(en: string, fr: string): Bilingual {
  return { en, fr };
}

/** The same words in both languages: names of people and firms, raw figures for the formatter. */
export function same(text: string): Bilingual {
  return { en: text, fr: text };
}

/** Joins paragraphs into one text per language, separated by a blank line. */
export function paragraphs(...texts: Bilingual[]): Bilingual {
  return { en: texts.map((text) => text.en).join('\n\n'), fr: texts.map((text) => text.fr).join('\n\n') };
}
