import { tidyCode } from '@portal/domain/ground/people/tidy-line';
import type { RouteRequest } from './route-request.ts';

type Input = RouteRequest<unknown, unknown, unknown>;

/** No account name is longer; the rest of a text is not worth hashing. */
const COUNTED_NAME_LENGTH_MAX = 300;

/** Names the account that a public call is about by a field of its body, before the body is checked. */
export function inBody(field: string): (request: Input) => string | null {
  return ({ body }) => nameIn(body, field);
}

/** Names the account that a public call is about by a parameter of its path. */
export function inPath(parameter: string): (request: Input) => string | null {
  return ({ params }) => nameIn(params, parameter);
}

/** Names the session a public call was made in, if the page sends its token along. */
export function inAuthorization({ raw }: Input): string | null {
  return raw.headers.authorization?.slice(0, COUNTED_NAME_LENGTH_MAX) ?? null;
}

/** As accounts are compared: trimmed and in lower case. */
function nameIn(part: unknown, name: string): string | null {
  const value: unknown = typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined;
  return typeof value === 'string' ? tidyCode(value).toLowerCase().slice(0, COUNTED_NAME_LENGTH_MAX) : null;
}
