const SMALL = [
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
  'dix-sept dix-huit dix-neuf',
]
  .join(' ')
  .split(' ');
const TENS = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
];

/**
 * A whole number from 0 to 999 999 999 in French words, in the traditional spelling that contracts use:
 * 'deux cents', 'deux cent un', 'quatre-vingts', 'quatre-vingt mille', 'soixante et onze', 'deux millions'.
 */
export function frenchNumber(value: number): string {
  return write(value, true);
}

/** `last` is false before 'mille', which unlike 'million' keeps 'vingt' and 'cent' without their plural mark. */
function write(value: number, last: boolean): string {
  if (value < 100) {
    return underHundred(value, last);
  }
  if (value < 1000) {
    return hundreds(value, last);
  }
  if (value < 1_000_000) {
    const thousands = Math.floor(value / 1000);
    return joined(thousands === 1 ? 'mille' : `${write(thousands, false)} mille`, value % 1000);
  }
  const millions = Math.floor(value / 1_000_000);
  return joined(`${write(millions, true)} ${millions === 1 ? 'million' : 'millions'}`, value % 1_000_000);
}

function joined(head: string, rest: number): string {
  return rest === 0 ? head : `${head} ${write(rest, true)}`;
}

function hundreds(value: number, last: boolean): string {
  const count = Math.floor(value / 100);
  const rest = value % 100;
  const head = count === 1 ? 'cent' : `${SMALL[count]} cent`;
  if (rest === 0) {
    return count > 1 && last ? `${head}s` : head;
  }
  return `${head} ${underHundred(rest, last)}`;
}

function underHundred(value: number, last: boolean): string {
  if (value < 20) {
    return SMALL[value] ?? '';
  }
  const tens = Math.floor(value / 10);
  // 70 to 79 and 90 to 99 count on from 60 and 80.
  const unit = tens === 7 || tens === 9 ? (value % 10) + 10 : value % 10;
  const head = TENS[tens] ?? '';
  if (unit === 0) {
    return tens === 8 && last ? `${head}s` : head;
  }
  const takesEt = (unit === 1 || unit === 11) && tens < 8;
  return takesEt ? `${head} et ${SMALL[unit]}` : `${head}-${SMALL[unit]}`;
}
