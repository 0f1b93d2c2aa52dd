import { Signer } from '@signpdf/signpdf';
import {
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedData,
  SignerInfo,
} from 'pkijs';
import type { SealKey } from './seal-key.ts';
import { attributesFor } from './signed-attributes.ts';

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

/**
 * Signs as PAdES asks (ETSI EN 319 142-1, baseline B-B): a detached CMS signature whose signed attributes hold
 * the hash of the signer's certificate and no signing time; the time stands in the PDF's signature dictionary.
 * The signers that come with the library write the older Adobe form, which leaves the certificate open to exchange.
 */
export class CadesSigner extends Signer {
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
