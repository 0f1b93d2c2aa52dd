import { createHash, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';
import { certificateSerial } from './certificate-serial.ts';

export type SealSubject = { commonName: string; organization: string; city: string; province: string };

/** `p12` holds key and certificate under the passphrase; the SHA-256, in hexadecimal, recognizes the certificate. */
export type SealCertificate = { p12: Buffer; certificatePem: string; certificateSha256: string };

const KEY_BITS = 3072;
const VALID_YEARS = 10;

/** The names may hold accents. The library's types take this for a class of tags, though it reads a type. */
const UTF8: number = forge.asn1.Type.UTF8;

/** Node's own generator: a key of this length takes the library, which is written in JavaScript, many seconds. */
const makeKeyPair = promisify(generateKeyPair);

/**
 * Makes a key and a self-signed certificate for the dealer's seal, valid from `now` for ten years. A reader of
 * PDF shows it as unknown until it is trusted or replaced by one of a certification authority; that a file was
 * changed shows in both cases.
 */
export async function makeSealCertificate(
  subject: SealSubject,
  now: Date,
  passphrase: string,
): Promise<SealCertificate> {
  const pair = await makeKeyPair('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const key = forge.pki.privateKeyFromPem(pair.privateKey);
  const certificate = describe(subject, now, forge.pki.publicKeyFromPem(pair.publicKey));
  certificate.sign(key, forge.md.sha256.create());
  const options = { algorithm: 'aes256', friendlyName: subject.commonName } as const;
  const p12 = forge.pkcs12.toPkcs12Asn1(key, [certificate], passphrase, options);
  const der = toBuffer(forge.pki.certificateToAsn1(certificate));
  return {
    p12: toBuffer(p12),
    certificatePem: forge.pki.certificateToPem(certificate),
    certificateSha256: createHash('sha256').update(der).digest('hex'),
  };
}

function describe(
  subject: SealSubject,
  now: Date,
  publicKey: forge.pki.rsa.PublicKey,
): forge.pki.Certificate {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  certificate.serialNumber = certificateSerial();
  certificate.validity.notBefore = now;
  certificate.validity.notAfter = new Date(now);
  certificate.validity.notAfter.setUTCFullYear(now.getUTCFullYear() + VALID_YEARS);
  const utf8 = (name: string, value: string) => ({ name, value, valueTagClass: UTF8 });
  const names = [
    utf8('commonName', subject.commonName),
    utf8('organizationName', subject.organization),
    utf8('localityName', subject.city),
    utf8('stateOrProvinceName', subject.province),
    { name: 'countryName', value: 'CA' },
  ];
  certificate.setSubject(names);
  certificate.setIssuer(names);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  return certificate;
}

function toBuffer(node: forge.asn1.Asn1): Buffer {
  return Buffer.from(forge.asn1.toDer(node).getBytes(), 'binary');
}
