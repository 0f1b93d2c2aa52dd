const SMALL = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ');
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A whole number from 0 to 999 999 999 in English words: 'one thousand two hundred thirty-four'. */
export function englishNumber(value: number): string {
  if (value < 100) {
    return underHundred(value);
  }
  const [size, name] = scaleOf(value);
  const rest = value % size;
  const head = `${englishNumber(Math.floor(value / size))} ${name}`;
  return rest === 0 ? head : `${head} ${englishNumber(rest)}`;
}

function underHundred(value: number): string {
  if (value < 20) {
    return SMALL[value] ?? '';
  }
  const tens = TENS[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? tens : `${tens}-${SMALL[value % 10]}`;
}

function scaleOf(value: number): [size: number, name: string] {
  if (value >= 1_000_000) {
    return [1_000_000, 'million'];
  }
  return value >= 1000 ? [1000, 'thousand'] : [100, 'hundred'];
}
