import { describe, expect, it } from 'vitest';
import { readOfxHeader } from './ofx-header.ts';

const KEYS = [
  'OFXHEADER:100',
  'DATA:OFXSGML',
  'VERSION:102',
  'SECURITY:NONE',
  'ENCODING:USASCII',
  'CHARSET:1252',
  'COMPRESSION:NONE',
  'OLDFILEUID:NONE',
  'NEWFILEUID:NONE',
];
const of = (charset: string) => `OFXHEADER:100\nENCODING:USASCII\nCHARSET:${charset}\n\n<OFX>`;

describe('the header of an OFX file', () => {
  it.each([
    ['on a line each', KEYS.join('\r\n'), 'windows-1252'],
    ['all on one line', `${KEYS.join(' ')}<OFX>`, 'windows-1252'],
    ['all on one line without blanks', `${KEYS.join('')}<OFX>`, 'windows-1252'],
    ['with blanks around the colons', KEYS.join('\n').replaceAll(':', ' : '), 'windows-1252'],
    ['with blanks before each line', `  ${KEYS.join('\n\t ')}`, 'windows-1252'],
    ['below empty lines', `\r\n \n${KEYS.join('\n')}`, 'windows-1252'],
    ['after a byte order mark', `\uFEFF${KEYS.join('\n')}`, 'windows-1252'],
    [
      'after a byte order mark that is read as Latin-1',
      `\u00EF\u00BB\u00BF${KEYS.join('\n')}`,
      'windows-1252',
    ],
    ['in another order', KEYS.toReversed().join('\n'), 'windows-1252'],
    ['without an encoding', 'OFXHEADER:100\nDATA:OFXSGML\n<OFX>', null],
    ['with a line of another key', 'OFXHEADER:100\nNOCHARSET:1252', null],
    ['with two encodings', 'OFXHEADER:100\nENCODING:UTF-8\nCHARSET:1252\n<OFX>', null],
    ['with UTF-8 and no character set', 'OFXHEADER:100\nENCODING:UTF-8\nCHARSET:NONE\n<OFX>', 'utf-8'],
    ['with Unicode', 'OFXHEADER:100\nENCODING:UNICODE\nCHARSET:NONE\n<OFX>', 'utf-8'],
  ] as const)('is read %s', (_how, text, encoding) => {
    expect(readOfxHeader(text)).toEqual({ encoding });
  });

  it.each([
    ['1252', 'windows-1252'],
    ['1252  ', 'windows-1252'],
    ['WINDOWS-1252', 'windows-1252'],
    ['windows-1252', 'windows-1252'],
    ['CP1252', 'windows-1252'],
    ['8859-1', 'windows-1252'],
    ['ISO-8859-1', 'windows-1252'],
    ['iso8859_1', 'windows-1252'],
    ['UTF-8', 'utf-8'],
    ['NONE', null],
    ['', null],
    ['12520', 'utf-8'],
    ['8859-15', 'utf-8'],
  ] as const)('may spell its character set %s', (charset, encoding) => {
    expect(readOfxHeader(of(charset))).toEqual({ encoding });
  });

  it.each([
    [
      'of XML',
      '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE"?>\n<OFX>',
      'utf-8',
    ],
    [
      'of XML in Latin-1',
      '<?xml version="1.0" encoding="ISO-8859-1"?><?OFX OFXHEADER="200"?><OFX>',
      'windows-1252',
    ],
    ['of XML without its declaration', "<?OFX OFXHEADER='220' VERSION='220'?><OFX>", null],
    ['after a byte order mark', '\uFEFF<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX>', null],
    ['that is none, where the file begins with its content', '\n <OFX>\n<SIGNONMSGSRSV1>', null],
    ['that is none, where the content names its scheme', '<ofx xmlns="http://ofx.net/types/2003/04">', null],
    ['that is none, below a declaration of XML', '<?xml version="1.0" encoding="utf-8"?>\n<OFX>', 'utf-8'],
  ] as const)('is one %s', (_what, text, encoding) => {
    expect(readOfxHeader(text)).toEqual({ encoding });
  });

  it.each([
    ['rows of a bank', '10/05/2026,A,,25.00'],
    ['a row that speaks of OFX', '10/05/2026,OFXHEADER:100,,25.00'],
    ['another version', 'OFXHEADER:1002\nCHARSET:1252'],
    ['no version', 'DATA:OFXSGML\nCHARSET:1252'],
    ['another kind of XML', '<?xml version="1.0"?><Document></Document>'],
    ['a page', '<html><OFX></html>'],
    ['a declaration of another version', '<?OFX OFXHEADER="100"?><OFX>'],
    ['nothing', ''],
  ])('is not that of %s', (_what, text) => {
    expect(readOfxHeader(text)).toBeNull();
  });
});
