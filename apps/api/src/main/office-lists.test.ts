import { investorFilterFields } from '@portal/domain/desk/investors/investor-query';
import { messageFilterFields } from '@portal/domain/desk/messages/contact-desk';
import { deskFilterFields } from '@portal/domain/desk/queues/desk-query';
import { DESK_QUEUES } from '@portal/domain/desk/queues/desk-queues';
import { auditFilterFields } from '@portal/domain/firm/audit/office-audit.wire';
import type { lineFilterFields, matchFilterFields } from '@portal/domain/money/bank/lines/line-query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonSchemaOf } from '../platform/openapi/json-schema-of.ts';
import { colleagueFor } from '../testing/calls/office-calls.ts';
import { type Colleague, enterOffice } from '../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts';
import { doubledFlag } from '../testing/payment-flags.ts';
import { keep, linesOf, unappliedOf } from '../testing/unapplied.ts';
import { ROUTES } from './fold-areas.ts';

/** Everything of the office that is read without naming one thing: its lists, and what pages show beside them. */
const READ = ROUTES.filter(
  ({ method, path }) => method === 'GET' && path.startsWith('/office') && !path.includes(':'),
);
const PLACES = ['after', 'before'];
const TOO_LONG = 2_000;

function filtersOf(route: (typeof READ)[number]): string[] {
  const { properties = {} } = jsonSchemaOf(route.schemas.query, 'input', new Map());
  return Object.keys(properties).filter((name) => !PLACES.includes(name));
}

let portal: TestPortal;
let finance: Colleague;
const readers = new Map<string, Colleague>();
beforeAll(async () => {
  portal = await openTestPortal();
  finance = await enterOffice(portal, { role: 'finance' });
});
afterAll(() => portal.close());

async function readerOf(path: string): Promise<Colleague> {
  const route = READ.find((one) => one.path === path);
  if (route === undefined) {
    throw new Error(`there is no ${path}`);
  }
  const known = readers.get(path) ?? (await colleagueFor(portal, route));
  readers.set(path, known);
  return known;
}

/** Lists whose filters have a table of their own beside them, each of which does not compile without one of these. */
const OWN_TABLES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(DESK_QUEUES.map((queue) => [`/office/desk/${queue}`, Object.keys(deskFilterFields)])),
  '/office/investors': Object.keys(investorFilterFields),
  '/office/messages': Object.keys(messageFilterFields),
  '/office/audit': Object.keys(auditFilterFields),
  // Who proposed and who may approve: areas/desk/approvals/approvals.test.ts.
  '/office/approvals': ['part'],
  // A search for an order, beside the line that it is for: areas/money/bank.
  '/office/money/orders': ['search'],
};

type Case = {
  /** Puts there what the two queries tell apart; what the first one is made of. */
  make: () => Promise<string>;
  query: (made: string) => string;
  /** The list with another value, or without the filter. */
  other: string;
};
/** What a statement has is put there by each: money that came in, and a charge. */
async function twoLines(): Promise<string> {
  const [line = ''] = await linesOf(portal, ['WIRE OF MAY', 700], ['CHARGE', -12]);
  return line;
}
async function accountOfLine(): Promise<string> {
  const { account_id: id } = await portal.db
    .selectFrom('bank_lines')
    .select('account_id')
    .where('id', '=', await twoLines())
    .executeTakeFirstOrThrow();
  await twoLines();
  return id;
}
async function twoMatches(): Promise<string> {
  const [line = '', other = ''] = await linesOf(portal, ['WIRE', 40], ['WIRE', 50]);
  await keep(portal, line);
  await keep(portal, other);
  return line;
}
const LINES: Readonly<Record<keyof typeof lineFilterFields, Case>> = {
  account: { make: accountOfLine, query: (id) => `account=${id}`, other: '' },
  way: { make: twoLines, query: () => 'way=out', other: 'way=in' },
  search: { make: twoLines, query: () => 'search=may', other: '' },
};
const MATCHES: Readonly<Record<keyof typeof matchFilterFields, Case>> = {
  line: { make: twoMatches, query: (line) => `line=${line}`, other: '' },
  state: { make: twoMatches, query: () => 'state=standing', other: 'state=undone' },
};
const CASES: Readonly<Record<string, Readonly<Record<string, Case>>>> = {
  '/office/money/lines': LINES,
  '/office/money/matches': MATCHES,
  '/office/money/unapplied': {
    state: {
      make: async () => (await unappliedOf(portal, 70)).id,
      query: () => 'state=open',
      other: 'state=used',
    },
  },
  '/office/money/flags': {
    state: {
      make: async () => (await doubledFlag(portal)).flagId,
      query: () => 'state=open',
      other: 'state=cleared',
    },
  },
};

function tablesOf(): [path: string, filters: string[]][] {
  return Object.entries(CASES).map(([path, cases]) => [path, Object.keys(cases)]);
}

/** The ids of what a list shows, whatever it calls its rows. */
async function idsIn(path: string, query: string): Promise<string[]> {
  const reply = await finance.get(`${path}?${query}`);
  expect([query, reply.statusCode]).toEqual([query, 200]);
  const lists = Object.values(reply.json().data).filter((value) => Array.isArray(value));
  return lists.flat().flatMap((row) => (typeof row?.id === 'string' ? [row.id] : []));
}

describe('acceptance 8: what the office reads', () => {
  it.each(READ.map(({ path }) => path))('%s refuses a parameter that it does not know', async (path) => {
    const reply = await (await readerOf(path)).get(`${path}?colour=red`);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'VALIDATION']);
  });

  it.each(READ.flatMap((route) => filtersOf(route).map((name) => [route.path, name] as const)))(
    '%s refuses a value of %s that there cannot be',
    async (path, name) => {
      const reply = await (await readerOf(path)).get(`${path}?${name}=${'x'.repeat(TOO_LONG)}`);
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [name]]);
    },
  );

  it('has a table for every filter of every list', () => {
    const filters = READ.map((route) => [route.path, filtersOf(route)] as const).filter(
      ([, names]) => names.length > 0,
    );
    const tables = { ...OWN_TABLES, ...Object.fromEntries(tablesOf()) };
    expect(Object.fromEntries(filters)).toEqual(tables);
  });

  it.each(tablesOf().flatMap(([path, names]) => names.map((name) => [path, name] as const)))(
    '%s is changed by its filter %s',
    async (path, name) => {
      const one = CASES[path]?.[name];
      if (one === undefined) {
        throw new Error(`${path} has no case of ${name}`);
      }
      const made = await one.make();
      const found = await idsIn(path, one.query(made));
      expect(found.length).toBeGreaterThan(0);
      expect(await idsIn(path, one.other)).not.toEqual(found);
    },
  );
});
