import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { SignPdf } from '@signpdf/signpdf';
import { CadesSigner } from './cades-signer.ts';
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
 * Seals a finished PDF with an invisible signature over the whole file (PAdES, `ETSI.CAdES.detached`). Everything
 * is added behind the bytes given, which stay as they are.
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
