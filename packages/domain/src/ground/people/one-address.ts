import { tidyCode } from './tidy-line.ts';

const CODE_MARK = 'xn--';
/** Punycode's own numbers (RFC 3492, section 5). */
const [BASE, SKEW, DAMP, BIAS_FIRST, CODE_FIRST] = [36, 38, 700, 72, 128] as const;
const LETTERS_OF_BASE = 26;
const LAST_CODE = 0x10ffff;

/**
 * An e-mail address in the one form in which it is kept and compared: without invisible marks and blanks around it, in small letters with their marks put together, its
 * domain in the letters that people read, whether it was typed in those or in code. `ada@XN--EXMPLE-CUA.ca` is `ada@exämple.ca`.
 */
export function oneAddress(typed: string): string {
  const address = tidyCode(typed).toLowerCase();
  const domainAt = address.lastIndexOf('@') + 1;
  if (!address.includes(CODE_MARK, domainAt)) {
    return address.normalize('NFC');
  }
  const labels = address.slice(domainAt).split('.').map(readLabel);
  return `${address.slice(0, domainAt)}${labels.join('.')}`;
}

/** A label that is no true code stays as it is. */
function readLabel(label: string): string {
  const read = label.startsWith(CODE_MARK) ? decode(label.slice(CODE_MARK.length)) : undefined;
  return read === undefined || read === '' ? label : read.toLowerCase().normalize('NFC');
}

function decode(code: string): string | undefined {
  const end = code.lastIndexOf('-');
  const letters = [...code.slice(0, Math.max(end, 0))];
  let [point, at, bias] = [CODE_FIRST as number, 0, BIAS_FIRST as number];
  for (let from = end + 1; from < code.length; ) {
    const before = at;
    let weight = 1;
    for (let step = BASE; ; step += BASE) {
      const digit = digitOf(code[from]);
      from += 1;
      if (digit === undefined || at > LAST_CODE) {
        return undefined;
      }
      at += digit * weight;
      const threshold = Math.min(Math.max(step - bias, 1), LETTERS_OF_BASE);
      if (digit < threshold) {
        break;
      }
      weight *= BASE - threshold;
    }
    const size = letters.length + 1;
    bias = nextBias(at - before, size, before === 0);
    point += Math.floor(at / size);
    at %= size;
    if (point > LAST_CODE) {
      return undefined;
    }
    letters.splice(at, 0, String.fromCodePoint(point));
    at += 1;
  }
  return letters.join('');
}

function digitOf(sign: string | undefined): number | undefined {
  if (sign === undefined || !/^[a-z0-9]$/.test(sign)) {
    return undefined;
  }
  return /\d/.test(sign) ? Number(sign) + LETTERS_OF_BASE : sign.charCodeAt(0) - 'a'.charCodeAt(0);
}

function nextBias(distance: number, size: number, isFirst: boolean): number {
  let left = Math.floor(distance / (isFirst ? DAMP : 2));
  left += Math.floor(left / size);
  let bias = 0;
  while (left > ((BASE - 1) * LETTERS_OF_BASE) / 2) {
    left = Math.floor(left / (BASE - 1));
    bias += BASE;
  }
  return bias + Math.floor((BASE * left) / (left + SKEW));
}
