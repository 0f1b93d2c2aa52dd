import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';

/** What documents are sealed with: the certificate, in DER, and its RSA key. */
export type SealKey = { certificate: Buffer; privateKey: KeyObject };

/** The stored form of the key: both parts in base64, the private key as PKCS#8. Contains the secret in clear. */
export type SealKeyText = { certificate: string; privateKey: string };

/** Writes a key down. Seal the text before it is kept. */
export function writeSealKey({ certificate, privateKey }: SealKey): SealKeyText {
  return {
    certificate: certificate.toString('base64'),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  };
}

/** Reads what `writeSealKey` wrote. */
export function readSealKey({ certificate, privateKey }: SealKeyText): SealKey {
  return {
    certificate: Buffer.from(certificate, 'base64'),
    privateKey: createPrivateKey({
      key: Buffer.from(privateKey, 'base64'),
      format: 'der',
      type: 'pkcs8',
    }),
  };
}

/** SHA-256 of the key's certificate, in hexadecimal, as `verifySeal` tells it. */
export function certificateSha256Of({ certificate }: SealKey): string {
  return new X509Certificate(certificate).fingerprint256.replaceAll(':', '').toLowerCase();
}
