import { STATEMENT_LINES_MAX } from '@portal/domain/money/bank/statements/statement';
import { FILE_BYTES_MAX } from '../platform/http/receiving/file-limits.ts';

/** A file that costs its reader the most; `profile` and `format` are how a form that asks says it is read. */
export type WorstFile = {
  name: string;
  profile: 'td' | 'ofx';
  format: 'csv' | 'json';
  bytes: () => Buffer;
};

const CSV = { profile: 'td', format: 'csv' } as const;
const OFX_HEADER = 'OFXHEADER:100\nDATA:OFXSGML\nCHARSET:1252\n\n<OFX><STMTRS><CURDEF>CAD';

/** As large as a file may be, of one piece of text over and over. */
function full(piece: string, begin = ''): () => Buffer {
  return () => {
    const bytes = Buffer.alloc(FILE_BYTES_MAX, piece, 'latin1');
    bytes.write(begin, 'latin1');
    return bytes;
  };
}

/** As many lines as a statement may have, each with its balance, as TD writes them. */
function honestLines(): Buffer {
  const rows = Array.from({ length: STATEMENT_LINES_MAX }, (_line, place) => {
    const text = `E-TRANSFER ***${place} FROM SOMEBODY WHO PAYS ${place % 977}`;
    return `10/05/2026,${text},,1.00,${place + 1}.00`;
  });
  return Buffer.from(rows.join('\r\n'));
}

function honestOfx(): Buffer {
  const rows = Array.from(
    { length: STATEMENT_LINES_MAX },
    (_line, place) =>
      `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261005120000<TRNAMT>1.00<FITID>${place}<NAME>VIREMENT<MEMO>PAIEMENT ${place}</STMTTRN>`,
  );
  return Buffer.from(
    `${OFX_HEADER}${rows.join('\n')}<LEDGERBAL><BALAMT>${STATEMENT_LINES_MAX}.00</LEDGERBAL></STMTRS></OFX>`,
  );
}

/** The worst files that we know, for every call that takes one. */
export const WORST_FILES: readonly WorstFile[] = [
  { name: '15 MB of empty lines', ...CSV, bytes: full('\n') },
  { name: '15 MB of carriage returns', ...CSV, bytes: full('\r') },
  { name: '15 MB of commas', ...CSV, bytes: full(',') },
  { name: '15 MB of lines of commas', ...CSV, bytes: full(`${','.repeat(4_000)}\n`) },
  { name: '15 MB of one line without end', ...CSV, bytes: full('a') },
  { name: '15 MB of quotations that never end', ...CSV, bytes: full('"a\n') },
  { name: '15 MB of one quotation that never ends', ...CSV, bytes: full('a,\n', '"') },
  { name: '15 MB of short lines', ...CSV, bytes: full('1,2,3,4,5\n') },
  { name: '50,000 honest lines', ...CSV, bytes: honestLines },
  { name: '50,000 honest movements of OFX', profile: 'ofx', format: 'csv', bytes: honestOfx },
  {
    name: '15 MB of movements that never end',
    profile: 'ofx',
    format: 'csv',
    bytes: full('<STMTTRN>', OFX_HEADER),
  },
  {
    name: '15 MB of names within names',
    profile: 'ofx',
    format: 'csv',
    bytes: full('<NAME><X>', OFX_HEADER),
  },
  {
    name: '15 MB of comments that never end',
    profile: 'ofx',
    format: 'csv',
    bytes: full('<!--', OFX_HEADER),
  },
  { name: '15 MB of lists within lists', ...CSV, format: 'json', bytes: full('[') },
];
