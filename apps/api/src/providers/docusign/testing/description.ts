import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { z } from 'zod';
import { OPERATIONS } from '../operations.ts';
import { ApiDescription } from './api-description.ts';
import { ownDescription } from './own-description.ts';

const Parameter = z.object({
  name: z.string(),
  in: z.string(),
  schema: z.record(z.string(), z.unknown()).optional(),
});

const DescribedOperation = z.object({
  operationId: z.string(),
  parameters: z.array(Parameter).default([]),
  responses: z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()).optional() })),
});

/** One operation, ready to check requests and answers against its description. */
export type DescribedRoute = {
  operationId: string;
  method: string;
  /** Matches an address's path; its groups are the path's parameters. */
  pattern: RegExp;
  problemsOfRequest: (query: URLSearchParams, body: unknown) => string[];
  /** An undescribed status has the shape of an error. */
  problemsOfAnswer: (status: number, body: unknown) => string[];
};

/**
 * What the mock server is made from: our own description of the calls that the adapter makes and, where the variable
 * DOCUSIGN_DESCRIPTION names a file, DocuSign's published one as well (github.com/docusign/OpenAPI-Specifications,
 * esignature.rest.swagger-v2.1.json). Requests and answers must then fit both.
 */
export function loadDescriptions(): ApiDescription[] {
  const published = process.env.DOCUSIGN_DESCRIPTION ?? '';
  return [
    ownDescription(),
    ...(published === '' ? [] : [ApiDescription.parse(JSON.parse(readFileSync(published, 'utf8')))]),
  ];
}

let routes: DescribedRoute[][] | undefined;

/** The operations of each description, made once for all servers of a process: the published one is large. */
export function loadRoutes(): DescribedRoute[][] {
  routes ??= loadDescriptions().map(describedRoutes).map(madeReady);
  return routes;
}

/** Compiles the checks of the calls that are made, so that no call waits for it and runs into its time limit. */
function madeReady(described: DescribedRoute[]): DescribedRoute[] {
  const called = new Set(Object.values(OPERATIONS).map(({ operationId }) => operationId));
  for (const route of described.filter(({ operationId }) => called.has(operationId))) {
    route.problemsOfRequest(new URLSearchParams(), {});
    for (const status of [200, 201, 400]) {
      route.problemsOfAnswer(status, {});
    }
  }
  return described;
}

const METHODS = ['get', 'post', 'put', 'delete'];

/** Every operation of a description. Properties that it does not name are refused, in what is asked and answered. */
function describedRoutes(description: ApiDescription): DescribedRoute[] {
  // Descriptions made by hand hold keywords of their own; what is checked is types, names and references.
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema({
    $id: 'api',
    definitions: { ...undescribed(description), ...closed(description.definitions) },
  });
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, facts]) =>
        describedRoute(ajv, description.basePath + path, method, DescribedOperation.parse(facts)),
      ),
  );
}

function describedRoute(
  ajv: Ajv,
  path: string,
  method: string,
  { operationId, parameters, responses }: z.infer<typeof DescribedOperation>,
): DescribedRoute {
  const queries = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  const bodySchema = parameters.find((each) => each.in === 'body')?.schema;
  const lazily = (schema: Record<string, unknown> | undefined) => {
    let check: ValidateFunction | undefined;
    return (value: unknown): string[] => {
      if (schema === undefined) {
        return value === undefined ? [] : ['a body where none is described'];
      }
      if (schema.type === 'file') {
        return [];
      }
      check ??= ajv.compile(closed(pointing(schema)));
      return check(value)
        ? []
        : (check.errors ?? []).map(
            (error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
          );
    };
  };
  const checkBody = lazily(bodySchema);
  const answers = new Map(Object.entries(responses).map(([status, { schema }]) => [status, lazily(schema)]));
  const named = (problems: string[]) => problems.map((problem) => `${operationId}: ${problem}`);
  return {
    operationId,
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    problemsOfRequest: (query, body) =>
      named([
        ...[...query.keys()].filter((name) => !queries.includes(name)).map((name) => `unknown query ${name}`),
        ...checkBody(body),
      ]),
    problemsOfAnswer: (status, body) =>
      named((answers.get(String(status)) ?? answers.get('400'))?.(body) ?? []),
  };
}

/** The published description refers to a definition that it does not have: anything fits it. */
function undescribed({ paths, definitions }: ApiDescription): Record<string, object> {
  const references = JSON.stringify([paths, definitions]).matchAll(/"#\/definitions\/(\w+)"/g);
  const names = new Set([...references].map(([, name]) => name ?? ''));
  return Object.fromEntries([...names].map((name) => [name, {}]));
}

/** References of the document, as references into the schema that its definitions were added as. */
function pointing<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll('"#/definitions/', '"api#/definitions/'));
}

/** The same schema with every object closed: a name that it does not list is a mistake. */
function closed(value: unknown): Record<string, unknown> {
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) {
      return part.map(walk);
    }
    if (typeof part !== 'object' || part === null) {
      return part;
    }
    const inner = Object.fromEntries(Object.entries(part).map(([name, each]) => [name, walk(each)]));
    const isObject = 'properties' in part && !('additionalProperties' in part) && !('$ref' in part);
    return isObject ? { ...inner, additionalProperties: false } : inner;
  };
  return z.record(z.string(), z.unknown()).parse(walk(value));
}
