import { STATUS_CODES } from 'node:http';
import type { Failure } from '@portal/domain/ground/errors/envelope.wire';
import type { ErrorCode, ErrorStatus } from '@portal/domain/ground/errors/error-catalogue';
import { AppError } from '../http/app-error.ts';
import { failureReply } from '../http/failures/failure-reply.ts';
import { fileAnswer } from '../http/routing/reply.ts';
import type { Route } from '../http/routing/route.ts';
import type { Header, JsonSchema, MediaType, Reference, Response } from './document-types.ts';
import { byStatus, errorsOfRoute } from './errors-of-route.ts';
import { type Components, jsonSchemaOf } from './json-schema-of.ts';

export const SHARED_HEADERS: Readonly<Record<string, Header>> = {
  ETag: {
    description: 'Sent back in `If-None-Match`, it asks whether anything changed.',
    schema: { type: 'string' },
  },
  RetryAfter: { description: 'Seconds to wait before another try.', schema: { type: 'integer', minimum: 0 } },
  WwwAuthenticate: { description: 'With UNAUTHENTICATED: `Bearer`.', schema: { type: 'string' } },
};

const EXAMPLE_REQUEST_ID = '0f6b1a52-8d7e-4c39-9d0b-7c2a5e1f4b6d';

/** Failures that calls share, as they are gathered while the document is written. */
export type FailureResponses = Map<string, Response>;

/** Every answer of a route by its status. */
export function responsesOfRoute(
  route: Route,
  components: Components,
  failures: FailureResponses,
): Record<string, Response | Reference> {
  const success = (route.success ?? [200]).map((status) => [status, successOf(route, status, components)]);
  const unchanged: [number, Response][] =
    route.revalidates === true
      ? [
          [
            304,
            { description: 'What the caller has is still the same.', headers: { ETag: headerRef('ETag') } },
          ],
        ]
      : [];
  const partial: [number, Response][] =
    route.ranges === true
      ? [
          [206, { description: 'The bytes that `Range` asks for.', content: contentOf(route, components) }],
          [416, { description: 'None of the bytes that `Range` asks for is there.' }],
        ]
      : [];
  const failed = byStatus(errorsOfRoute(route)).map(([status, codes]) => [
    status,
    failureOf(status, codes, failures),
  ]);
  return Object.fromEntries([...success, ...partial, ...unchanged, ...failed]);
}

function successOf(route: Route, status: 200 | 201, components: Components): Response {
  return {
    description: status === 201 ? 'Created.' : 'Done.',
    ...(route.revalidates === true ? { headers: { ETag: headerRef('ETag') } } : {}),
    content: contentOf(route, components),
  };
}

function contentOf({ answer, produces }: Route, components: Components): Record<string, MediaType> {
  if (answer === fileAnswer) {
    return Object.fromEntries(
      (produces ?? []).map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    );
  }
  const data = jsonSchemaOf(answer, 'output', components);
  const schema: JsonSchema = {
    type: 'object',
    properties: { data },
    required: ['data'],
    additionalProperties: false,
  };
  return { 'application/json': { schema } };
}

/** A failure of one status with its possible codes, stored once for all calls with the same codes. */
function failureOf(status: ErrorStatus, codes: readonly ErrorCode[], failures: FailureResponses): Reference {
  const name = [status, ...codes].join('-');
  failures.set(name, {
    description: `${STATUS_CODES[status]}: ${codes.join(', ')}`,
    ...headersOf(status, codes),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Failure' },
            {
              type: 'object',
              properties: { statusCode: { const: status }, code: { enum: [...codes] } },
              required: ['statusCode', 'code'],
            },
          ],
        },
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }])),
      },
    },
  });
  return { $ref: `#/components/responses/${name}` };
}

function exampleOf(code: ErrorCode): Failure {
  const fields = code === 'VALIDATION' ? [{ path: 'email', key: 'account.email.required' }] : [];
  return failureReply(new AppError(code, { fields }), 'en', EXAMPLE_REQUEST_ID);
}

function headersOf(
  status: ErrorStatus,
  codes: readonly ErrorCode[],
): { headers?: Record<string, Reference> } {
  if (status === 429 || status === 503) {
    return { headers: { 'Retry-After': headerRef('RetryAfter') } };
  }
  return codes.includes('UNAUTHENTICATED')
    ? { headers: { 'WWW-Authenticate': headerRef('WwwAuthenticate') } }
    : {};
}

function headerRef(name: keyof typeof SHARED_HEADERS): Reference {
  return { $ref: `#/components/headers/${name}` };
}
