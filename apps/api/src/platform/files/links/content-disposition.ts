import { plainLetters } from '@portal/domain/ground/people/fold-text';

/**
 * The header that names a download (RFC 6266): plain letters for old clients, the true name for the others
 * (RFC 5987, UTF-8 with percent signs).
 */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const plain = Array.from(fileName.normalize('NFC'), plainSign)
    .join('')
    .replace(/[^\x20-\x7e]|["\\%;]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function plainSign(sign: string): string {
  const plain = plainLetters(sign);
  return sign === sign.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
}
