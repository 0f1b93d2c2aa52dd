import { createHash, sign } from 'node:crypto';
import { Signer } from '@signpdf/signpdf';
import forge from 'node-forge';
import type { Node } from './der.ts';
import { algorithm, encode, members, OID, octets, oid, one, sequence, set, tagged0 } from './der.ts';

/**
 * Signs as PAdES asks (ETSI EN 319 142-1, baseline B-B): a detached CMS signature whose signed attributes hold
 * the hash of the signer's certificate and no signing time; the time stands in the PDF's signature dictionary.
 * The libraries at hand write the older Adobe form only, which leaves the certificate open to exchange.
 */
export class CadesSigner extends Signer {
  readonly #certificate: Node;
  readonly #privateKeyPem: string;

  /** Throws when the passphrase does not open the P12 file or when it holds no key with its certificate. */
  constructor(p12: Buffer, passphrase: string) {
    super();
    const bag = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(p12.toString('binary')), passphrase);
    const { certBag, pkcs8ShroudedKeyBag } = forge.pki.oids;
    const key = firstOf(bag, pkcs8ShroudedKeyBag)?.key;
    const certificate = firstOf(bag, certBag)?.cert;
    if (!key || !certificate) {
      throw new Error('the P12 file of the seal holds no private key with its certificate');
    }
    this.#certificate = forge.pki.certificateToAsn1(certificate);
    this.#privateKeyPem = forge.pki.privateKeyToPem(key);
  }

  /** The CMS signature, in DER, of the file's bytes without the place of the signature itself. */
  override async sign(pdf: Buffer): Promise<Buffer> {
    const attributes = set(
      attribute(OID.contentType, oid(OID.data)),
      attribute(OID.messageDigest, octets(sha256(pdf))),
      attribute(
        OID.signingCertificateV2,
        sequence(sequence(sequence(octets(sha256(encode(this.#certificate)))))),
      ),
    );
    const signature = sign('sha256', encode(attributes), this.#privateKeyPem);
    const signerInfo = sequence(
      one(),
      sequence(...issuerAndSerial(this.#certificate)),
      algorithm(OID.sha256),
      tagged0(members(attributes)),
      algorithm(OID.rsaEncryption),
      octets(signature),
    );
    const signedData = sequence(
      one(),
      set(algorithm(OID.sha256)),
      sequence(oid(OID.data)),
      tagged0([this.#certificate]),
      set(signerInfo),
    );
    return encode(sequence(oid(OID.signedData), tagged0([signedData])));
  }
}

function firstOf(bag: forge.pkcs12.Pkcs12Pfx, bagType: string | undefined): forge.pkcs12.Bag | undefined {
  return bagType === undefined ? undefined : bag.getBags({ bagType })[bagType]?.[0];
}

function attribute(type: string, value: Node): Node {
  return sequence(oid(type), set(value));
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** Issuer and serial number as they stand in the certificate: version, serial, algorithm, issuer. */
function issuerAndSerial(certificate: Node): Node[] {
  const [toBeSigned] = members(certificate);
  const [, serial, , issuer] = members(toBeSigned);
  if (serial === undefined || issuer === undefined) {
    throw new TypeError('the certificate of the seal is not complete');
  }
  return [issuer, serial];
}
