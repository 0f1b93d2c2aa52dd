import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenForErrors } from './listen-for-errors.ts';

const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.stubGlobal('fetch', (_url: string, request: { body: string }) => {
    sent.push(request.body);
    return Promise.reject(new Error('the server is away'));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

listenForErrors(window);

describe('an uncaught error', () => {
  it('is reported once, with its location, and not handled further by the browser', () => {
    const event = new ErrorEvent('error', {
      cancelable: true,
      message: 'TypeError: boom for Zoé Tremblay',
      filename: '/assets/entry.js',
      lineno: 3,
      colno: 7,
    });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(sent).toEqual([
      JSON.stringify({ text: 'Error Boundary: TypeError: [message] (/assets/entry.js:3:7)' }),
    ]);
  });
});

describe('an unhandled rejection', () => {
  it.each([
    [
      'with a stack reports the stack',
      Object.assign(new Error('lost'), { stack: 'Error: lost Zoé\n    at x (/assets/entry.js:3:7)' }),
      'Error: [message]\n    at x (/assets/entry.js:3:7)',
    ],
    ['without one reports that there was one', undefined, 'Unhandled Promise Rejection'],
  ])('%s, twice', (_sentence, reason, expected) => {
    window.dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));
    const report = JSON.stringify({ text: `Error Boundary: ${expected}` });
    expect(sent).toEqual([report, report]);
  });
});
