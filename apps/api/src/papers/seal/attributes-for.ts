import { createHash } from 'node:crypto';
import { type AsnType, Constructed, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import { Attribute, ContentInfo, SignedAndUnsignedAttributes } from 'pkijs';

const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';

/** What a seal signs: the hash of what it covers, and of its certificate, so that the certificate cannot be exchanged. */
export function attributesFor(covered: Buffer, certificate: Buffer): SignedAndUnsignedAttributes {
  const certificateId = new Sequence({ value: [octets(sha256(certificate))] });
  const certificateIds = new Sequence({ value: [certificateId] });
  // From the shortest to the longest, which is the order of DER for a set (X.690 section 11.6).
  const attributes = [
    new Attribute({ type: CONTENT_TYPE, values: [new ObjectIdentifier({ value: ContentInfo.DATA })] }),
    new Attribute({ type: MESSAGE_DIGEST, values: [octets(sha256(covered))] }),
    new Attribute({ type: SIGNING_CERTIFICATE_V2, values: [new Sequence({ value: [certificateIds] })] }),
  ];
  return new SignedAndUnsignedAttributes({ type: 0, attributes });
}

/** True if the attributes contain the hashes of these bytes and of this certificate. Throws if one is missing. */
export function isSignedFor(
  { attributes }: SignedAndUnsignedAttributes,
  covered: Buffer,
  certificate: Buffer,
): boolean {
  // A list of certificate ids, the first of which is the signer's and begins with the hash.
  const [ids] = members(attributeValue(attributes, SIGNING_CERTIFICATE_V2));
  const [id] = members(ids);
  const [certificateHash] = members(id);
  return (
    contentOf(attributeValue(attributes, MESSAGE_DIGEST)).equals(sha256(covered)) &&
    contentOf(certificateHash).equals(sha256(certificate))
  );
}

function attributeValue(attributes: readonly Attribute[], type: string): unknown {
  return attributes.find((attribute) => attribute.type === type)?.values[0];
}

function members(node: unknown): AsnType[] {
  if (!(node instanceof Constructed)) {
    throw new TypeError('expected a constructed value');
  }
  return node.valueBlock.value;
}

function contentOf(node: unknown): Buffer {
  if (!(node instanceof OctetString)) {
    throw new TypeError('expected an octet string');
  }
  return Buffer.from(node.getValue());
}

function octets(valueHex: Buffer): OctetString {
  return new OctetString({ valueHex });
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
