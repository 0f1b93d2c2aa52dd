import type { Offering } from '../offering.ts';
import type { Bilingual, DealContent } from './deal-content.ts';

/** A text of a deal in both languages, and the dotted path at which a draft has it. */
export type DealText = { path: string; text: Bilingual };

/** Fields of these names are not texts that people read. */
const DOCUMENTS = 'documents';
const COSTS = 'costs';

/** Every text of a deal that is in two languages, in the order of the form. */
export function textsOf(content: DealContent): DealText[] {
  const { name, location, summary, description, security } = content;
  return [
    ...Object.entries({ name, location, summary, description, security }).map(([field, text]) =>
      at(field, text),
    ),
    ...content.photos.map(({ description: text }, place) => at(`photos.${place}.description`, text)),
    ...content.infoTable.flatMap(({ label, value }, place) => [
      at(`infoTable.${place}.label`, label),
      at(`infoTable.${place}.value`, value),
    ]),
    ...(content.costs ?? []).map(({ label }, place) => at(`${COSTS}.${place}.label`, label)),
    ...content.faqs.flatMap(({ question, answer }, place) => [
      at(`faqs.${place}.question`, question),
      at(`faqs.${place}.answer`, answer),
    ]),
    at('issuer.summary', content.issuer.summary),
    ...(content.team ?? []).flatMap(({ role, biography }, place) => [
      at(`team.${place}.role`, role),
      at(`team.${place}.biography`, biography),
    ]),
    ...(content.films ?? []).map(({ title }, place) => at(`films.${place}.title`, title)),
    ...(content.documents ?? []).map(({ title }, place) => at(`${DOCUMENTS}.${place}.title`, title)),
    ...(content.offering === undefined ? [] : textsOfOffering(content.offering)),
  ];
}

function textsOfOffering(offering: Offering): DealText[] {
  const { securityName, releaseConditions, related, statedValues, redemption } = offering;
  return [
    at('offering.securityName', securityName),
    at('offering.releaseConditions', releaseConditions),
    at('offering.related.how', related.how),
    ...statedValues.flatMap(({ where, basis }, place) => [
      at(`offering.statedValues.${place}.where`, where),
      at(`offering.statedValues.${place}.basis`, basis),
    ]),
    at('offering.redemption.terms', redemption.terms),
  ];
}

function at(field: string, text: Bilingual): DealText {
  return { path: `content.${field}`, text };
}

/** Why nobody has said yet that both languages of a text say the same. */
export type Unconfirmed = 'englishMoved' | 'frenchMoved' | 'neverRead';

/**
 * The texts whose two languages nobody has compared since one of them changed. `confirmed` is the content for which a person
 * last confirmed that both languages say the same, null where nobody did. A text is identified by its words and not by its place, so that
 * lists can be put in another order; a text whose languages are the same words needs nobody to compare them.
 */
export function unconfirmedTexts(
  content: DealContent,
  confirmed: DealContent | null,
): { path: string; because: Unconfirmed }[] {
  const known = confirmed === null ? [] : textsOf(confirmed).map(({ text }) => text);
  return textsOf(content).flatMap(({ path, text }) => {
    const isKnown = text.en === text.fr || known.some(({ en, fr }) => en === text.en && fr === text.fr);
    return isKnown ? [] : [{ path, because: whatMoved(text, known) }];
  });
}

function whatMoved({ en, fr }: Bilingual, known: readonly Bilingual[]): Unconfirmed {
  if (known.some((text) => text.fr === fr)) {
    return 'englishMoved';
  }
  return known.some((text) => text.en === en) ? 'frenchMoved' : 'neverRead';
}
