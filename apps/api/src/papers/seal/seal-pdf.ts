import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { Signer, SignPdf } from '@signpdf/signpdf';
import {
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { attributesFor } from './attributes-for.ts';
import type { SealKey } from './seal-key.ts';

export type SealOptions = {
  key: SealKey;
  /** Why the file was sealed, who sealed it and where: what a reader of PDF shows beside the signature. */
  reason: string;
  name: string;
  location: string;
  contactInfo: string;
  signedAt: Date;
};

/** Bytes kept free for the signature; one with a certificate of this key length takes about 2,000. */
const SIGNATURE_BYTES = 6_000;

/**
 * Seals a finished PDF with an invisible signature over the whole file (PAdES, `ETSI.CAdES.detached`). Everything is appended to the
 * given bytes, which stay unchanged.
 */
export async function sealPdf(pdf: Buffer, options: SealOptions): Promise<Buffer> {
  const { reason, name, location, contactInfo, signedAt } = options;
  const prepared = plainAddPlaceholder({
    pdfBuffer: pdf,
    reason,
    name,
    location,
    contactInfo,
    signingTime: signedAt,
    signatureLength: SIGNATURE_BYTES,
    subFilter: 'ETSI.CAdES.detached',
  });
  return new SignPdf().sign(prepared, new CadesSigner(options.key), signedAt);
}

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

/**
 * Signs as PAdES asks (ETSI EN 319 142-1, baseline B-B): a detached CMS signature whose signed attributes hold
 * the hash of the signer's certificate and no signing time; the time stands in the PDF's signature dictionary.
 * The signers that come with the library write the older Adobe form, which leaves the certificate open to exchange.
 */
class CadesSigner extends Signer {
  readonly #key: SealKey;

  constructor(key: SealKey) {
    super();
    this.#key = key;
  }

  /** The CMS signature, in DER, of the file's bytes without the place of the signature itself. */
  override async sign(pdf: Buffer): Promise<Buffer> {
    const { certificate: der, privateKey } = this.#key;
    const certificate = Certificate.fromBER(new Uint8Array(der));
    const { issuer, serialNumber } = certificate;
    const signedData = new SignedData({
      encapContentInfo: new EncapsulatedContentInfo({ eContentType: ContentInfo.DATA }),
      certificates: [certificate],
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
          signedAttrs: attributesFor(pdf, der),
        }),
      ],
    });
    await signedData.sign(privateKey.toCryptoKey(ALGORITHM, false, ['sign']), 0, 'SHA-256');
    const content = signedData.toSchema(true);
    return Buffer.from(new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content }).toSchema().toBER());
  }
}
