import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrubFault } from './scrub-fault.ts';

const STACK = [
  '    at render (https://p.test/assets/kyc-page-Bc3.js:12:345)',
  '    at async Object.save (/assets/entry-9f.js:1:98765)',
  '    at new Draft (file:///srv/apps/api/src/draft.ts:3:1)',
  'commitWork@https://p.test/assets/foundation-a.js:9:120',
  '    at https://p.test/assets/entry-9f.js:1:2',
  '    at Object.set [as value] (node:internal/x:1:2)',
  '    at <anonymous>',
  '    at render (http://p.test/a.js:1:2)',
  'commitWork@http://p.test/a.js:9:120',
].join('\n');

describe('the report of a fault', () => {
  it('keeps its kind, the engine’s words and its places', () => {
    const text = `Error Boundary: TypeError: Cannot read properties of undefined (reading 'sin')\n${STACK}`;
    expect(scrubFault(text)).toBe(`Error Boundary: TypeError: Cannot read properties of undefined\n${STACK}`);
  });

  it.each([
    ['of our own making', 'Error: no deal for Zoé Tremblay', 'Error: [message]'],
    ['of no kind', 'Zoé Tremblay, 12 Elm Street', '[message]'],
    ['of several lines', 'Error: one\nZoé\nTremblay\n\ndone', 'Error: [message]\n[message]\n\n[message]'],
    [
      'of a parser',
      'SyntaxError: Unexpected token \'Z\', "Zoé" is not valid JSON',
      'SyntaxError: is not valid JSON, Unexpected token',
    ],
    [
      'of React',
      'Error: Minified React error #418; visit https://react.dev/?args=Zoé',
      'Error: Minified React error #418',
    ],
    ['of a network', 'TypeError: Failed to fetch', 'TypeError: Failed to fetch'],
    ['with its place', 'Error: Zoé (https://p.test/a.js:1:2)', 'Error: [message] (https://p.test/a.js:1:2)'],
    [
      'with a secret link for a place',
      'Error: Zoé (https://p.test/signing/s3cret:1:2)',
      'Error: [message] (https://p.test/signing/[token])',
    ],
    ['that is only a kind', 'RangeError', 'RangeError'],
    ['with a line of blanks', 'Error: Zoé\n  \nRangeError', 'Error: [message]\n  \nRangeError'],
    ['with the same kind twice', 'RangeError\nRangeError', 'RangeError\nRangeError'],
    ['of our own making with a mark alone', 'Error Boundary: Zoé', 'Error Boundary: [message]'],
    ['in a promise', 'Uncaught (in promise) Error: Zoé', 'Uncaught (in promise) Error: [message]'],
    [
      'with its place on a plain server',
      'Error: Zoé (http://p.test/a.js:12)',
      'Error: [message] (http://p.test/a.js:12)',
    ],
    [
      'with a long line',
      'Error: Zoé (https://p.test/a.js:1234:567)',
      'Error: [message] (https://p.test/a.js:1234:567)',
    ],
    ['with a place that goes on', 'Error: (https://p.test/a.js:1:2) Zoé', 'Error: [message]'],
  ])('%s', (_case, text, clean) => {
    expect(scrubFault(text)).toBe(clean);
  });

  it.each([
    ['a line of the stack', '    at Zoé Tremblay, 12 rue des Érables'],
    ['a short line of the stack', '    at Tremblay'],
    ['a file with a name in it', '    at f (https://p.test/Zoé/Tremblay)'.replace('Tremblay', 'Érables')],
    ['a line of the stack with a file', '    at 12 Elm Street (Apt. 4) (https://p.test/a.js:1:2)'],
    ['a line of the other stack', 'Zoé Tremblay@https://p.test/a.js:1:2'],
    ['our own mark', 'Error Boundary: Zoé Tremblay'],
    ['the engine’s words', 'Zoé Tremblay is not a function'],
    ['a kind of error', 'Zoé Tremblay Error: 12 Elm Street'],
    ['a line of the stack without a file', 'Zoé    at <anonymous>'],
    ['a line of the stack without a file, that goes on', '    at <anonymous> Zoé'],
    ['a line of the other stack, that goes on', 'f@https://p.test/a.js:1:2 Zoé Tremblay'],
  ])('is not fooled by a message that looks like %s', (_case, text) => {
    const clean = scrubFault(`Error: ${text}\n${text}`);
    for (const typed of ['Zoé', 'Tremblay', 'Elm', 'Érables']) {
      expect(clean).not.toContain(typed);
    }
  });

  it('never has what was typed into a form, wherever in a message it is', () => {
    const answers = ['Zoé Tremblay', 'Sobeys', '12 Elm Street', 'to buy a cottage', '046 454 286'];
    const kinds = ['Error', 'TypeError', 'RangeError', ''];
    const words = [
      'Cannot save',
      'value',
      'is not a function',
      '    at',
      '    at f (https://p.test/',
      ')',
      '@https://p.test/',
      '(reading',
      "'",
      '"',
      '\n',
      ': ',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.array(fc.constantFrom(...words, ...answers), { minLength: 1, maxLength: 8 }),
        (kind, parts) => {
          const clean = scrubFault(`${kind}: ${parts.join(' ')}\n${STACK}`);
          for (const answer of answers) {
            expect(clean).not.toContain(answer);
          }
        },
      ),
    );
  });
});
