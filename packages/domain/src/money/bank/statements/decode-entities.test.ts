import { describe, expect, it } from 'vitest';
import { decodeEntities } from './decode-entities.ts';

describe('what a text names', () => {
  it.each([
    ['an apostrophe by its name', 'Sean O&apos;Neil', "Sean O'Neil"],
    ['an apostrophe by its number', 'Sean O&#39;Neil', "Sean O'Neil"],
    ['an apostrophe by its number in hexadecimal', 'Sean O&#x27;Neil', "Sean O'Neil"],
    ['an accent by its number', 'Ren&#233;e', 'Ren\u00E9e'],
    ['an accent by its name', 'Ren&eacute;e &Ccedil;a', 'Ren\u00E9e \u00C7a'],
    ['marks of marks', 'B&amp;B &lt;1&gt; &quot;C&quot;&nbsp;D', 'B&B <1> "C" D'],
    ['a ligature', 'C&oelig;ur', 'C\u0153ur'],
    ['a letter beyond the first plane', '&#128512;', '\u{1F600}'],
  ])('is %s', (_what, text, decoded) => {
    expect(decodeEntities(text)).toBe(decoded);
  });

  it.each([
    ['a mark of marks is one mark', '&amp;#39; &amp;lt;', '&#39; &lt;'],
    ['a mark without its end', 'AT&T &amp', 'AT&T &amp'],
    ['a name that nobody knows', '&bank;', '&bank;'],
    ['an accent that no letter has', '&qacute;', '&qacute;'],
    ['a control character', '&#0;&#7;&#146;', '&#0;&#7;&#146;'],
    ['half a character', '&#xD800;', '&#xD800;'],
    ['a number beyond all characters', '&#1114112;', '&#1114112;'],
  ])('stays as it is: %s', (_what, text, decoded) => {
    expect(decodeEntities(text)).toBe(decoded);
  });
});
