import type { SecretBox } from './secret-box.ts';

/** Of a token in an address. */
export const LINK_TOKEN_LENGTH_MAX = 200;

const MARK = '_';

const signedText = (purpose: string, id: string) => `${purpose}:${id}`;

/**
 * What a link in a message says about its subject, with the proof that the portal wrote it for this purpose. It is stored nowhere
 * and never expires: use it only for what may be done long afterwards and cannot hurt the holder of the message.
 */
export function writeLinkToken(box: Pick<SecretBox, 'sign'>, purpose: string, id: string): string {
  return `${id}${MARK}${box.sign(signedText(purpose, id))}`;
}

/** What a token is about; null if the portal did not write it for this purpose. */
export function readLinkToken(box: Pick<SecretBox, 'verify'>, purpose: string, token: string): string | null {
  const end = token.lastIndexOf(MARK);
  const id = token.slice(0, Math.max(0, end));
  return id !== '' && box.verify(signedText(purpose, id), token.slice(end + 1)) ? id : null;
}
