import { describe, expect, it } from 'vitest';
import { downloadName } from '../reading/detect-file-type.ts';
import { contentDisposition } from './content-disposition.ts';

describe('the name of a download', () => {
  it.each([
    ['a plain name', 'statement.pdf', `attachment; filename="statement.pdf"; filename*=UTF-8''statement.pdf`],
    [
      'accents and spaces',
      'relevé d’été.pdf',
      `attachment; filename="releve d_ete.pdf"; filename*=UTF-8''relev%C3%A9%20d%E2%80%99%C3%A9t%C3%A9.pdf`,
    ],
    [
      'quotes and brackets',
      `a"b\\(c)'.pdf`,
      `attachment; filename="a_b_(c)'.pdf"; filename*=UTF-8''a%22b%5C%28c%29%27.pdf`,
    ],
    ['half a character', 'x\ud800.pdf', `attachment; filename="x_.pdf"; filename*=UTF-8''x%EF%BF%BD.pdf`],
  ])('survives with %s', (_case, name, header) => {
    expect(contentDisposition('attachment', name)).toBe(header);
  });

  it.each([
    ['scan.pdf', 'image/png', 'scan.png'],
    ['Notice d’offre : Ruelle.pdf', 'application/pdf', 'Notice d’offre - Ruelle.pdf'],
    ['.pdf', 'application/pdf', 'document.pdf'],
    ['no extension', 'image/jpeg', 'no extension.jpg'],
  ])('of %s that is %s is %s', (original, contentType, name) => {
    expect(downloadName(original, contentType)).toBe(name);
  });
});
