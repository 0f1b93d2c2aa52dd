import { Readable } from 'node:stream';
import type { LightMyRequestResponse } from 'fastify';
import { OFFICE_HEADER } from '../../platform/http/routing/office-cookie.ts';
import type { Route } from '../../platform/http/routing/route.ts';
import type { Colleague } from '../colleagues.ts';
import { type FormPart, multipartBody } from '../multipart.ts';
import type { TestPortal } from '../open-test-portal.ts';
import type { Person } from '../people.ts';

/** Node reads as much from a socket at once. */
const NETWORK_PIECE_BYTES = 65_536;

/** A valid call of a route: who makes it, and with what. */
export type ExampleCall = {
  /** Whose call it is; null where nobody has to be signed in. */
  person: Person | null;
  /** Whose call of the office it is. */
  colleague?: Colleague;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | readonly string[]>>;
  body?: object;
  form?: readonly FormPart[];
  /** A body as it stands, in place of both. */
  text?: string | Buffer;
  headers?: Readonly<Record<string, string>>;
};

/** Makes a valid call of a route, and all that has to be there before it; new each time. */
export type MakeCall = (portal: TestPortal) => Promise<ExampleCall>;

export type CallChanges = {
  /** Another token than the example's person's; null for none. */
  authorization?: string | null;
  headers?: Readonly<Record<string, string>>;
  method?: 'HEAD';
  /** What comes after the path, such as a slash. */
  suffix?: string;
  moreQuery?: readonly (readonly [string, string])[];
};

/** Makes the call, as it is or with changes. */
export function send(
  portal: Pick<TestPortal, 'app'>,
  route: Pick<Route, 'method' | 'path'>,
  call: ExampleCall,
  changes: CallChanges = {},
): Promise<LightMyRequestResponse> {
  const form = call.form === undefined ? undefined : multipartBody(call.form);
  const authorization =
    changes.authorization === undefined ? bearerOf(call.person) : (changes.authorization ?? undefined);
  const payload = form?.payload ?? call.text ?? call.body;
  return portal.app.inject({
    method: changes.method ?? route.method,
    url: `/api${pathOf(route.path, call)}${changes.suffix ?? ''}${queryOf(call, changes.moreQuery)}`,
    headers: {
      ...form?.headers,
      ...(Buffer.isBuffer(payload) ? { 'content-length': String(payload.length) } : {}),
      ...(authorization === undefined ? {} : { authorization }),
      ...officeHeadersOf(call),
      ...call.headers,
      ...changes.headers,
    },
    ...(payload === undefined ? {} : { payload: asFromNetwork(payload) }),
  });
}

/** As a socket hands it over: a body of megabytes in one piece would be hashed and searched without a pause in between. */
function asFromNetwork(payload: object | string): object | string {
  if (!Buffer.isBuffer(payload) || payload.length <= NETWORK_PIECE_BYTES) {
    return payload;
  }
  const pieces = Array.from({ length: Math.ceil(payload.length / NETWORK_PIECE_BYTES) }, (_piece, place) =>
    payload.subarray(place * NETWORK_PIECE_BYTES, (place + 1) * NETWORK_PIECE_BYTES),
  );
  return Readable.from(pieces);
}

/** What a browser sends with a call of the office. */
function officeHeadersOf({ colleague }: ExampleCall): Record<string, string> {
  return colleague === undefined ? {} : { cookie: colleague.cookie, [OFFICE_HEADER]: '1' };
}

export function bearerOf(person: Person | null): string | undefined {
  return person === null ? undefined : `Bearer ${person.accessToken}`;
}

function pathOf(path: string, { params = {} }: ExampleCall): string {
  return path.replace(/:([A-Za-z]+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
}

function queryOf({ query = {} }: ExampleCall, more: CallChanges['moreQuery'] = []): string {
  const text = new URLSearchParams();
  for (const [name, value] of [...Object.entries(query), ...more]) {
    for (const item of [value].flat()) {
      text.append(typeof value === 'string' ? name : `${name}[]`, String(item));
    }
  }
  return text.size === 0 ? '' : `?${text}`;
}

/** The same call with another thing where the route names one, be it in its path, its query or its body. */
export function withThing(route: Route, call: ExampleCall, name: string, id: string): ExampleCall {
  if (route.path.includes(`:${name}`)) {
    return { ...call, params: { ...call.params, [name]: id } };
  }
  if (call.form !== undefined) {
    return { ...call, form: [...call.form.filter((part) => part.name !== name), { name, value: id }] };
  }
  return route.method === 'GET'
    ? { ...call, query: { ...call.query, [name]: id } }
    : { ...call, body: { ...call.body, [name]: id } };
}
