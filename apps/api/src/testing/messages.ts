import type { TestPortal } from './open-test-portal.ts';
import type { Person } from './people.ts';

export const WRITTEN = {
  name: 'Ana Roy',
  email: 'ana@example.ca',
  subject: 'Zanzibar-Quibble',
  message: 'When is the money taken?\nI am away until Friday.',
  requestType: 'order',
};

/** Writes to the dealer, as `person` where somebody is signed in; the message's id. */
export async function writeToDealer(
  portal: TestPortal,
  person: Person | null = null,
  changes: Partial<typeof WRITTEN> = {},
): Promise<string> {
  const reply = await portal.app.inject({
    method: 'POST',
    url: '/api/sendemail',
    headers: {
      'accept-language': 'fr',
      ...(person === null ? {} : { authorization: `Bearer ${person.accessToken}` }),
    },
    payload: { ...WRITTEN, email: `ana-${portal.deps.newId()}@example.ca`, ...changes },
  });
  if (reply.statusCode !== 200) {
    throw new Error(`Could not write: ${reply.body}`);
  }
  const { id } = await portal.db
    .selectFrom('contact_requests')
    .select('id')
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  portal.advance(1_000);
  return id;
}
