import { describe, expect, it } from 'vitest';
import { scrubReport } from './scrub-report.ts';

const scrub = (text: string) => text.replaceAll('046 454 286', '[number]');

describe('the report of a fault', () => {
  it('keeps what it is found by, and no number, body, person or step of a person', () => {
    const report = {
      event_id: '046 454 286',
      type: 'TypeError',
      exception: {
        values: [{ value: 'no 046 454 286', stacktrace: { frames: [{ lineno: 3, vars: { sin: '1' } }] } }],
      },
      request: { data: 'sin=046 454 286', url: 'https://p.ca/?sin=1' },
      user: { email: 'ada@example.com' },
      breadcrumbs: [{ message: 'typed 046 454 286' }],
      extra: { body: '046 454 286' },
      tags: { a: null, b: 2 },
    };
    expect(scrubReport(report, scrub)).toEqual({
      event_id: '046 454 286',
      type: 'TypeError',
      exception: { values: [{ value: 'no [number]', stacktrace: { frames: [{ lineno: 3 }] } }] },
      tags: { a: null, b: 2 },
    });
  });

  it('that nests without end is cut off', () => {
    const endless: Record<string, unknown> = {};
    endless.self = endless;
    expect(() => JSON.stringify(scrubReport(endless, scrub))).not.toThrow();
  });
});
