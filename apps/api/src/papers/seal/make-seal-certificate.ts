import { KeyObject, subtle, type webcrypto } from 'node:crypto';
import { BitString, Integer, OctetString, PrintableString, Sequence, Set as SetOf, Utf8String } from 'asn1js';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  RelativeDistinguishedNames,
} from 'pkijs';
import { certificateSerial } from './certificate-serial.ts';
import type { SealKey } from './seal-key.ts';

export type SealSubject = { commonName: string; organization: string; city: string; province: string };

const ALGORITHM = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 3072,
  publicExponent: new Uint8Array([1, 0, 1]),
};
const VALID_YEARS = 10;
/** Version 3, the one that has extensions, is written as 2. */
const VERSION_3 = 2;
/** The first two bits, digitalSignature and nonRepudiation (RFC 5280 section 4.2.1.3). */
const KEY_USAGE = { valueHex: new Uint8Array([0b1100_0000]), unusedBits: 6 };

/**
 * Makes a key and a self-signed certificate for the dealer's seal, valid from `now` for ten years. A reader of
 * PDF shows it as unknown until it is trusted or replaced by one of a certification authority; that a file was
 * changed shows in both cases.
 */
export async function makeSealCertificate(subject: SealSubject, now: Date): Promise<SealKey> {
  const pair = await subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const certificate = new Certificate();
  certificate.version = VERSION_3;
  certificate.serialNumber = new Integer({ valueHex: Buffer.from(certificateSerial(), 'hex') });
  certificate.notBefore.value = now;
  certificate.notAfter.value = new Date(now);
  certificate.notAfter.value.setUTCFullYear(now.getUTCFullYear() + VALID_YEARS);
  certificate.subject = nameOf(subject);
  certificate.issuer = certificate.subject;
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey);
  certificate.extensions = await extensionsFor(pair.publicKey);
  await certificate.sign(pair.privateKey, ALGORITHM.hash);
  return {
    certificate: Buffer.from(certificate.toSchema(true).toBER()),
    privateKey: KeyObject.from(pair.privateKey),
  };
}

/** In UTF-8, since names may have accents. Each part is in its own set; the library would put all in one. */
function nameOf({ commonName, organization, city, province }: SealSubject): RelativeDistinguishedNames {
  const parts = [
    { type: '2.5.4.3', value: new Utf8String({ value: commonName }) },
    { type: '2.5.4.10', value: new Utf8String({ value: organization }) },
    { type: '2.5.4.7', value: new Utf8String({ value: city }) },
    { type: '2.5.4.8', value: new Utf8String({ value: province }) },
    { type: '2.5.4.6', value: new PrintableString({ value: 'CA' }) },
  ];
  const sets = parts.map((part) => new SetOf({ value: [new AttributeTypeAndValue(part).toSchema()] }));
  return RelativeDistinguishedNames.fromBER(new Sequence({ value: sets }).toBER());
}

async function extensionsFor(publicKey: webcrypto.CryptoKey): Promise<Extension[]> {
  const keyIdentifier = await subtle.digest('SHA-1', await subtle.exportKey('spki', publicKey));
  const extension = (extnID: string, critical: boolean, value: { toBER(): ArrayBuffer }) =>
    new Extension({ extnID, critical, extnValue: value.toBER() });
  return [
    extension('2.5.29.19', true, new BasicConstraints({ cA: false }).toSchema()),
    extension('2.5.29.15', true, new BitString(KEY_USAGE)),
    extension('2.5.29.14', false, new OctetString({ valueHex: keyIdentifier })),
  ];
}
