import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../routes.ts';
import { type ExampleCall, send } from '../testing/calls/example-call.ts';
import { exampleCall, nameOf } from '../testing/calls/example-calls.ts';
import { PROVIDER_VARIABLES } from '../testing/calls/message-calls.ts';
import { openDocument } from '../testing/contract/document-validator.ts';
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts';
import { apiDocument } from './api-document.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal(PROVIDER_VARIABLES);
});
afterAll(() => portal.close());

const document = apiDocument(ROUTES);
const { problemsOf, problemsOfBody } = openDocument(document);
const PLATFORM = [['platform', 'mobile']] as const;
const called = new Set<string>();

/** How much has happened so far: what a second effect would add to. */
async function effects(): Promise<unknown> {
  const count = async (table: 'audit_log' | 'files' | 'trades') => {
    const row = await portal.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirst();
    return Number(row?.count);
  };
  return {
    audit: await count('audit_log'),
    files: await count('files'),
    trades: await count('trades'),
    mails: portal.mails.length + (await portal.runJobs()),
  };
}

describe.each(ROUTES.map((route) => [nameOf(route), route] as const))('%s', (name, route) => {
  let call: ExampleCall;
  beforeAll(async () => {
    call = await exampleCall(portal, route);
  });

  it('answers what the document says, with and without a slash', async () => {
    if (call.body !== undefined) {
      expect(problemsOfBody(route, call.body)).toEqual([]);
    }
    const key = { 'idempotency-key': `contract ${name}`.replaceAll(' ', '-') };
    const first = await send(portal, route, call, { headers: key, moreQuery: PLATFORM });
    called.add(name);
    expect(problemsOf(route, first)).toEqual([]);
    expect(route.success ?? [200]).toContain(first.statusCode);
    if (route.method === 'POST') {
      const before = await effects();
      const second = await send(portal, route, call, { headers: key, suffix: '/', moreQuery: PLATFORM });
      expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
      expect(await effects()).toEqual({ ...Object(before), mails: portal.mails.length });
    } else if (route.changesState !== true) {
      const second = await send(portal, route, call, { suffix: '/' });
      expect([second.statusCode, second.rawPayload]).toEqual([first.statusCode, first.rawPayload]);
    }
  });
});
