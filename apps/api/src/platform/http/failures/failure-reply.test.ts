import { describe, expect, it } from 'vitest';
import { AppError, invalid } from '../app-error.ts';
import { failureReply, toAppError } from './failure-reply.ts';

function errorWith(facts: Record<string, unknown>, message = 'told by a library'): Error {
  return Object.assign(new Error(message), facts);
}

describe('what was thrown', () => {
  it.each([
    ['an error of the catalogue', new AppError('SOLD_OUT'), 'SOLD_OUT', 409],
    ['a body that is no JSON', errorWith({ statusCode: 400 }), 'MALFORMED_REQUEST', 400],
    [
      'an address that cannot be decoded',
      errorWith({ code: 'FST_ERR_BAD_URL', statusCode: 400 }),
      'MALFORMED_REQUEST',
      400,
    ],
    [
      'a body over the limit',
      errorWith({ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }),
      'PAYLOAD_TOO_LARGE',
      413,
    ],
    ['too many parts', errorWith({ code: 'FST_PARTS_LIMIT', statusCode: 413 }), 'PAYLOAD_TOO_LARGE', 413],
    [
      'a file over the limit',
      errorWith({ code: 'FST_REQ_FILE_TOO_LARGE', statusCode: 413 }),
      'FILE_TOO_LARGE',
      413,
    ],
    ['a kind of content that is not taken', errorWith({ statusCode: 415 }), 'UNSUPPORTED_TYPE', 415],
    [
      'JSON where a form is wanted',
      errorWith({ code: 'FST_INVALID_MULTIPART_CONTENT_TYPE', statusCode: 406 }),
      'UNSUPPORTED_TYPE',
      415,
    ],
    ['a file that may not be served', errorWith({ statusCode: 403 }), 'NOT_FOUND', 404],
    ['text that the database cannot store', errorWith({ code: '22021' }), 'MALFORMED_REQUEST', 400],
    ['a database that is away', errorWith({ code: 'ECONNREFUSED' }), 'UNAVAILABLE', 503],
    ['a lock not granted in time', errorWith({ code: '55P03' }), 'BUSY', 503],
    ['a unique violation nobody expected', errorWith({ code: '23505' }), 'FAULT', 500],
    ['a mistake of ours', new TypeError('x is not a function'), 'FAULT', 500],
    ['something that is no error', 'a text', 'FAULT', 500],
    ['nothing', undefined, 'FAULT', 500],
  ])('%s becomes what the caller is told', (_case, thrown, code, status) => {
    expect(toAppError(thrown)).toMatchObject({ code, status });
  });
});

describe('the answer of a failure', () => {
  it.each([
    ['en', 'December 2, 2026 at 12:01 a.m.'],
    ['fr', '2 décembre 2026 à 0 h 01'],
  ] as const)('says an instant as people read it, in %s', (language, when) => {
    const until = '2026-12-02T05:01:00.000Z';
    const [sentence = ''] = failureReply(
      new AppError('CANCELLATION_RIGHT_RUNS', { values: { until } }),
      language,
      '',
    ).message;
    expect(sentence.replace(/\s/g, ' ')).toContain(when);
    expect(sentence).not.toContain(until);
  });

  it.each([
    ['en', 'Something went wrong on our side. Nothing you entered was lost. Please try again.'],
    ['fr', /^[A-ZÀ-Ý].*erreur|^Un /i],
  ] as const)('of a fault says nothing of its cause, in %s', (language, sentence) => {
    const reply = failureReply(toAppError(new Error('password of ada@example.com')), language, 'r-1');
    expect(JSON.stringify(reply)).not.toContain('ada@example.com');
    expect(reply).toMatchObject({ statusCode: 500, code: 'FAULT', requestId: 'r-1' });
    expect(reply.message[0]).toMatch(sentence);
  });

  it('names at most two hundred fields', () => {
    const fields = Array.from({ length: 500 }, (_, index) => ({
      path: `f${index}`,
      key: 'errors.fieldInvalid',
    }));
    const reply = failureReply(invalid(fields), 'en', 'r-1');
    expect(reply.message).toHaveLength(200);
    expect(reply.message[0]).toBe('f0: This answer is not valid');
  });

  it('tells the state that refuses', () => {
    const reply = failureReply(new AppError('STATE_REFUSES', { currentState: 'approved' }), 'fr', 'r-1');
    expect(reply).toMatchObject({ statusCode: 409, error: 'Conflict', currentState: 'approved' });
  });
});
