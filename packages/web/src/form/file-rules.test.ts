import { describe, expect, it } from 'vitest';
import { DOCUMENT_ACCEPT, fileProblem, PDF_ACCEPT, PICTURE_ACCEPT } from './file-rules.ts';

const LIMIT = 10;

describe('what is wrong with a chosen file', () => {
  it.each([
    ['a photo is a document', 'bill.jpg', 'image/jpeg', 1, DOCUMENT_ACCEPT, null],
    ['HEIC without a type goes by its name', 'bill.HEIC', '', 1, DOCUMENT_ACCEPT, null],
    ['a text is none', 'note.txt', 'text/plain', 1, DOCUMENT_ACCEPT, 'wrongType'],
    [
      'a scan of no certain type goes by its name',
      'scan.pdf',
      'application/octet-stream',
      1,
      DOCUMENT_ACCEPT,
      null,
    ],
    ['a scan of an older type goes by its name', 'SCAN.PDF', 'application/x-pdf', 1, DOCUMENT_ACCEPT, null],
    ['a photo of a type of its system goes by its name', 'bill.jpg', 'image/jpg', 1, DOCUMENT_ACCEPT, null],
    ['a photo whose name says nothing goes by its type', 'bill', 'image/jpeg', 1, DOCUMENT_ACCEPT, null],
    [
      'a program of no certain type is none',
      'bill.exe',
      'application/octet-stream',
      1,
      DOCUMENT_ACCEPT,
      'wrongType',
    ],
    [
      'where a PDF is wanted, one of no certain type does',
      'a.pdf',
      'application/octet-stream',
      1,
      PDF_ACCEPT,
      null,
    ],
    ['where a PDF is wanted, one of another name does', 'a', 'application/pdf', 1, PDF_ACCEPT, null],
    [
      'where a picture is wanted, a PDF of no certain type does not',
      'a.pdf',
      'application/octet-stream',
      1,
      PICTURE_ACCEPT,
      'notPicture',
    ],
    ['where a picture is wanted, one with another name does', 'a.pdf', 'image/jpeg', 1, PICTURE_ACCEPT, null],
    ['a file over the limit is too large', 'bill.jpg', 'image/jpeg', 11, DOCUMENT_ACCEPT, 'tooLarge'],
    ['where a PDF is wanted, a PDF does', 'signed.pdf', 'application/pdf', 1, PDF_ACCEPT, null],
    ['where a PDF is wanted, its name does without a type', 'SIGNED.PDF', '', 1, PDF_ACCEPT, null],
    ['where a PDF is wanted, a photo does not', 'scan.jpg', 'image/jpeg', 1, PDF_ACCEPT, 'notPdf'],
    ['where a PDF is wanted, a text does not', 'note.txt', 'text/plain', 1, PDF_ACCEPT, 'notPdf'],
    ['where a picture is wanted, a photo does', 'wharf.jpg', 'image/jpeg', 1, PICTURE_ACCEPT, null],
    [
      'where a picture is wanted, a PDF does not',
      'deed.pdf',
      'application/pdf',
      1,
      PICTURE_ACCEPT,
      'notPicture',
    ],
    ['where names are wanted, any type does', 'june.csv', 'application/vnd.ms-excel', 1, '.csv,.ofx', null],
    ['where names are wanted, the limit stands', 'june.csv', 'text/csv', 11, '.csv,.ofx', 'tooLarge'],
    ['a PDF over the limit is too large', 'signed.pdf', 'application/pdf', 11, PDF_ACCEPT, 'tooLarge'],
  ])('%s', (_row, name, type, size, accept, problem) => {
    expect(fileProblem({ name, type, size }, LIMIT, accept)).toBe(problem);
  });
});
