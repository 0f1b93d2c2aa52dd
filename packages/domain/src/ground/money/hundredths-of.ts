const DECIMAL = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/;

/**
 * A decimal number in whole hundredths: cents of dollars, basis points of per cent. Null for anything else, more than two
 * decimals among it. It reads the shortest decimal of a double, so that no arithmetic on fractions ever happens.
 */
export function hundredthsOf(value: unknown): bigint | null {
  const match = typeof value === 'number' ? DECIMAL.exec(String(value)) : null;
  if (match === null) {
    return null;
  }
  const [, sign = '', whole = '', fraction = ''] = match;
  const hundredths = BigInt(whole + fraction.padEnd(2, '0'));
  return sign === '-' ? -hundredths : hundredths;
}
