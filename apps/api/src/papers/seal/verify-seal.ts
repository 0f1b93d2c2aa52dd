import { verify, X509Certificate } from 'node:crypto';
import { fromBER } from 'asn1js';
import { ContentInfo, SignedData, type SignerInfo } from 'pkijs';
import { isSignedFor } from './attributes-for.ts';

/** SHA-256, the one hash with which documents are sealed. */
const SHA256 = '2.16.840.1.101.3.4.2.1';

export type SealCheck = {
  sealed: boolean;
  /** The file is, byte for byte, what was sealed. Who sealed it is told by `certificateSha256` alone. */
  unchanged: boolean;
  /** What was sealed is unchanged, even if bytes were appended. */
  intact: boolean;
  /** Also false if bytes were appended. */
  coversWholeFile: boolean;
  sealedAt: Date | null;
  signerName: string | null;
  /** In hexadecimal. Compare it with the dealer's own: anyone can seal a changed file again with their own key. */
  certificateSha256: string | null;
};

const NOT_SEALED: SealCheck = {
  sealed: false,
  unchanged: false,
  intact: false,
  coversWholeFile: false,
  sealedAt: null,
  signerName: null,
  certificateSha256: null,
};

/** Checks a PDF's seal: digest, signature, the certificate it names, and that all of the file is covered. */
export function verifySeal(pdf: Buffer): SealCheck {
  const seal = readSeal(pdf);
  if (seal === null) {
    return NOT_SEALED;
  }
  const broken = { ...NOT_SEALED, sealed: true };
  if (seal === 'damaged') {
    return broken;
  }
  try {
    return check(seal);
  } catch {
    // The parser of signatures throws errors of many kinds; to the reader of a document all of them mean changed.
    return { ...broken, coversWholeFile: seal.coversWholeFile, sealedAt: seal.sealedAt };
  }
}

function check(seal: RawSeal): SealCheck {
  const { certificate, signer } = readSignature(seal.signature);
  const { signedAttrs, signature } = signer;
  const isIntact =
    signedAttrs !== undefined &&
    isSignedFor(signedAttrs, seal.covered, certificate.raw) &&
    verify(
      'sha256',
      Buffer.from(signedAttrs.encodedValue),
      certificate.publicKey,
      Buffer.from(signature.getValue()),
    );
  return {
    sealed: true,
    unchanged: isIntact && seal.coversWholeFile,
    intact: isIntact,
    coversWholeFile: seal.coversWholeFile,
    sealedAt: seal.sealedAt,
    signerName: /^CN=(.*)$/m.exec(certificate.subject)?.[1] ?? null,
    certificateSha256: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
  };
}

/** Parses a CMS signature (RFC 5652 section 5). Throws if it is not one, or if anything follows it. */
function readSignature(bytes: Buffer): { certificate: X509Certificate; signer: SignerInfo } {
  const { offset, result } = fromBER(new Uint8Array(bytes));
  if (offset <= 0 || bytes.subarray(offset).some((byte) => byte !== 0)) {
    throw new TypeError('not a signature, or something was written behind it');
  }
  const { contentType, content } = new ContentInfo({ schema: result });
  const { certificates = [], signerInfos } = new SignedData({ schema: content });
  const [signer] = signerInfos;
  const certificate = Buffer.from(certificates[0]?.toSchema().toBER() ?? new ArrayBuffer(0));
  if (
    contentType !== ContentInfo.SIGNED_DATA ||
    signer?.digestAlgorithm.algorithmId !== SHA256 ||
    // The library forgives what is not DER where it reads, and writes DER: what differs was changed.
    !bytes.includes(certificate)
  ) {
    throw new TypeError('not a signature of the kind that seals a document');
  }
  return { certificate: new X509Certificate(certificate), signer };
}

/** Where a PDF's signature lies and what it covers. */
type RawSeal = {
  /** The bytes that the signature speaks for. */
  covered: Buffer;
  /** The CMS signature with the zeros that fill its place. */
  signature: Buffer;
  coversWholeFile: boolean;
  /** From the signature's dictionary, which the signature covers; null when it holds none. */
  sealedAt: Date | null;
};

const BYTE_RANGE = /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g;
const SIGNED_AT = /\/M\s*\(D:(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z/;
const HEXADECIMAL = /^<(?:[0-9a-fA-F]{2})+>$/;

/**
 * Finds the last signature of a PDF; null when there is none. The two ranges must leave out the signature's own
 * hexadecimal text and nothing else: a wider hole would let someone write into it.
 */
function readSeal(pdf: Buffer): RawSeal | 'damaged' | null {
  const text = pdf.toString('latin1');
  const match = [...text.matchAll(BYTE_RANGE)].at(-1);
  if (match === undefined) {
    return null;
  }
  const [start = -1, length = -1, resume = -1, rest = -1] = match.slice(1).map(Number);
  const end = resume + rest;
  const hole = text.slice(length, resume);
  if (start !== 0 || resume <= length || end > pdf.length || !HEXADECIMAL.test(hole)) {
    return 'damaged';
  }
  return {
    covered: Buffer.concat([pdf.subarray(0, length), pdf.subarray(resume, end)]),
    signature: Buffer.from(hole.slice(1, -1), 'hex'),
    coversWholeFile: end === pdf.length,
    sealedAt: signedAt(text, match.index),
  };
}

function signedAt(text: string, at: number): Date | null {
  const dictionary = text.slice(text.lastIndexOf(' obj', at), text.indexOf('endobj', at));
  const match = SIGNED_AT.exec(dictionary);
  if (match === null) {
    return null;
  }
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}
