import { describe, expect, it } from 'vitest';
import { readDate } from './read-date.ts';

describe('a day typed by a person', () => {
  it.each([
    ['as in Quebec', '14/03/1997', '1997-03-14'],
    ['day first, whatever else it could be', '04/05/1986', '1986-05-04'],
    ['day first with hyphens', '14-03-1997', '1997-03-14'],
    ['day first with stops, without noughts', '4.3.1997', '1997-03-04'],
    ['year first', '1997-03-14', '1997-03-14'],
    ['year first with slashes, without noughts', ' 1997/3/4 ', '1997-03-04'],
    ['pasted with marks and odd dashes', '\u202A1997\u201103\u201114\u202C', '1997-03-14'],
    ['with the name of the month in French', '14 mars 1997', '1997-03-14'],
    ['with an accent', 'le 1er février 1997', '1997-02-01'],
    ['with a name in short', '3 déc. 1997', '1997-12-03'],
    ['with the name of the month in English', 'March 14, 1997', '1997-03-14'],
    ['in English, day first', '14th of March 1997', '1997-03-14'],
    ['as some papers have it', '01-NOV-2031', '2031-11-01'],
    ['as eight digits, year first', '19970314', '1997-03-14'],
    ['as eight digits, day first', '14031997', '1997-03-14'],
    ['as eight digits that could only be day first', '20121985', '1985-12-20'],
  ])('%s', (_row, typed, day) => {
    expect(readDate(typed)).toBe(day);
  });

  it.each([
    ['its month first, in digits', '03/14/1997'],
    ['a year of two digits', '14/03/97'],
    ['no such day', '31/02/1997'],
    ['no such day, year first', '2026-02-31'],
    ['no year', '14/03'],
    ['a year still being typed', '14/03/199'],
    ['a digit too many', '14/03/19977'],
    ['a month that may be June or July', '14 jui 1997'],
    ['a month of two letters', '14 ma 1997'],
    ['no month', '14 foo 1997'],
    ['only words', 'in spring'],
    ['nothing', ''],
  ])('is not read with %s', (_row, typed) => {
    expect(readDate(typed)).toBeNull();
  });
});
