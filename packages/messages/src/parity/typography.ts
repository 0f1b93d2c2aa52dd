type Rule = { pattern: RegExp; says: string };

const EVERYWHERE: readonly Rule[] = [
  { pattern: /^\s*$/, says: 'is empty' },
  { pattern: /^\s+\S|\S\s+$/, says: 'begins or ends with a space' },
  { pattern: /\S[ \u00a0]{2,}\S/, says: 'has a double space' },
  { pattern: /["']/, says: 'has a straight quote; write “ ”, ’ or « »' },
  { pattern: /\.\.\./, says: 'has three dots; write …' },
];

const ENGLISH: readonly Rule[] = [{ pattern: /[«»]/, says: 'has French quotation marks' }];

/** Values that are numbers wherever a text fills them in. */
const NUMBERS = 'count|total|done|days|hours|minutes|years|max|min|high|pages|megapixels';
/** A number and what it counts, but not the words that link two numbers or go on with the sentence. */
const NUMBER_AND_WORD = new RegExp(
  `(?:\\d|\\{\\{(?:${NUMBERS})\\}\\}) (?!(?:à|au|aux|de|du|en|et|ou|par|pour|sur)(?!\\p{L}))\\p{L}`,
  'u',
);

/** Usage of the Office québécois de la langue française: a no-break space before : » % $ and after «, none before ; ! ?. */
const FRENCH: readonly Rule[] = [
  {
    pattern: NUMBER_AND_WORD,
    says: 'needs a no-break space (\\u00a0) between a number and what it counts',
  },
  { pattern: / [:»%$]/, says: 'needs a no-break space (\\u00a0) before : » % $' },
  { pattern: /« /, says: 'needs a no-break space (\\u00a0) after «' },
  { pattern: /[^\s\u00a0\u202f]»|«[^\s\u00a0\u202f]/, says: 'needs a no-break space inside « »' },
  {
    pattern: /[ \u00a0\u202f][;!?]/,
    says: 'has a space before ; ! or ?, which Canadian French does not use',
  },
  { pattern: /[“”]/, says: 'has English quotation marks' },
];

/** Where a text speaks of the dealer, such as `$t(brand.name)`: to a reader a word like any other. */
const OF_THE_DEALER = /\$t\(([\w.]+)\)/g;

/** What a careful typesetter would mark in one text; empty when nothing. */
export function typographyProblems(language: 'en' | 'fr', text: string): string[] {
  const rules = [...EVERYWHERE, ...(language === 'en' ? ENGLISH : FRENCH)];
  const read = text.replace(OF_THE_DEALER, '$1');
  return rules.filter((rule) => rule.pattern.test(read)).map((rule) => rule.says);
}
