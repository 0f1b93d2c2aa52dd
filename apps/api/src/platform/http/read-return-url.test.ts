import { describe, expect, it } from 'vitest';
import { readReturnUrl } from './read-return-url.ts';

const PORTAL = 'https://portal.example.ca';

describe('a return address', () => {
  it.each([
    ['a page of the portal', `${PORTAL}/wizard/maple/sign?from=1`, `${PORTAL}/wizard/maple/sign?from=1`],
    ['a path', '/wizard/maple/complete', `${PORTAL}/wizard/maple/complete`],
    ['a path with a question and a place', '/wizard/é?a=b//c#top', `${PORTAL}/wizard/%C3%A9?a=b//c#top`],
    ['a path with steps back', '/wizard/../deals', `${PORTAL}/deals`],
    ['the front page', '/', `${PORTAL}/`],
    ['the front page in full', `${PORTAL}/`, `${PORTAL}/`],
  ])('may be %s', (_row, given, expected) => {
    expect(readReturnUrl(given, PORTAL)).toBe(expected);
  });

  it.each([
    ['another site', 'https://evil.example/wizard'],
    ['another site without a scheme', '//evil.example/wizard'],
    ['another site with backslashes', '/\\evil.example/wizard'],
    ['a site whose name begins like ours', 'https://portal.example.ca.evil.example/'],
    ['our name in front of another host', 'https://portal.example.ca@evil.example/'],
    ['another port', 'https://portal.example.ca:8443/'],
    ['another scheme', 'http://portal.example.ca/'],
    ['a script', 'javascript:alert(1)'],
    ['a script behind blanks', ' javascript:alert(1)'],
    ['a script in two lines', 'java\nscript:alert(1)'],
    ['a page that scripts made, of our origin', `blob:${PORTAL}/6f9619ff-8b86-d011-b42d-00cf4fc964ff`],
    ['a file inside our origin', `filesystem:${PORTAL}/temporary/x`],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a view of our source', `view-source:${PORTAL}/`],
    ['our site without a scheme', '//portal.example.ca/wizard'],
    ['three slashes', '///evil.example'],
    ['a path that names a host', `${PORTAL}//evil.example/wizard`],
    ['a path that names a host after a dot', '/.//evil.example'],
    ['a path that names a host after a step back', '/wizard/..//evil.example'],
    ['a path that names a host, encoded', '/%2Fevil.example'],
    ['a path that names a host, encoded backwards', `${PORTAL}/%5Cevil.example`],
    ['a path that names a host after an encoded dot', '/%2e//evil.example'],
    ['backslashes alone', '\\\\evil.example'],
    ['a backslash further on', '/wizard\\..\\..\\\\evil.example'],
    ['a tab before the host', '/\t/evil.example'],
    ['a line break before the host', '/\n/evil.example'],
    ['a line break further on', '/wizard\r\nSet-Cookie: a=b'],
    ['a character that ends a text', '/wizard\0.evil'],
    ['a blank that is not broken', '\u00a0//evil.example'],
    ['somebody signed in at our host', 'https://ada:secret@portal.example.ca/'],
    ['an empty somebody at our host', 'https://@portal.example.ca/'],
    ['our port said twice', 'https://portal.example.ca:443/'],
    ['our host with a dot after it', 'https://portal.example.ca./'],
    ['our host in capitals', 'HTTPS://PORTAL.EXAMPLE.CA/'],
    ['our scheme alone', 'https:/wizard'],
    ['a path without its slash', 'wizard/maple'],
    ['a question alone', '?next=//evil.example'],
    ['nothing', ''],
    ['nothing that can be read', 'https://'],
  ])('is refused when it is %s', (_row, given) => {
    expect(() => readReturnUrl(given, PORTAL)).toThrow('RETURN_URL_FOREIGN');
  });
});
