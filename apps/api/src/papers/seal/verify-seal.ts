import { createHash, verify, X509Certificate } from 'node:crypto';
import type { Node } from './der.ts';
import { content, decode, encode, isContext, isOid, lengthOf, members, OID, set } from './der.ts';
import type { RawSeal } from './read-seal.ts';
import { readSeal } from './read-seal.ts';

export type SealCheck = {
  sealed: boolean;
  /** The file is, byte for byte, what was sealed. Who sealed it is told by `certificateSha256` alone. */
  unchanged: boolean;
  /** What was sealed is as it was, also where bytes were added behind it. */
  intact: boolean;
  /** False also when bytes were added behind what was sealed. */
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
  const parts = readSignature(seal.signature);
  const der = encode(parts.certificate);
  const certificate = new X509Certificate(der);
  const isIntact =
    content(attribute(parts.attributes, OID.messageDigest)).equals(sha256(seal.covered)) &&
    namesCertificate(attribute(parts.attributes, OID.signingCertificateV2), der) &&
    verify('sha256', encode(set(...parts.attributes)), certificate.publicKey, parts.signature);
  return {
    sealed: true,
    unchanged: isIntact && seal.coversWholeFile,
    intact: isIntact,
    coversWholeFile: seal.coversWholeFile,
    sealedAt: seal.sealedAt,
    signerName: /^CN=(.*)$/m.exec(certificate.subject)?.[1] ?? null,
    certificateSha256: sha256(der).toString('hex'),
  };
}

type SignatureParts = { certificate: Node; attributes: Node[]; signature: Buffer };

/** Takes a CMS signature apart (RFC 5652 section 5). Throws when it is none, or when anything follows it. */
function readSignature(bytes: Buffer): SignatureParts {
  const length = lengthOf(bytes);
  if (bytes.subarray(length).some((byte) => byte !== 0)) {
    throw new TypeError('something was written behind the signature');
  }
  const [type, wrapped] = members(decode(bytes.subarray(0, length)));
  const signedData = members(members(wrapped)[0]);
  const certificate = members(signedData.find((node) => isContext(node, 0)))[0];
  const [, , digest, attributes, , signature] = members(members(signedData.at(-1))[0]);
  if (certificate === undefined || !isOid(type, OID.signedData) || !isOid(members(digest)[0], OID.sha256)) {
    throw new TypeError('not a signature of the kind that seals a document');
  }
  return { certificate, attributes: members(attributes), signature: content(signature) };
}

function attribute(attributes: Node[], type: string): Node | undefined {
  const found = attributes.find((node) => isOid(members(node)[0], type));
  return members(members(found)[1])[0];
}

/** The attribute holds a list of certificate ids, the first of which is the signer's. */
function namesCertificate(value: Node | undefined, der: Buffer): boolean {
  const [certificates] = members(value);
  const [first] = members(certificates);
  return content(members(first).at(0)).equals(sha256(der));
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
