import { createHash } from 'node:crypto';

const PAD = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');
const FILE_ID = Buffer.from('00112233445566778899aabbccddeeff', 'hex');
/** Printing and nothing else. */
const PERMISSIONS = -3_900;
const ROUNDS = 50;
const PASSES = 20;

/**
 * A PDF of one page with a text, encrypted as ISO 32000-1 (7.6.3, revision 3) says: with a password of its owner, and one to open it,
 * which most banks leave empty. `catalog` has further entries of it.
 */
export function lockedPdf(text: string, { toOpen = '', catalog = '' } = {}): Buffer {
  const { key, owner, user } = keysFor(toOpen);
  const content = rc4(objectKey(key, 4), Buffer.from(`BT /F1 24 Tf 20 50 Td (${text}) Tj ET`));
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 100] /Contents 4 0 R /Resources << /Font << /F1 ${font} >> >> >>`;
  const lock = `<< /Filter /Standard /V 2 /R 3 /Length 128 /P ${PERMISSIONS} /O <${owner}> /U <${user}> >>`;
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R ${catalog} >> endobj\n`),
    Buffer.from('2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj\n'),
    Buffer.from(`3 0 obj ${page} endobj\n4 0 obj << /Length ${content.length} >> stream\n`),
    content,
    Buffer.from(`\nendstream endobj\n5 0 obj ${lock} endobj\n`),
    Buffer.from(`trailer << /Size 6 /Root 1 0 R /Encrypt 5 0 R /ID [<${FILE_ID.toString('hex')}> <00>] >>\n`),
    Buffer.from('startxref\n0\n%%EOF\n'),
  ]);
}

function keysFor(toOpen: string) {
  const padded = Buffer.concat([Buffer.from(toOpen), PAD]).subarray(0, PAD.length);
  const ownerKey = hashed(Buffer.concat([Buffer.from('owner'), PAD]).subarray(0, PAD.length));
  const owner = passes(ownerKey, padded);
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = hashed(Buffer.concat([padded, owner, permissions, FILE_ID]));
  const user = Buffer.concat([passes(key, md5(Buffer.concat([PAD, FILE_ID]))), Buffer.alloc(16)]);
  return { key, owner: owner.toString('hex'), user: user.toString('hex') };
}

function hashed(bytes: Buffer): Buffer {
  let hash = md5(bytes);
  for (let round = 0; round < ROUNDS; round += 1) {
    hash = md5(hash);
  }
  return hash;
}

function passes(key: Buffer, bytes: Buffer): Buffer {
  let passed = bytes;
  for (let pass = 0; pass < PASSES; pass += 1) {
    passed = rc4(
      key.map((byte) => byte ^ pass),
      passed,
    );
  }
  return passed;
}

function objectKey(key: Buffer, number: number): Buffer {
  return md5(Buffer.concat([key, Buffer.from([number, 0, 0, 0, 0])]));
}

function md5(bytes: Buffer): Buffer {
  return createHash('md5').update(bytes).digest();
}

/** Node's OpenSSL has it no more. */
function rc4(key: Uint8Array, bytes: Uint8Array): Buffer {
  const state = Array.from({ length: 256 }, (_each, place) => place);
  const at = (place: number) => state[place] ?? 0;
  const swap = (one: number, other: number) => {
    const kept = at(one);
    state[one] = at(other);
    state[other] = kept;
  };
  for (let place = 0, other = 0; place < 256; place += 1) {
    other = (other + at(place) + (key[place % key.length] ?? 0)) & 255;
    swap(place, other);
  }
  let [place, other] = [0, 0];
  return Buffer.from(
    bytes.map((byte) => {
      place = (place + 1) & 255;
      other = (other + at(place)) & 255;
      swap(place, other);
      return byte ^ at((at(place) + at(other)) & 255);
    }),
  );
}
