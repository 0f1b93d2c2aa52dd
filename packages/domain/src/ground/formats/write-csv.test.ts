import { describe, expect, it } from 'vitest';
import { type CsvCell, writeCsv } from './write-csv.ts';

/** A row without what begins and ends every file. */
const row = (cells: CsvCell[], language: 'en' | 'fr' = 'en') => writeCsv([cells], language).slice(1, -2);

describe('a file for spreadsheets', () => {
  it('begins with the mark of UTF-8 and ends every line as the standard says', () => {
    expect(writeCsv([['Été'], ['b']], 'fr')).toBe('\uFEFFÉté\r\nb\r\n');
  });

  it('separates by comma in English and by semicolon in French, whose decimals have the comma', () => {
    expect(row(['a', { dollars: 1234.5 }, { count: 20 }])).toBe('a,1234.50,20');
    expect(row(['a', { dollars: 1234.5 }, { count: 20 }], 'fr')).toBe('a;1234,50;20');
    expect(row([{ dollars: -12 }])).toBe('-12.00');
  });

  it.each([
    ['a separator', 'Maple, Gate', '"Maple, Gate"'],
    ['a quotation mark', 'the "Gate"', '"the ""Gate"""'],
    ['a line end', 'one\ntwo', '"one\ntwo"'],
    ['a blank at its end', 'Gate ', '"Gate "'],
    ['nothing of that', 'Maple; Gate', 'Maple; Gate'],
    ['nothing at all', '', ''],
  ])('quotes text with %s as needed', (_what, text, expected) => {
    expect(row([text])).toBe(expected);
  });

  it('quotes a semicolon in French, and leaves a comma', () => {
    expect(row(['a;b', 'c,d'], 'fr')).toBe('"a;b";c,d');
  });

  it.each([
    ['=SUM(A1)', "'=SUM(A1)"],
    ['+1 844', "'+1 844"],
    ['-2+3', "'-2+3"],
    ['@cmd', "'@cmd"],
    ['\uFF1DSUM(A1)', "'\uFF1DSUM(A1)"],
    ['  =1', "'  =1"],
    ['\t=1', "'\t=1"],
    ['=HYPERLINK("http://a","b")', '"\'=HYPERLINK(""http://a"",""b"")"'],
  ])('never lets %j run as a formula', (text, expected) => {
    expect(row([text])).toBe(expected);
  });

  it('leaves text alone that only has such a sign inside', () => {
    expect(row(['Saint-Laurent = 1'])).toBe('Saint-Laurent = 1');
  });
});
