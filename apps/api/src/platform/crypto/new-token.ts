import { createHash, randomBytes, webcrypto } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A credential for a link or a session: 256 random bits, safe in addresses. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The stored form of a token, so that the database alone opens nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** SHA-256 of what a person sent, hexadecimal: on another thread, since fifteen megabytes hold this one for a tenth of a second. */
export async function sha256OfFile(bytes: Uint8Array): Promise<string> {
  return Buffer.from(
    await webcrypto.subtle.digest('SHA-256', Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
  ).toString('hex');
}

/** SHA-256 of any bytes, hexadecimal. */
export function sha256Hex(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
