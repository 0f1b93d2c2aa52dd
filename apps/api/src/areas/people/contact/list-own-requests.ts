import type { Deps } from '../../../platform/deps.ts';
import { listRepliesTo, listRequestsOf } from './contact-requests.store.ts';
import { openMessage, openReply } from './seal-message.ts';

/** What an investor wrote to the dealer while signed in, with the replies, for their own data. */
export async function listOwnRequests(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  investorId: string,
): Promise<object[]> {
  const written: object[] = [];
  for (const { id, requestType, sealed, at } of await listRequestsOf(db, investorId)) {
    const replies: object[] = [];
    for (const reply of await listRepliesTo(db, id)) {
      replies.push({ at: reply.at.toISOString(), text: await openReply(secrets, reply.id, reply.sealed) });
    }
    written.push({
      at: at.toISOString(),
      about: requestType,
      ...(await openMessage(secrets, id, sealed)),
      replies,
    });
  }
  return written;
}
