import { z } from 'zod';
import { ErrorDetails } from '../docusign.wire.ts';
import { OPERATIONS, type Operation } from '../operations.ts';
import type { ApiDescription } from './api-description.ts';

/** The adapter's own calls and what it reads of their answers, described the way the published description is. */
export function ownDescription(): ApiDescription {
  const paths: ApiDescription['paths'] = {};
  for (const operation of Object.values(OPERATIONS)) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describe(operation),
    };
  }
  return { swagger: '2.0', info: { version: 'v2.1' }, basePath: '/restapi', paths, definitions: {} };
}

function describe({ operationId, query, body, success, answer }: Operation) {
  return {
    operationId,
    parameters: [
      ...query.map((name) => ({ name, in: 'query' })),
      ...(body === null ? [] : [{ name: 'body', in: 'body', schema: schemaOf(body) }]),
    ],
    responses: {
      [success]: { schema: answer === null ? { type: 'file' } : readPartOf(answer) },
      400: { schema: readPartOf(ErrorDetails) },
    },
  };
}

function schemaOf(schema: z.ZodType): Record<string, unknown> {
  return { ...z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) };
}

/** Of an answer we describe what we read, and leave the rest to the published description. */
function readPartOf(schema: z.ZodType): Record<string, unknown> {
  const open = (part: unknown): unknown => {
    if (Array.isArray(part)) {
      return part.map(open);
    }
    if (typeof part !== 'object' || part === null) {
      return part;
    }
    const inner = Object.fromEntries(Object.entries(part).map(([name, each]) => [name, open(each)]));
    return 'properties' in part ? { ...inner, additionalProperties: true } : inner;
  };
  return z.record(z.string(), z.unknown()).parse(open(schemaOf(schema)));
}
