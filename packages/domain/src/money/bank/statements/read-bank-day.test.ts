import { describe, expect, it } from 'vitest';
import { DATE_FORMS, readBankDay } from './read-bank-day.ts';

describe('a day as a bank writes it', () => {
  it.each([
    ['2026-10-05', 'YYYY-MM-DD', '2026-10-05'],
    ['2026-1-5', 'YYYY-MM-DD', '2026-01-05'],
    ['2026.10.05', 'YYYY-MM-DD', '2026-10-05'],
    ['2026/10/05', 'YYYY/MM/DD', '2026-10-05'],
    ['20261005', 'YYYYMMDD', '2026-10-05'],
    ['10/5/2026', 'MM/DD/YYYY', '2026-10-05'],
    ['10-05-2026', 'MM/DD/YYYY', '2026-10-05'],
    ['05/10/2026', 'DD/MM/YYYY', '2026-10-05'],
    ['5.10.2026', 'DD/MM/YYYY', '2026-10-05'],
    ['5/10/2026', 'MM/DD/YYYY', '2026-05-10'],
    [' 10/05/2026 ', 'MM/DD/YYYY', '2026-10-05'],
    ['2028-02-29', 'YYYY-MM-DD', '2028-02-29'],
    ['26/10/05', 'YY/MM/DD', '2026-10-05'],
    ['10/05/26', 'MM/DD/YY', '2026-10-05'],
    ['5-10-26', 'DD/MM/YY', '2026-10-05'],
    ['01 NOV 2021', 'DD MMM YYYY', '2021-11-01'],
    ['1-Nov-2021', 'DD MMM YYYY', '2021-11-01'],
    ['01NOV2021', 'DD MMM YYYY', '2021-11-01'],
    ['1er nov. 2021', 'DD MMM YYYY', '2021-11-01'],
    ['1\u00A0février\u00A02021', 'DD MMM YYYY', '2021-02-01'],
    ['15 AOUT 2021', 'DD MMM YYYY', '2021-08-15'],
    ['15 AOÛ 2021', 'DD MMM YYYY', '2021-08-15'],
    ['3 juil. 2021', 'DD MMM YYYY', '2021-07-03'],
    ['Nov 1, 2021', 'MMM DD YYYY', '2021-11-01'],
    ['November 1 2021', 'MMM DD YYYY', '2021-11-01'],
    ['Sept. 30, 2021', 'MMM DD YYYY', '2021-09-30'],
    ['NOV-01-2021', 'MMM DD YYYY', '2021-11-01'],
    ['2021-Nov-01', 'YYYY MMM DD', '2021-11-01'],
    ['01 DEC 21', 'DD MMM YY', '2021-12-01'],
    ['déc 1, 21', 'MMM DD YY', '2021-12-01'],
    ['2026-02-29', 'YYYY-MM-DD', null],
    ['13/05/2026', 'MM/DD/YYYY', null],
    ['10/05/26', 'MM/DD/YYYY', null],
    ['10/05/2026', 'MM/DD/YY', null],
    ['10/05-2026', 'MM/DD/YYYY', null],
    ['2026-10-05', 'YYYYMMDD', null],
    ['31 NOV 2021', 'DD MMM YYYY', null],
    ['01 JUI 2021', 'DD MMM YYYY', null],
    ['01 NOW 2021', 'DD MMM YYYY', null],
    ['01 NOV', 'DD MMM YYYY', null],
    ['Nov 012021', 'MMM DD YYYY', null],
    ['', 'YYYY-MM-DD', null],
    [`10/05/2026${' '.repeat(60)}`, 'MM/DD/YYYY', null],
  ] as const)('%s as %s is %s', (text, form, day) => {
    expect(readBankDay(text, form)).toBe(day);
  });

  const WRITTEN = {
    'YYYY-MM-DD': '2026-10-05',
    'YYYY/MM/DD': '2026/10/05',
    YYYYMMDD: '20261005',
    'MM/DD/YYYY': '10/05/2026',
    'DD/MM/YYYY': '05/10/2026',
    'YY/MM/DD': '26/10/05',
    'MM/DD/YY': '10/05/26',
    'DD/MM/YY': '05/10/26',
    'DD MMM YYYY': '05 OCT 2026',
    'MMM DD YYYY': 'OCT 05 2026',
    'YYYY MMM DD': '2026 OCT 05',
    'DD MMM YY': '05 OCT 26',
    'MMM DD YY': 'OCT 05 26',
  } as const;

  it.each(DATE_FORMS)('of the form %s is no part of a longer text', (form) => {
    const day = WRITTEN[form];
    expect(readBankDay(day, form)).toBe('2026-10-05');
    for (const text of [`1234${day}`, `${day}123`, `Posted ${day}`, `${day} noon`, `${day} 12`]) {
      expect(readBankDay(text, form)).toBeNull();
    }
  });

  it.each(DATE_FORMS)('of the form %s may have a time behind it', (form) => {
    for (const time of [
      ' 9:41',
      ' 14:22:11',
      ', 2:15 PM',
      ' 2:15:09 p.m.',
      'T14:22:11.123',
      ' 14 h 22'.replaceAll(' h ', 'h'),
      'T21:59:00-04:00',
      'T00:00:00Z',
      'T00:00:00.000+00:00',
    ]) {
      expect([time, readBankDay(`${WRITTEN[form]}${time}`, form)]).toEqual([time, '2026-10-05']);
    }
  });

  it.each([
    ['of Greenwich, where it may be another day here', 'T03:00:00Z'],
    ['of a zone that is ahead', 'T03:00:00+02:00'],
    ['that is none', ' 9.41'],
  ])('has no time %s', (_what, time) => {
    expect(readBankDay(`2026-10-05${time}`, 'YYYY-MM-DD')).toBeNull();
  });
});
