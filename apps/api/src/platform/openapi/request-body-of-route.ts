import { PIECE_TYPE } from '../http/piece-body.ts';
import type { FormParts, Route } from '../http/route.ts';
import type { JsonSchema, RequestBody } from './document-types.ts';
import { type Components, jsonSchemaOf } from './json-schema-of.ts';

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
