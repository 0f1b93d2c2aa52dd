import { createHash } from 'node:crypto';
import forge from 'node-forge';

/** SHA-256, in hexadecimal, of the certificate in a P12 file. Throws when the passphrase does not open it. */
export function certificateSha256Of(p12: Buffer, passphrase: string): string {
  const bag = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(p12.toString('binary')), passphrase);
  const { certBag } = forge.pki.oids;
  const certificate =
    certBag === undefined ? undefined : bag.getBags({ bagType: certBag })[certBag]?.[0]?.cert;
  if (!certificate) {
    throw new Error('the P12 file of the seal holds no certificate');
  }
  const der = forge.asn1.toDer(forge.pki.certificateToAsn1(certificate)).getBytes();
  return createHash('sha256').update(Buffer.from(der, 'binary')).digest('hex');
}
