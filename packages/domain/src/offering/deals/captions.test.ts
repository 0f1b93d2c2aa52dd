import { describe, expect, it } from 'vitest';
import { readCaptions } from './captions.ts';

const file = (...blocks: string[]) => ['WEBVTT', ...blocks].join('\n\n');
const ONE = '00:00.500 --> 00:04.000\nThe wharf.';
const WHARF = { startsAtMs: 500, endsAtMs: 4_000, text: 'The wharf.' };

describe('captions are read', () => {
  it.each<[string, string, unknown]>([
    ['with their times and words', file(ONE), [WHARF]],
    [
      'with hours',
      file('01:02:03.004 --> 01:02:05.000\nLate.'),
      [{ startsAtMs: 3_723_004, endsAtMs: 3_725_000, text: 'Late.' }],
    ],
    [
      'one after the other',
      file(ONE, '00:04.000 --> 00:08.000\nThe street.'),
      [WHARF, { startsAtMs: 4_000, endsAtMs: 8_000, text: 'The street.' }],
    ],
    ['where two begin at once', file(ONE, ONE), [WHARF, WHARF]],
    ['with two lines as one', file('00:00.500 --> 00:04.000\nThe\nwharf.'), [WHARF]],
    ['with a name above the times', file(`first\n${ONE}`), [WHARF]],
    [
      'with a place on the screen after the times',
      file('00:00.500 --> 00:04.000 line:0\nThe wharf.'),
      [WHARF],
    ],
    ['without marks', file('00:00.500 --> 00:04.000\n<v Ana>The <i>wharf</i>.'), [WHARF]],
    [
      'with the signs that marks need',
      file('00:00.500 --> 00:04.000\nA &amp; B &lt;C&gt;&nbsp;!'),
      [{ ...WHARF, text: 'A & B <C>\u00a0!' }],
    ],
    ['from Windows, with the mark of UTF-8', `\uFEFF${file(ONE).replaceAll('\n', '\r\n')}`, [WHARF]],
    ['with a title in the first line', `WEBVTT Harbour Row\n\n${ONE}`, [WHARF]],
    [
      'beside notes, styles and regions',
      file('NOTE by hand', 'STYLE\n::cue { color: red }', 'REGION\nid:a', ONE, 'NOTE'),
      [WHARF],
    ],
  ])('%s', (_how, text, captions) => {
    expect(readCaptions(text)).toEqual(captions);
  });
});

describe('captions are refused', () => {
  it.each<[string, string]>([
    ['of nothing', ''],
    ['of another format', '1\n00:00:00,500 --> 00:00:04,000\nThe wharf.'],
    ['whose first line only begins alike', `WEBVTTX\n\n${ONE}`],
    ['that say nothing', 'WEBVTT'],
    ['that only hold notes', file('NOTE soon')],
    ['with times as another format writes them', file('00:00,500 --> 00:04,000\nThe wharf.')],
    ['with 60 seconds', file('00:00.500 --> 00:60.000\nThe wharf.')],
    ['without an end', file('00:00.500 -->\nThe wharf.')],
    ['without words', file('00:00.500 --> 00:04.000')],
    ['of marks alone', file('00:00.500 --> 00:04.000\n<i></i>')],
    ['of words alone', file('The wharf.')],
    ['that end when they begin', file('00:04.000 --> 00:04.000\nThe wharf.')],
    ['that begin before the last', file('00:04.000 --> 00:08.000\nThe street.', ONE)],
  ])('%s', (_how, text) => {
    expect(readCaptions(text)).toBeNull();
  });
});
