import { PIECE_TYPE } from '../http/receiving/take-piece-bodies.ts';
import type { FormParts, Route } from '../http/routing/route.ts';
import type { JsonSchema, Parameter, Reference, RequestBody } from './document-types.ts';
import { type Components, jsonSchemaOf } from './json-schema-of.ts';

/** The parameters that calls share, by their name among the components. */
export const SHARED_PARAMETERS: Readonly<Record<string, Parameter>> = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'The language of texts and of error sentences: `en` (unless asked otherwise) or `fr`.',
    schema: { type: 'string' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Chosen by the caller: the same key with the same request has one effect and one answer. With another body it is refused.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,128}$' },
  },
  UploadOffset: {
    name: 'Upload-Offset',
    in: 'header',
    required: true,
    description: 'Where in the file the piece begins.',
    schema: { type: 'integer', minimum: 0 },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The `ETag` of the answer that the caller has: 304 while it is still the same.',
    schema: { type: 'string' },
  },
};

/** What a route takes in its path, its query and its headers. */
export function parametersOfRoute(route: Route, components: Components): (Parameter | Reference)[] {
  const query = route.checkedByHandler?.query ?? route.schemas.query;
  return [
    ...parametersIn('path', jsonSchemaOf(route.schemas.params, 'input', components)),
    ...parametersIn('query', jsonSchemaOf(query, 'input', components)),
    shared('AcceptLanguage'),
    ...(route.method === 'POST' ? [shared('IdempotencyKey')] : []),
    ...(route.takesPiece === true ? [shared('UploadOffset')] : []),
    ...(route.revalidates === true ? [shared('IfNoneMatch')] : []),
  ];
}

function shared(name: keyof typeof SHARED_PARAMETERS): Reference {
  return { $ref: `#/components/parameters/${name}` };
}

function parametersIn(place: 'path' | 'query', { properties = {}, required = [] }: JsonSchema): Parameter[] {
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = typeof property === 'boolean' ? {} : property;
    const isList = schema.type === 'array';
    return {
      name: isList ? `${name}[]` : name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description === undefined ? {} : { description }),
      schema,
      // A list comes as `type[]=land&type[]=energy`.
      ...(isList ? { style: 'form', explode: true } : {}),
    };
  });
}

/** What the portal takes as a file; the content decides, not the name. */
const FILE_TYPES = 'image/jpeg, image/png, image/webp, image/heic, application/pdf';

/** The body of a route: JSON, a form of parts, a piece of a file, or none. */
export function requestBodyOfRoute(route: Route, components: Components): RequestBody | undefined {
  if (route.multipart !== undefined) {
    return formBody(route.multipart, components);
  }
  if (route.takesPiece === true) {
    return { required: true, content: { [PIECE_TYPE]: { schema: { type: 'string', format: 'binary' } } } };
  }
  const body = route.checkedByHandler?.body ?? route.schemas.body;
  return body._zod.def.type === 'unknown'
    ? undefined
    : {
        required: true,
        content: { 'application/json': { schema: jsonSchemaOf(body, 'input', components) } },
      };
}

function formBody({ texts, files, requiredFiles = [] }: FormParts, components: Components): RequestBody {
  const ofTexts: JsonSchema = texts === undefined ? {} : jsonSchemaOf(texts, 'input', components);
  const fileProperties = Object.fromEntries(
    files.map((name) => [name, { type: 'string', format: 'binary' } satisfies JsonSchema]),
  );
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: { ...ofTexts.properties, ...fileProperties },
          required: [...(ofTexts.required ?? []), ...requiredFiles],
        },
        encoding: Object.fromEntries(files.map((name) => [name, { contentType: FILE_TYPES }])),
      },
    },
  };
}
