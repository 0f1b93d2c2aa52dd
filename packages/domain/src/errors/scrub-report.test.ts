import { describe, expect, it } from 'vitest';
import { scrubReport } from './scrub-report.ts';

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

  it('that nests without end is cut off', () => {
    const endless: Record<string, unknown> = {};
    endless.self = endless;
    expect(() => JSON.stringify(scrubReport(endless))).not.toThrow();
  });
});
