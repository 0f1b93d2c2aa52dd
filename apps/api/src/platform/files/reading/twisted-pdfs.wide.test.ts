// Wide: a PDF of a form that no program writes, and that keeps the reader busy or gets past it.

import { describe, expect, it } from 'vitest';
import { PDF_UNPACKED_BYTES_MAX } from '../../http/receiving/file-limits.ts';
import type { UploadProblem } from '../../http/receiving/upload-problem.ts';
import { prepareUpload } from '../preparing/prepare-upload.ts';
import { pdfWith } from '../testing/harmful-pdfs.ts';
import { onDisk } from '../testing/on-disk.ts';
import { packedOver, pdfOfBranches, stream, twistedPdf } from '../testing/twisted-pdfs.ts';

/** Far more than a reader can go into, one call inside the other. */
const DEEP = 100_000;
const NESTED = `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`;
/** What fits in no signed number of 32 bits. */
const HUGE = 2 ** 31;
const PACKED = '/Type /ObjStm /N 1 /First 5';
const ONE_PACKED = '20 0 null';
const BLANKS = Buffer.alloc(4 * PDF_UNPACKED_BYTES_MAX, ' ');
/** Two bytes that encode 128 of the second: repeated, 128 such pairs. */
const RUNS = Buffer.alloc(1024 * 1024, Buffer.from([129, 129]));
const TABLE = '/Type /XRef /Root 1 0 R';
const ENCRYPTION = '<< /Filter /Standard /V 4 /R 4 >>';

/** How many pages are counted, or why the file is refused. */
async function outcomeOf(bytes: Buffer): Promise<unknown> {
  return prepareUpload(onDisk(bytes)).then(
    ({ pages }) => pages,
    (error: unknown) => (error instanceof Error ? error.message : error),
  );
}

