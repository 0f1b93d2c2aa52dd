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
  const before = await idsOfMessages(portal);
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
  // By what is new: two messages may have come within one moment.
  const [id] = (await idsOfMessages(portal)).filter((one) => !before.includes(one));
  if (id === undefined) {
    throw new Error('What was written is not there');
  }
  portal.advance(1_000);
  return id;
}

async function idsOfMessages({ db }: TestPortal): Promise<string[]> {
  const rows = await db.selectFrom('contact_requests').select('id').execute();
  return rows.map(({ id }) => id);
}
