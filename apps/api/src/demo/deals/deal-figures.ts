import type { DocumentBlock } from '@portal/domain/agreement/signing/signing.wire';
import { formatDate } from '@portal/domain/ground/formats/dates';
import { formatNumber } from '@portal/domain/ground/formats/numbers';
import { formatCentsBriefly } from '@portal/domain/ground/money/format-cents';
import type { Language } from '@portal/domain/ground/people/languages';
import { type TableRow, table } from '../../papers/documents/blocks.ts';
import { type Bilingual, both, type DemoAmount, type DemoDeal, type DemoRow } from './demo-deal.ts';

const DAY_MS = 86_400_000;

/** Chooses the language of a document; every builder speaks through it. */
export type Say = (text: Bilingual) => string;

export function sayIn(language: Language): Say {
  return (text) => text[language];
}

/** Whole cents as people read them. */
export function money(cents: number, language: Language): string {
  return formatCentsBriefly(BigInt(cents), language);
}

/** The whole deal in cents, if every unit is sold. */
export function offeringCents(deal: DemoDeal): number {
  return deal.unitPriceCents * deal.unitsTotal;
}

/** A calendar day, counted from `at`. */
export function dayAfter(at: Date, days: number, language: Language): string {
  return formatDate(new Date(at.getTime() + days * DAY_MS).toISOString(), language);
}

export function amountTable(
  caption: Bilingual,
  rows: readonly DemoAmount[],
  language: Language,
): DocumentBlock {
  return table(
    caption[language],
    rows.map(({ label, cents }) => ({ label: label[language], value: money(cents, language) })),
  );
}

export function wordTable(caption: Bilingual, rows: readonly DemoRow[], language: Language): DocumentBlock {
  return table(
    caption[language],
    rows.map(({ label, value }) => ({ label: label[language], value: value[language] })),
  );
}

/** What is sold, at what price and until when: the table at the head of each document. */
export function offeringTable(deal: DemoDeal, language: Language, at: Date): DocumentBlock {
  const say = sayIn(language);
  const rows: TableRow[] = [
    { label: say(both('Issuer', 'Émetteur')), value: `${deal.issuer.name}, ${deal.location[language]}` },
    { label: say(both('Securities', 'Titres')), value: say(deal.security) },
    { label: say(both('Price of a unit', 'Prix unitaire')), value: money(deal.unitPriceCents, language) },
    {
      label: say(both('Minimum and maximum per investor', 'Minimum et maximum par investisseur')),
      value: say(
        both(
          `${money(deal.unitPriceCents * deal.minimumUnits, language)} to ${money(deal.unitPriceCents * deal.maximumUnits, language)}`,
          `de ${money(deal.unitPriceCents * deal.minimumUnits, language)} à ${money(deal.unitPriceCents * deal.maximumUnits, language)}`,
        ),
      ),
    },
    {
      label: say(both('Whole deal', 'Placement total')),
      value: say(
        both(
          `${formatNumber(deal.unitsTotal, language)} units, ${money(offeringCents(deal), language)}`,
          `${formatNumber(deal.unitsTotal, language)} titres, ${money(offeringCents(deal), language)}`,
        ),
      ),
    },
    {
      label: say(both('Closing date', 'Date de clôture')),
      value: dayAfter(at, deal.closesAfterDays, language),
    },
  ];
  return table(say(both('The deal', 'Le placement')), rows);
}
