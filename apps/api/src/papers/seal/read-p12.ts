import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { OctetString } from 'asn1js';
import { CertBag, PFX, PKCS8ShroudedKeyBag, type SafeContents } from 'pkijs';
import type { SealKey } from './seal-key.ts';

/** Writes a file of RC2 or triple DES, from before 2010, in today's encryption (RFC 8018, PBES2). */
const REWRITE =
  'openssl pkcs12 -legacy -in old.p12 -nodes -out seal.pem && openssl pkcs12 -export -in seal.pem -out seal.p12';

/**
 * Reads a key with its certificate out of a PKCS#12 file. Throws when the passphrase does not open it, when it holds no RSA key with
 * its certificate, and for encryption from before PBES2, with the commands that convert the file.
 */
export async function readP12(p12: Buffer, passphrase: string): Promise<SealKey> {
  const bags = await bagsOf(PFX.fromBER(new Uint8Array(p12)), new TextEncoder().encode(passphrase).buffer);
  const [privateKey] = bags
    .filter((bag) => bag instanceof PKCS8ShroudedKeyBag)
    .map((bag) => Buffer.from(bag.toSchema().toBER()))
    .map((key) => createPrivateKey({ key, format: 'der', type: 'pkcs8', passphrase }));
  // A chain may accompany it, in any order.
  const certificate = bags
    .filter((bag) => bag instanceof CertBag)
    .map(({ certValue }) => Buffer.from((certValue as OctetString).getValue()))
    .find((der) => privateKey && new X509Certificate(der).checkPrivateKey(privateKey));
  if (certificate === undefined || privateKey?.asymmetricKeyType !== 'rsa') {
    throw new Error('the P12 file of the seal holds no RSA key with its certificate');
  }
  return { certificate, privateKey };
}

/** The content of the file, decrypted except for private keys. */
async function bagsOf(file: PFX, password: ArrayBuffer): Promise<unknown[]> {
  await file.parseInternalValues({ password });
  const safe = file.parsedValue?.authenticatedSafe;
  if (safe === undefined) {
    throw new Error('the P12 file of the seal is empty');
  }
  // The passphrase was right: what is not opened now is encrypted in a way that is not known.
  await safe
    .parseInternalValues({ safeContents: safe.safeContents.map(() => ({ password })) })
    .catch((cause: unknown) => {
      throw new Error(
        `the P12 file of the seal is encrypted in a way that is not read; write it anew: ${REWRITE}`,
        { cause },
      );
    });
  const contents: { value: SafeContents }[] = safe.parsedValue.safeContents;
  return contents.flatMap(({ value }) => value.safeBags).map(({ bagValue }) => bagValue);
}
