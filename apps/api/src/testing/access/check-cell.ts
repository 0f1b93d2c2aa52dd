import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { bearerOf, type CallChanges, type ExampleCall, send, withThing } from '../calls/example-call.ts';
import { MAKE_THING } from '../calls/make-things.ts';
import type { TestPortal } from '../open-test-portal.ts';
import { type Person, registerPerson } from '../people.ts';
import type { Cell } from './cells.ts';

/** Tokens that were never given, in every shape that a header can have. */
const MALFORMED = [
  'Bearer',
  'Bearer not-a-token',
  'Bearer  two spaces',
  `Bearer ${'A'.repeat(43)}`,
  `Bearer ${'x'.repeat(4_000)}`,
  'Basic YWRhOnBhc3N3b3Jk',
  'Bearer null',
] as const;

/** Where a cell departs from the matrix; empty where it does not. */
export async function checkCell(portal: TestPortal, cell: Cell, call: ExampleCall): Promise<string[]> {
  switch (cell.outcome) {
    case 'answered':
      return answered(cell, await send(portal, cell.route, call, await changesFor(portal, cell, call)));
    case '401':
      return refused(portal, cell, call);
    case 'answered without the owner’s':
      return answeredApart(portal, cell, call);
    case '404 as if it did not exist':
      return hidden(portal, cell, call);
  }
}

/** What is wrong with the answer to a cell's permitted call. */
export function answered({ route }: Pick<Cell, 'route'>, reply: LightMyRequestResponse): string[] {
  return (route.success ?? [200]).some((status) => status === reply.statusCode)
    ? []
    : [`${reply.statusCode} ${reply.body.slice(0, 200)}`];
}

/** A call that asks for no sign-in is answered whatever comes in its place. */
async function changesFor(
  portal: TestPortal,
  { caller }: Cell,
  { person }: ExampleCall,
): Promise<CallChanges> {
  switch (caller) {
    case 'anonymous':
      return {};
    case 'owner':
      return person === null ? { authorization: bearerOf(await passerBy(portal)) ?? null } : {};
    case 'another investor':
      return { authorization: bearerOf(await passerBy(portal)) ?? null };
    case 'malformed token':
      return { authorization: MALFORMED[1] };
    case 'ended session':
      return { authorization: bearerOf(await whoLeft(portal)) ?? null };
  }
}

async function refused(portal: TestPortal, { route, caller }: Cell, call: ExampleCall): Promise<string[]> {
  const left = caller === 'ended session' ? bearerOf(await whoLeft(portal)) : undefined;
  const tokens = caller === 'malformed token' ? MALFORMED : [left ?? null];
  const expected = withoutRequestId(await send(portal, route, call, { authorization: null }));
  const problems: string[] = [];
  for (const authorization of tokens) {
    const reply = await send(portal, route, call, { authorization });
    if (reply.statusCode !== 401 || reply.headers['www-authenticate'] !== 'Bearer') {
      problems.push(`${authorization}: ${reply.statusCode} ${reply.body.slice(0, 200)}`);
    }
    if (withoutRequestId(reply) !== expected) {
      problems.push(`${authorization}: the answer is not that of no token`);
    }
  }
  return problems;
}

/** The same call by somebody else, with the owner's `Idempotency-Key`, tells nothing of the owner. */
async function answeredApart(portal: TestPortal, cell: Cell, call: ExampleCall): Promise<string[]> {
  const { person: owner } = call;
  const other = await registerPerson(portal);
  const reply = await send(portal, cell.route, { ...call, person: other }, keyOf(cell));
  const told = [owner?.user.id, owner?.email, owner?.accessToken].filter(
    (secret) => secret !== undefined && reply.body.includes(secret),
  );
  return told.map((secret) => `tells the owner's ${secret}`);
}

async function hidden(portal: TestPortal, cell: Cell, call: ExampleCall): Promise<string[]> {
  const { route, thing } = cell;
  if (thing === undefined || call.person === null) {
    return ['the cell names no thing of an owner'];
  }
  const other = await registerPerson(portal);
  const id = namedIn(call, thing.name) ?? (await MAKE_THING[thing.resource](portal, call.person));
  const ask = (name: string, changes: CallChanges) =>
    send(portal, route, withThing(route, { ...call, person: other }, thing.name, name), changes);
  const nothing = await ask(randomUUID(), {});
  const theirs = await ask(id, {});
  const withKey = await ask(id, keyOf(cell));
  return [theirs, withKey].flatMap((reply) => [
    ...(reply.statusCode === 404 ? [] : [`${reply.statusCode} ${reply.body.slice(0, 200)}`]),
    ...(withoutRequestId(reply) === withoutRequestId(nothing)
      ? []
      : ['not the answer of a thing that is not there']),
  ]);
}

function namedIn({ params, query, body, form }: ExampleCall, name: string): string | undefined {
  const part = form?.find((candidate) => candidate.name === name);
  const inBody = new Map<string, unknown>(Object.entries(body ?? {})).get(name);
  const found =
    params?.[name] ?? query?.[name] ?? inBody ?? (part && 'value' in part ? part.value : undefined);
  return typeof found === 'string' ? found : undefined;
}

/** The key that the owner's own call of the cell carries, too. */
export function keyOf({ route }: Pick<Cell, 'route'>): CallChanges {
  return route.method === 'POST' ? { headers: { 'idempotency-key': 'the-owners-key' } } : {};
}

/** Somebody whose session has ended: no call of theirs changes anything, so one serves all cells of a portal. */
const whoLeft = onceFor(async (portal) => {
  const person = await registerPerson(portal);
  await person.post('/logout');
  return person;
});

/** Somebody who is signed in where no call asks for it; one serves all cells of a portal. */
const passerBy = onceFor((portal) => registerPerson(portal));

function onceFor(make: (portal: TestPortal) => Promise<Person>): (portal: TestPortal) => Promise<Person> {
  const made = new WeakMap<TestPortal, Promise<Person>>();
  return (portal) => {
    const person = made.get(portal) ?? make(portal);
    made.set(portal, person);
    return person;
  };
}

/** The status and the bytes of an answer but for the id that every answer has of its own. */
function withoutRequestId(reply: LightMyRequestResponse): string {
  return `${reply.statusCode} ${reply.body.replace(/"requestId":"[^"]*"/, '"requestId":""')}`;
}
