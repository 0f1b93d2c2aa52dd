/** Where a PDF's signature lies and what it covers. */
export type RawSeal = {
  /** The bytes that the signature speaks for. */
  covered: Buffer;
  /** The CMS signature with the zeros that fill its place. */
  signature: Buffer;
  coversWholeFile: boolean;
  /** From the signature's dictionary, which the signature covers; null when it holds none. */
  sealedAt: Date | null;
};

const BYTE_RANGE = /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g;
const SIGNED_AT = /\/M\s*\(D:(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z/;
const HEXADECIMAL = /^<(?:[0-9a-fA-F]{2})+>$/;

/**
 * Finds the last signature of a PDF; null when there is none. The two ranges must leave out the signature's own
 * hexadecimal text and nothing else: a wider hole would let someone write into it.
 */
export function readSeal(pdf: Buffer): RawSeal | 'damaged' | null {
  const text = pdf.toString('latin1');
  const match = [...text.matchAll(BYTE_RANGE)].at(-1);
  if (match === undefined) {
    return null;
  }
  const [start = -1, length = -1, resume = -1, rest = -1] = match.slice(1).map(Number);
  const end = resume + rest;
  const hole = text.slice(length, resume);
  if (start !== 0 || resume <= length || end > pdf.length || !HEXADECIMAL.test(hole)) {
    return 'damaged';
  }
  return {
    covered: Buffer.concat([pdf.subarray(0, length), pdf.subarray(resume, end)]),
    signature: Buffer.from(hole.slice(1, -1), 'hex'),
    coversWholeFile: end === pdf.length,
    sealedAt: signedAt(text, match.index),
  };
}

function signedAt(text: string, at: number): Date | null {
  const dictionary = text.slice(text.lastIndexOf(' obj', at), text.indexOf('endobj', at));
  const match = SIGNED_AT.exec(dictionary);
  if (match === null) {
    return null;
  }
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}
