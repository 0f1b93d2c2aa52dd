/** Names of places, offices, banks, laws and programs, which keep their capital inside a sentence; parts of a compound count for themselves. */
const NAMES = new Set(
  [
    'Alberta Britannique Brunswick Canada Charte Colombie Édouard Écosse Île Labrador Manitoba Neuve Nord Nouveau Nouvelle',
    'Nunavut Ontario Ouest Prince Québec Saskatchewan Terre Territoires Unis États Yukon',
    'Montréal Nationale Royale Scotia',
    'Autorité Commissariat Commission Loi Ombudsman Règlement État Dre Interac Excel Internet JavaScript LibreOffice Mo Numbers WebM WebP WebVTT',
  ].flatMap((line) => line.split(' ')),
);
/** A capital after a letter, a digit or a comma, so not where a sentence or a quotation begins. */
const INSIDE = /(?<=[\p{L}\p{N},’][ \u00a0]|[\p{Ll}\p{N},][ \u00a0]\p{Ll}{1,2}’)\p{Lu}\p{Ll}[\p{L}-]*/gu;
const VALUES = /\{\{[^}]*\}\}|\$t\([^)]*\)/g;

/** Words of a French text that begin with a capital as they would in an English title; empty when none does. */
export function capitalProblems(text: string): string[] {
  const read = text.replaceAll(VALUES, '…');
  return [...read.matchAll(INSIDE)].flatMap(([word]) =>
    word.split('-').every((part) => NAMES.has(part) || part === part.toLowerCase())
      ? []
      : [`“${word}” has a capital; French titles have one at their beginning`],
  );
}
