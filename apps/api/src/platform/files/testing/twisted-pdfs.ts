import { deflateSync } from 'node:zlib';
import { pdfWith } from './harmful-pdfs.ts';

/** A harmless PDF of one page with other words in one place. Throws where it does not have these. */
export function twistedPdf(from: string, to: string, ...objects: (string | Buffer)[]): Buffer {
  const text = pdfWith('', ...objects).toString('latin1');
  if (!text.includes(from)) {
    throw new Error(`A sample does not have ${from}`);
  }
  return Buffer.from(text.replace(from, to), 'latin1');
}

/** A stream whose dictionary has these entries. */
export function stream(entries: string, body: string | Buffer): Buffer {
  const bytes = Buffer.from(body);
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${bytes.length} >> stream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** A PDF whose tree of pages is so many branches deep, each `twice` under the one before or once. */
export function pdfOfBranches(depth: number, twice: boolean): Buffer {
  const branches = Array.from({ length: depth }, (_, index) => {
    const next = `${index + 5} 0 R `;
    return `<< /Type /Pages /Kids [${next}${twice ? next : ''}] /Count 1 >>`;
  });
  return twistedPdf('/Kids [3 0 R]', '/Kids [4 0 R]', ...branches, '<< /Type /Page >>');
}

/** These bytes packed so many times over. */
export function packedOver(bytes: Buffer, times: number): Buffer {
  return times === 0 ? bytes : packedOver(deflateSync(bytes, { level: 9 }), times - 1);
}