describe('a PDF that lies, repeats or hides is read or refused, and harms no reader:', () => {
  it.each<[string, number | UploadProblem, () => Buffer]>([
    ['lists that are nested too deep', 1, () => pdfWith('', NESTED)],
    ['lists nested too deep in its catalog', 'unreadable', () => pdfWith(`/X ${NESTED}`)],
    ['lists nested too deep in its trailer', 'unreadable', () => twistedPdf('/Size 4', `/X ${NESTED}`)],
    [
      'lists nested too deep in packed objects',
      'too-complex',
      () => pdfWith('', stream(PACKED, `20 0 ${NESTED}`)),
    ],
    [
      'a table of more places than exist',
      1,
      () => pdfWith('', stream(`${TABLE} /Size ${HUGE} /W [1 2 1]`, 'aaaa')),
    ],
    [
      'a table of sections without end',
      1,
      () => pdfWith('', stream(`${TABLE} /Size 4 /Index [0 ${HUGE} 0 ${HUGE}] /W [1 2 1]`, 'aaaa')),
    ],
    [
      'a table of numbers without end',
      1,
      () => pdfWith('', stream(`${TABLE} /Size 4 /W [${HUGE}0 2 1]`, 'aaaa')),
    ],
    [
      'a table of numbers shorter than none',
      1,
      () => pdfWith('', stream(`${TABLE} /Size 4 /W [-1 -2 -1]`, 'aaaa')),
    ],
    [
      'more packed objects than bytes',
      'too-complex',
      () => pdfWith('', stream(`/Type /ObjStm /N ${HUGE} /First 5`, ONE_PACKED)),
    ],
    [
      'packed objects beyond the end',
      'too-complex',
      () => pdfWith('', stream(`/Type /ObjStm /N 1 /First ${HUGE}`, ONE_PACKED)),
    ],
    [
      'packed objects before the beginning',
      'too-complex',
      () => pdfWith('', stream('/Type /ObjStm /N 1 /First -9', ONE_PACKED)),
    ],
    [
      'packed objects that extend themselves',
      1,
      () => pdfWith('', stream(`${PACKED} /Extends 4 0 R`, ONE_PACKED)),
    ],
    [
      'objects that are packed three times over',
      'too-complex',
      () =>
        pdfWith(
          '',
          stream(`${PACKED} /Filter [/FlateDecode /FlateDecode /FlateDecode]`, packedOver(BLANKS, 3)),
        ),
    ],
    [
      'objects that are runs of runs',
      'too-complex',
      () => pdfWith('', stream(`${PACKED} /Filter [/RunLengthDecode /RunLengthDecode]`, RUNS)),
    ],
    [
      'objects behind more filters than a reader can go through',
      'too-complex',
      () => pdfWith('', stream(`${PACKED} /Filter [${'/ASCIIHexDecode '.repeat(DEEP)}]`, '3230>')),
    ],
    [
      'a tree of pages that is its own branch',
      'unreadable',
      () => twistedPdf('/Kids [3 0 R]', '/Kids [2 0 R]'),
    ],
    [
      'a tree of pages that goes in a circle',
      'unreadable',
      () => twistedPdf('/Kids [3 0 R]', '/Kids [3 0 R 4 0 R]', '<< /Type /Pages /Kids [2 0 R] >>'),
    ],
    ['a tree of a million million pages', 'unreadable', () => pdfOfBranches(40, true)],
    ['a tree of pages of many branches', 1, () => pdfOfBranches(20_000, false)],
    [
      'one page three hundred thousand times',
      'too-many-pages',
      () => twistedPdf('3 0 R]', `${'3 0 R '.repeat(300_000)}]`),
    ],
    ['fewer pages than none', 1, () => twistedPdf('/Count 1', '/Count -1')],
    ['a claim of more pages than exist', 1, () => twistedPdf('/Count 1', `/Count ${HUGE}`)],
    ['pages that are no list', 'unreadable', () => twistedPdf('/Kids [3 0 R]', '/Kids 3 0 R')],
    ['no document', 'unreadable', () => twistedPdf('/Type /Catalog', '/Type /Other')],
    ['a document that is itself elsewhere', 1, () => twistedPdf('/Root 1 0 R', '/Root 4 0 R', '4 0 R')],
    ['objects that stand for each other', 1, () => pdfWith('/X 4 0 R', '5 0 R', '4 0 R')],
    ['a stream shorter than nothing', 1, () => pdfWith('', '<< /Length -999 >> stream\nabc\nendstream')],
    [
      'a stream that ends before it begins',
      1,
      () => pdfWith('', '<< /Length -40 >> stream\nendstream endstream'),
    ],
    ['a stream longer than the file', 1, () => pdfWith('', `<< /Length ${HUGE}0 >> stream\nabc\nendstream`)],
    ['a stream that is its own length', 1, () => pdfWith('', '<< /Length 4 0 R >> stream\nabc\nendstream')],
    [
      'an object of a number without end',
      1,
      () => twistedPdf('trailer', `${'9'.repeat(40)} 0 obj null endobj trailer`),
    ],
    [
      'a trailer that is no end',
      1,
      () => twistedPdf('trailer', 'trailer << /Size 4 >> startxref 0 %%EOF '.repeat(5_000).concat('trailer')),
    ],
    [
      'a password in its trailer',
      'pdf-protected',
      () => twistedPdf('/Size 4', `/Size 4 /Encrypt ${ENCRYPTION}`),
    ],
    [
      'a password in its packed table',
      'pdf-protected',
      () =>
        twistedPdf(
          'trailer << /Size 4 /Root 1 0 R >>',
          '',
          ENCRYPTION,
          stream(`${TABLE} /Size 4 /W [1 2 1] /Encrypt 4 0 R`, 'aaaa'),
        ),
    ],
    [
      'a password in the first of its packed tables alone',
      'pdf-protected',
      () =>
        twistedPdf(
          'trailer << /Size 4 /Root 1 0 R >>',
          '',
          ENCRYPTION,
          stream(`${TABLE} /Size 4 /W [1 2 1] /Encrypt 4 0 R`, 'aaaa'),
          stream(`${TABLE} /Size 4 /W [1 2 1]`, 'aaaa'),
        ),
    ],
    [
      'an object that never ends, after its end',
      'unreadable',
      () => Buffer.concat([pdfWith(''), Buffer.from('9 0 obj << /A [1 (abc')]),
    ],
    [
      'a stream that never ends, after its end',
      'unreadable',
      () => Buffer.concat([pdfWith(''), Buffer.from('9 0 obj << /Length 999 >> stream\nabc')]),
    ],
  ])('%s (%s)', async (_case, outcome, makeBytes) => {
    expect(await outcomeOf(makeBytes())).toBe(outcome);
  });
});
