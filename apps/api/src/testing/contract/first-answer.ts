import type { LightMyRequestResponse } from 'fastify';
import type { Route } from '../../platform/http/routing/route.ts';
import { rowsBy } from '../access/on-record.ts';
import { type CallChanges, type ExampleCall, send } from '../calls/example-call.ts';
import type { TestPortal } from '../open-test-portal.ts';

export type FirstAnswer = {
  reply: LightMyRequestResponse;
  /** The caller's rows in the audit log afterwards. */
  rows: Awaited<ReturnType<typeof rowsBy>>;
};

/** Makes an example's call for the first time, and looks at what it left on record. */
export async function firstAnswer(
  portal: TestPortal,
  route: Route,
  call: ExampleCall,
  changes: CallChanges,
): Promise<FirstAnswer> {
  // Mails of the example calls are in answers, too: they have to be out by then.
  await portal.runJobs();
  const { colleague } = call;
  const before = colleague === undefined ? [] : await rowsBy(portal, colleague.id);
  const reply = await send(portal, route, call, changes);
  const after = colleague === undefined ? [] : await rowsBy(portal, colleague.id);
  return { reply, rows: after.slice(before.length) };
}
