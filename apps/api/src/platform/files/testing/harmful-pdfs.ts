import { deflateSync } from 'node:zlib';

const TRAILER = '\ntrailer << /Size 4 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n';
const DOCUMENT = [
  '%PDF-1.7',
  '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
  '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
  '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >> endobj',
].join('\n');

function withObjects(objects: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${DOCUMENT}\n`), objects, Buffer.from(TRAILER)]);
}

/** A PDF of one page and `count` objects that nothing needs. */
export function pdfOfObjects(count: number): Buffer {
  const objects = Array.from({ length: count }, (_, index) => `${index + 4} 0 obj null endobj\n`);
  return withObjects(Buffer.from(objects.join('')));
}

function packed(entries: string, first: number, count: number): Buffer {
  return packedStream(deflateSync(entries), first, count);
}

function packedStream(body: Buffer, first: number, count: number): Buffer {
  const dictionary = `<< /Type /ObjStm /N ${count} /First ${first} /Filter /FlateDecode /Length ${body.length} >>`;
  return Buffer.concat([
    Buffer.from(`4 0 obj ${dictionary} stream\n`),
    body,
    Buffer.from('\nendstream endobj\n'),
  ]);
}

/** The same with the objects packed in a stream, where a glance at the file does not see them. */
export function pdfOfPackedObjects(count: number): Buffer {
  const offsets = Array.from({ length: count }, (_, index) => `${index + 5} ${index * 2} `).join('');
  return withObjects(packed(`${offsets}${'0 '.repeat(count)}`, offsets.length, count));
}

const LAYER_BYTES = 16 * 1024 * 1024;

/** A small PDF with a stream of objects that unpacks to about `bytes`. */
export function pdfBomb(bytes: number): Buffer {
  const layer = deflateSync(Buffer.alloc(Math.min(bytes, LAYER_BYTES), ' '), { level: 9 });
  const streams = Array.from({ length: Math.ceil(bytes / LAYER_BYTES) }, () => packedStream(layer, 0, 0));
  return withObjects(Buffer.concat(streams));
}

/** A PDF of one page whose catalog has these entries, with these objects beside it, numbered from 4 on. */
export function pdfWith(catalog: string, ...objects: (string | Buffer)[]): Buffer {
  const parts = objects.map((object, index) =>
    Buffer.concat([Buffer.from(`${index + 4} 0 obj `), Buffer.from(object), Buffer.from('\nendobj\n')]),
  );
  const document = DOCUMENT.replace('/Pages 2 0 R', `/Pages 2 0 R ${catalog}`);
  return Buffer.concat([Buffer.from(`${document}\n`), ...parts, Buffer.from(TRAILER)]);
}

/** The body of a stream of packed objects that are numbered from `from` on; `entries` stand in its dictionary. */
export function packedObjects(objects: readonly string[], from = 20, entries = ''): Buffer {
  let at = 0;
  const offsets = objects.map((object, index) => {
    const offset = `${from + index} ${at} `;
    at += object.length + 1;
    return offset;
  });
  const head = offsets.join('');
  const body = deflateSync(`${head}${objects.join(' ')}`);
  const type = entries.includes('/Type') ? '' : '/Type /ObjStm ';
  const dictionary = `<< ${type}${entries} /N ${objects.length} /First ${head.length} /Filter /FlateDecode /Length ${body.length} >>`;
  return Buffer.concat([Buffer.from(`${dictionary} stream\n`), body, Buffer.from('\nendstream')]);
}
