import { enterOffice } from '../colleagues.ts';
import { writeToDealer } from '../messages.ts';
import type { TestPortal } from '../open-test-portal.ts';
import type { ExampleCall, MakeCall } from './example-call.ts';

async function ofMessage(portal: TestPortal, body?: object): Promise<ExampleCall> {
  const messageId = await writeToDealer(portal);
  const colleague = await enterOffice(portal, { role: 'compliance' });
  return { person: null, colleague, params: { messageId }, ...(body === undefined ? {} : { body }) };
}

/** Valid calls about messages to the dealer of somebody of the office. */
export const CONTACT_DESK_CALLS: Readonly<Record<string, MakeCall>> = {
  'GET /office/messages/:messageId': (portal) => ofMessage(portal),
  'POST /office/messages/:messageId/reply': (portal) =>
    ofMessage(portal, { version: 0, text: 'On Friday at the earliest.' }),
  'POST /office/messages/:messageId/state': (portal) => ofMessage(portal, { version: 0, to: 'closed' }),
};
