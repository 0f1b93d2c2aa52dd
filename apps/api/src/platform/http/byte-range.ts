/** The requested part of a representation, from its first byte to its last, counted from 0. */
export type ByteRange = { first: number; last: number };

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * What the header `Range` asks for, given the size (RFC 9110, section 14). Everything if it is absent, names several parts or cannot
 * be read, which the standard permits; `unsatisfiable` if it asks for no existing byte.
 */
export function readByteRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'all' | 'unsatisfiable' {
  const [, from = '', to = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') {
    return 'all';
  }
  if (from === '') {
    const length = Math.min(Number(to), sizeBytes);
    return length === 0 ? 'unsatisfiable' : { first: sizeBytes - length, last: sizeBytes - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) {
    return 'all';
  }
  return first >= sizeBytes
    ? 'unsatisfiable'
    : { first, last: to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1) };
}
