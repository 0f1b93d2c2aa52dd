import forge from 'node-forge';

export type Node = forge.asn1.Asn1;

const { asn1 } = forge;
const { UNIVERSAL, CONTEXT_SPECIFIC } = asn1.Class;

/** From here on a length is the number of bytes in which the length itself is written. */
const LONG_FORM = 0x80;

export const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsaEncryption: '1.2.840.113549.1.1.1',
} as const;

export function sequence(...children: Node[]): Node {
  return asn1.create(UNIVERSAL, asn1.Type.SEQUENCE, true, children);
}

/** A set in DER: its members are ordered by their encoding. */
export function set(...children: Node[]): Node {
  const sorted = children.toSorted((a, b) => Buffer.compare(encode(a), encode(b)));
  return asn1.create(UNIVERSAL, asn1.Type.SET, true, sorted);
}

/** The same members under the context tag [0], as CMS marks its optional fields. */
export function tagged0(children: Node[]): Node {
  return asn1.create(CONTEXT_SPECIFIC, 0, true, children);
}

export function oid(id: string): Node {
  return asn1.create(UNIVERSAL, asn1.Type.OID, false, asn1.oidToDer(id).getBytes());
}

export function octets(bytes: Buffer): Node {
  return asn1.create(UNIVERSAL, asn1.Type.OCTETSTRING, false, bytes.toString('binary'));
}

export function one(): Node {
  return asn1.create(UNIVERSAL, asn1.Type.INTEGER, false, asn1.integerToDer(1).getBytes());
}

export function algorithm(id: string): Node {
  return sequence(oid(id), asn1.create(UNIVERSAL, asn1.Type.NULL, false, ''));
}

export function encode(node: Node): Buffer {
  return Buffer.from(asn1.toDer(node).getBytes(), 'binary');
}

/** Reads bytes that are one DER value and nothing else. Throws when they are not. */
export function decode(bytes: Buffer): Node {
  return asn1.fromDer(bytes.toString('binary'), true);
}

/** Length in bytes of the DER value at the start of the bytes, header included (X.690 section 8.1.3). */
export function lengthOf(bytes: Buffer): number {
  const first = bytes.readUInt8(1);
  if (first < LONG_FORM) {
    return 2 + first;
  }
  const width = first - LONG_FORM;
  return 2 + width + bytes.readUIntBE(2, width);
}

/** The members of a constructed value. Throws a TypeError for a plain one. */
export function members(node: Node | undefined): Node[] {
  if (node === undefined || !Array.isArray(node.value)) {
    throw new TypeError('expected a constructed value');
  }
  return node.value;
}

/** The bytes of a plain value. Throws a TypeError for a constructed one. */
export function content(node: Node | undefined): Buffer {
  if (node === undefined || typeof node.value !== 'string') {
    throw new TypeError('expected a plain value');
  }
  return Buffer.from(node.value, 'binary');
}

/** True for an object identifier of this value. */
export function isOid(node: Node | undefined, id: string): boolean {
  return node?.type === asn1.Type.OID && content(node).equals(content(oid(id)));
}

export function isContext(node: Node | undefined, tag: number): boolean {
  return node?.tagClass === CONTEXT_SPECIFIC && Number(node.type) === tag;
}
