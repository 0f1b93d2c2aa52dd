import { foldText } from '../../../ground/people/fold-text.ts';

/** What banks write about transfers in either language, folded: none of these words is anybody's name. */
const BANK_WORDS: ReadonlySet<string> = new Set(
  [
    'wire trf tfr tf xfer transfer transfers trsf etransfer etrnsfr trnsfr virement virements vir interac autodeposit auto ad',
    'deposit deposits dep depot depots direct dir online internet banking mobile web branch succursale transaction transactions',
    'electronic eft funds fonds credit cr debit dr credited received recvd recu recus incoming entrant sent envoi from to de du des of',
    'la le les au aux payment payments paiement paiements pay pmt bill cheque cheques chq check misc divers memo gc pap pad dpa',
    'ref reference no num number numero order ordre sub subscription souscription in for pour fulfill request demande account acct compte',
    'chequing savings epargne cad usd canada bank banque rbc td bmo cibc scotiabank desjardins bnc nbc atb tangerine customer client',
    'and et or ou mr mrs ms miss dr mme mlle nsf returned item retour retourne',
  ].flatMap((words) => words.split(' ')),
);

/** A person who may pay an order: its investor, the spouse whose finances the profile includes, the joint investor. */
export type PayorName = { readonly firstName: string; readonly lastName: string };
type LineText = { readonly party: string | null; readonly description: string };

/** Whom a line names as the payor. In doubt it counts as somebody else, so that a person looks. */
export type NamedPayor = 'nobody' | 'one-of-them' | 'somebody-else';

/** BMO's kinds of movements, in brackets before the text. */
const BRACKETED = /\[[A-Z]{2}\]/gu;
/** Its first letter is nobody's initial. */
const E_TRANSFER = /\be[\s-](?=tr(?:ans|ns))/giu;
/** What RBC writes behind a name: `CA7kQ2Zt`. */
const TRANSFER_CODE = /^CA(?=.*[a-z])[A-Za-z]{6}$/u;
const WORDS = /[\p{L}\p{N}]+/gu;

/**
 * Whom a line names, against who may pay for an order. Capitals, accents, hyphens and the order of words do not count; a given name may be
 * its initial, and what banks write of every transfer is no name. Who is named is so by a family name, or a given name and the
 * family name's initial, and every word is theirs. `reference` is the order's.
 */
export function payorNamed(
  line: LineText,
  { names, reference }: { readonly names: readonly PayorName[]; readonly reference: string },
): NamedPayor {
  const people = names.map((name) => ({
    given: wordsOfName(name.firstName),
    family: wordsOfName(name.lastName),
  }));
  const own = new Set(people.flatMap(({ given, family }) => [...given, ...family]));
  const words = wordsNamed(line, reference, own);
  if (words.length === 0) {
    return 'nobody';
  }
  const paying = people.filter((person) => isNamed(person, words));
  const hasGiven = words.some((word) => paying.some(({ given }) => stands(word, given)));
  const theirs = paying.flatMap(({ given, family }) => [...given, ...family]);
  const areTheirs = words.every((word) => stands(word, theirs) || (hasGiven && word.length === 1));
  return paying.length > 0 && areTheirs ? 'one-of-them' : 'somebody-else';
}

/** The payor's name on a line, as the bank wrote it; null where there is none. */
export function payorTextOf({ party, description }: LineText): string | null {
  return wordsNamed({ party, description }, '', new Set()).length === 0 ? null : (party ?? description);
}

type Person = { readonly given: readonly string[]; readonly family: readonly string[] };

function isNamed({ given, family }: Person, words: readonly string[]): boolean {
  const isWhole = (part: readonly string[]) => words.some((word) => word.length > 1 && part.includes(word));
  return isWhole(family) || (isWhole(given) && words.some((word) => stands(word, family)));
}

/** As a whole word, or as the initial of one. */
function stands(word: string, names: readonly string[]): boolean {
  return names.some((name) => name === word || (word.length === 1 && name.startsWith(word)));
}

/** The words that are neither a bank's, nor the reference, nor a number or a code; where the bank names the payor separately, only those. */
function wordsNamed(
  { party, description }: LineText,
  reference: string,
  own: ReadonlySet<string>,
): readonly string[] {
  const text = (party ?? description).normalize('NFC').replaceAll(BRACKETED, ' ').replaceAll(E_TRANSFER, 'e');
  const left = text
    .split(/\s+/u)
    .filter((word) => !TRANSFER_CODE.test(word))
    .join(' ');
  const ofReference = new Set(foldText(reference).match(WORDS));
  return (foldText(left).match(WORDS) ?? []).filter(
    (word) => !/\d/u.test(word) && !ofReference.has(word) && (own.has(word) || !BANK_WORDS.has(word)),
  );
}

/** `Gagnon-Roy` is two words, or one where a bank writes no hyphen. */
function wordsOfName(name: string): readonly string[] {
  const words = foldText(name).match(WORDS) ?? [];
  return [...words, words.join('')].filter((word) => word !== '');
}
