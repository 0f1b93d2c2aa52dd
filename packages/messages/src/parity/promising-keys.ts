import type { TextMap } from './flatten-texts.ts';

/** What the office reads of itself is no promise to anybody, and neither is what a form says of its own fields. */
const NOT_TO_CLIENTS =
  /^(?:office|mailOffice|documentsDesk|documentsTrustDay|mailbox|dealProblems|errors|refusals|ui|shell|viewer|kyc[A-Z])/u;
/** Names of things; a promise is a sentence. */
const NAMES = /\.(?:title|topic|subject|heading|label|question|name)$/u;

/** What was done, can be done or is needed: a fact of the moment, and nothing that is still to be kept. */
const FACT =
  'cannot|can|could|did|do not|are|were|had|have to|have received|need|needed|no longer|understood|find|found|rely|received|invited|sent|told|noted|brought|logged|ended|cancelled|updated|looked|handed|kept|so that|know|have handed|have asked|have told|have sent|must|use|used|mark';
const ENGLISH: readonly RegExp[] = [
  new RegExp(String.raw`\bwe (?:(?:also|then|only|first) )?(?!(?:${FACT})\b)\p{Ll}+`, 'iu'),
  /\b(?:the dealer|your representative|our people|our team|our privacy officer|the trustee|the portal|a person)(?: first| also| then|,)* (?:will|aims?|\p{Ll}+s|read|keep|send|do so|have to|are to)\b(?<!\b(?:is|has|does|needs|writes))(?! not\b)/iu,
  /\bwithin (?:\{\{|five|two business|\d+ (?:business )?days)|\b(?:is|are) returned\b|\bwill be\b/iu,
];
const FRENCH: readonly RegExp[] = [
  /\bnous (?:(?:vous|le|la|les|lui|n’en|en) )?(?!avons|sommes|devons|pouvons|avions|connaissons|savons)\p{Ll}+ons\b/iu,
  /\b(?:le courtier|votre représentant|le fiduciaire) (?:vous )?(?:écrit|rappelle|verse|rembourse|garde|détient|vérifie|approuve|détermine|consigne)\b/iu,
  /\b(?:vous (?:est|sera) remboursée?|dans les (?:\{\{|cinq|deux|\d))/iu,
];

/**
 * Keys of the texts, to clients and visitors, that promise: what the dealer, its people, the trustee or a representative will do, or
 * within which time. Found by how the sentence is built, so that a new one is found too.
 */
export function promisingKeys(texts: Record<'en' | 'fr', TextMap>): string[] {
  const promises = (map: TextMap, patterns: readonly RegExp[]) =>
    [...map].flatMap(([key, text]) => (patterns.some((pattern) => pattern.test(text)) ? [key] : []));
  const found = new Set([...promises(texts.en, ENGLISH), ...promises(texts.fr, FRENCH)]);
  return [...found].filter((key) => !NOT_TO_CLIENTS.test(key) && !NAMES.test(key)).toSorted();
}
