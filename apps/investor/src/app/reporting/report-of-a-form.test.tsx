import { listenForErrors } from '@portal/web/reporting/listen-for-errors';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '#state/store.ts';
import { answerWith } from '../../testing/api-answers.ts';
import { openApp } from '../../testing/open-app.tsx';

afterEach(() => vi.restoreAllMocks());

listenForErrors(window);

const PLANTED = {
  'First name': 'Zoé',
  'Last name': 'Trüdel-Okafor',
  Email: 'Zoé.Bé@exämple.ca',
  Password: 'quatre hérons gris',
  'Phone (optional)': '514 555 0188',
};

/** How input can end up in an error: in a message, from a parser, as a looked-up name, in a stack. */
const FAULTS: readonly [how: string, fault: (typed: string) => unknown][] = [
  ['a message', (typed) => new Error(`cannot save ${typed}`)],
  ['a message of several lines', (typed) => new Error(`cannot save\n${typed}\n    at ${typed}`)],
  ['a quoted message', (typed) => new TypeError(`Cannot read properties of undefined (reading '${typed}')`)],
  ['a parser', (typed) => new SyntaxError(`Unexpected token, "${typed}" is not valid JSON`)],
  [
    'a stack',
    (typed) => Object.assign(new Error('x'), { stack: `Error: ${typed}\n    at ${typed} (/a.js:1:2)` }),
  ],
  ['a text that was thrown', (typed) => typed],
];

describe('a report of a page with a filled form', () => {
  it.each(FAULTS)('contains nothing of what was typed, even via %s', async (_how, faultOf) => {
    const log = vi.spyOn(globalThis.console, 'error').mockReturnValue(undefined);
    const sent = answerWith({});
    await openApp('/register', createStore());
    for (const [label, typed] of Object.entries(PLANTED)) {
      fireEvent.change(screen.getByLabelText(label), { target: { value: typed } });
    }
    const fields = Object.values(PLANTED);
    // All in one, because a page sends at most twenty reports.
    const error = faultOf(fields.join(' '));
    const message = error instanceof Error ? error.message : String(error);
    window.dispatchEvent(new ErrorEvent('error', { cancelable: true, message, error }));
    const rejection = new Event('unhandledrejection', { cancelable: true });
    window.dispatchEvent(Object.assign(rejection, { reason: error }));
    const left = JSON.stringify(sent.filter(({ path }) => path === '/client-errors')).normalize('NFC');
    const logged = JSON.stringify(log.mock.calls).normalize('NFC');
    expect(left).toContain('Error Boundary: ');
    for (const typed of fields.flatMap((answer) => [answer, ...answer.split(/[ @]/)])) {
      expect(left + logged).not.toContain(typed);
    }
  });
});
