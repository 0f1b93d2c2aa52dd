import { describe, expect, it } from 'vitest';
import { makeLog } from './make-log.ts';

function logged(error: unknown): string {
  const lines: string[] = [];
  makeLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) }).error({ err: error }, 'fault');
  return lines.join('');
}

describe('the log', () => {
  it('keeps kind, message, code and place of an error', () => {
    const line = JSON.parse(
      logged(Object.assign(new TypeError('no such thing'), { code: '23505', constraint: 'c' })),
    );
    expect(line).toMatchObject({
      msg: 'fault',
      err: { type: 'TypeError', message: 'no such thing', code: '23505', constraint: 'c' },
    });
    expect(line.err.at[0]).toContain('log.test.ts');
  });

  it.each([
    [
      'the detail of a database error',
      Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(ada@example.com)' }),
    ],
    [
      'the message of a data exception',
      Object.assign(new Error('invalid input: "ada@example.com"'), { code: '22P02' }),
    ],
    ['the parameters of a query', Object.assign(new Error('failed'), { parameters: ['ada@example.com'] })],
    [
      'the answer of a mail server',
      Object.assign(new Error('refused'), { response: '550 ada@example.com', rejected: ['ada@example.com'] }),
    ],
    [
      'the detail of a cause',
      new Error('outer', { cause: Object.assign(new Error('inner'), { where: 'ada@example.com' }) }),
    ],
    ['a text that was thrown', 'ada@example.com'],
  ])('never writes %s', (_case, error) => {
    expect(logged(error)).not.toContain('ada@example.com');
  });

  it('ends if causes form a circle', () => {
    const error = new Error('round');
    error.cause = error;
    expect(logged(error)).toContain('round');
  });
});
