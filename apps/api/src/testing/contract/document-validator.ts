import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import type { Route } from '../../platform/http/routing/route.ts';
import { documentPath } from '../../platform/openapi/api-document.ts';
import type { ApiDocument, Operation, Response } from '../../platform/openapi/document-types.ts';

/** The parts of an answer that the document speaks of. */
export type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'> & {
  json: () => unknown;
};

export type DocumentValidator = {
  operationOf: (route: Pick<Route, 'method' | 'path'>) => Operation;
  /** Where an answer departs from the document; empty where it does not. */
  problemsOf: (route: Pick<Route, 'method' | 'path'>, reply: Answer) => string[];
  /** Where a JSON body departs from the document. */
  problemsOfBody: (route: Pick<Route, 'method' | 'path'>, body: unknown) => string[];
};

const JSON_TYPE = 'application/json';

/** Checks answers of the portal against its own document, as a client that trusts the document would. */
export function openDocument(document: ApiDocument): DocumentValidator {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'document');
  const compiled = new Map<string, ValidateFunction>();
  const validate = (pointer: string, value: unknown): string[] => {
    const check = compiled.get(pointer) ?? ajv.compile({ $ref: `document#${pointer}` });
    compiled.set(pointer, check);
    return check(value)
      ? []
      : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
  const operationOf = ({ method, path }: Pick<Route, 'method' | 'path'>): Operation => {
    const operation = document.paths[documentPath(path)]?.[method === 'GET' ? 'get' : 'post'];
    if (operation === undefined) {
      throw new Error(`${method} ${path} is not in the document`);
    }
    return operation;
  };
  const pointerOf = ({ method, path }: Pick<Route, 'method' | 'path'>) =>
    pointer('paths', documentPath(path), method.toLowerCase());
  return {
    operationOf,
    problemsOf: (route, reply) => {
      const response = operationOf(route).responses[reply.statusCode];
      if (response === undefined) {
        return [`status ${reply.statusCode} is not in the document: ${reply.body.slice(0, 300)}`];
      }
      const [found, place] =
        '$ref' in response
          ? [referred(document, response.$ref), response.$ref.slice(1)]
          : [response, `${pointerOf(route)}${pointer('responses', String(reply.statusCode))}`];
      return problemsOfContent(found, place, reply, validate);
    },
    problemsOfBody: (route, body) =>
      validate(`${pointerOf(route)}${pointer('requestBody', 'content', JSON_TYPE, 'schema')}`, body),
  };
}

function problemsOfContent(
  { content }: Response,
  place: string,
  reply: Answer,
  validate: (pointer: string, value: unknown) => string[],
): string[] {
  if (content === undefined) {
    return reply.body === '' ? [] : ['there is a body where the document has none'];
  }
  const [type = ''] = String(reply.headers['content-type']).split(';');
  if (content[type] === undefined) {
    return [`content type ${type} is not in the document`];
  }
  return type === JSON_TYPE ? validate(`${place}${pointer('content', type, 'schema')}`, reply.json()) : [];
}

function referred(document: ApiDocument, reference: string): Response {
  const response = document.components.responses[reference.slice(reference.lastIndexOf('/') + 1)];
  if (response === undefined) {
    throw new Error(`${reference} leads nowhere`);
  }
  return response;
}

/** A JSON pointer as it stands in a URI. */
function pointer(...names: readonly string[]): string {
  return names
    .map((name) => `/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');
}
