import { describe, expect, it } from 'vitest';
import { scrubInPlace, scrubReport } from './scrub-report.ts';

describe('the report of a fault', () => {
  it('keeps what it is found by, and no number, body, person or step of a person', () => {
    const report = {
      event_id: '046 454 286',
      type: 'TypeError',
      exception: {
        values: [{ value: 'no Zoé Tremblay', stacktrace: { frames: [{ lineno: 3, vars: { sin: '1' } }] } }],
      },
      message: 'Zoé Tremblay is not a function',
      transaction: '/dashboard/ada@example.com',
      logentry: { formatted: 'Zoé Tremblay' },
      request: { data: 'sin=046 454 286', url: 'https://p.ca/?sin=1' },
      user: { email: 'ada@example.com' },
      breadcrumbs: [{ message: 'typed 046 454 286' }],
      extra: { body: '046 454 286' },
      tags: { a: null, b: 2, '046 454 286': 'call 514-555-0142' },
    };
    expect(scrubReport(report)).toEqual({
      event_id: '046 454 286',
      type: 'TypeError',
      message: 'is not a function',
      transaction: '/dashboard/[email]',
      exception: { values: [{ value: '[message]', stacktrace: { frames: [{ lineno: 3 }] } }] },
      tags: { a: null, b: 2, '[number]': 'call [phone]' },
    });
  });

  it.each([
    'request',
    'user',
    'breadcrumbs',
    'extra',
    'server_name',
    'modules',
    'vars',
    'pre_context',
    'context_line',
    'post_context',
    'logentry',
    'params',
  ])('loses %s, wherever it is', (name) => {
    expect(scrubReport({ [name]: 'Zoé', frames: [{ [name]: ['Zoé'], lineno: 3 }] })).toEqual({
      frames: [{ lineno: 3 }],
    });
  });

  it.each([
    'event_id',
    'trace_id',
    'span_id',
    'parent_span_id',
    'segment_id',
    'timestamp',
    'start_timestamp',
    'platform',
    'environment',
    'sdk',
    'type',
    'level',
  ])('keeps %s as it is, though it may look like somebody’s number', (name) => {
    expect(scrubReport({ [name]: '046 454 286' })).toEqual({ [name]: '046 454 286' });
  });

  it.each(['value', 'message', 'formatted'])('keeps of the %s the engine’s words alone', (name) => {
    expect(scrubReport({ [name]: 'Zoé is not a function' })).toEqual({ [name]: 'is not a function' });
  });

  /** A text so many objects or lists deep. */
  const nested = (depth: number, wrap: (part: unknown) => unknown) =>
    Array.from({ length: depth }).reduce<unknown>(wrap, 'deep');
  it.each([
    ['objects', (part: unknown) => ({ part })],
    ['lists', (part: unknown) => [part]],
  ])('keeps what is twenty %s deep, and nothing deeper', (_what, wrap) => {
    expect(JSON.stringify(scrubReport(nested(20, wrap)))).toContain('deep');
    expect(JSON.stringify(scrubReport(nested(21, wrap)))).not.toContain('deep');
  });

  it('is cleaned in itself, as the libraries want it back', () => {
    const report = { user: { email: 'ada@example.com' }, transaction: '/a/ada@example.com' };
    expect(scrubInPlace(report)).toBe(report);
    expect(report).toEqual({ transaction: '/a/[email]' });
  });

  it('that nests without end is cut off', () => {
    const endless: Record<string, unknown> = {};
    endless.self = endless;
    expect(() => JSON.stringify(scrubReport(endless))).not.toThrow();
  });
});
