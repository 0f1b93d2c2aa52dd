import { scrubText } from '@portal/domain/ground/errors/scrub-text';
import { sha256Hex } from '../crypto/new-token.ts';
import type { Db } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';

import type { Bounce } from './bounce.ts';
import { findBounceKind, insertBounce } from './bounces.store.ts';

const REASON_LENGTH_MAX = 300;

/**
 * Records messages that came back; the same event posted again has no effect. From then on nothing is sent to an
 * address that bounced for good but what protects the account, and its owner is told in the portal.
 */
export async function recordBounces(deps: Deps, bounces: readonly Bounce[]): Promise<void> {
  const receivedAt = deps.clock.now();
  const recorded = await transact(deps.db, async (trx) => {
    let count = 0;
    for (const bounce of bounces) {
      const isNew = await insertBounce(trx, {
        id: deps.newId(),
        eventKey: await keyFor(trx, bounce),
        address: bounce.address,
        kind: bounce.kind,
        messageId: bounce.messageId,
        reason: scrubText(bounce.reason).slice(0, REASON_LENGTH_MAX),
        bouncedAt: bounce.at,
        receivedAt,
      });
      count += isNew ? 1 : 0;
    }
    return count;
  });
  deps.log.info({ bounces: recorded }, 'bounces recorded');
}

/** An event that says something else of its address than before is one more: a full mailbox may be none by now. */
async function keyFor(trx: Db, bounce: Bounce): Promise<string> {
  const key = keyOf(bounce);
  const before = await findBounceKind(trx, key);
  return before === undefined || before === bounce.kind ? key : sha256Hex(`${key} ${bounce.kind}`);
}

/** A provider may call several addresses one event; without a name for it, its facts are its name. */
function keyOf({ eventId, address, messageId, kind, at }: Bounce): string {
  return sha256Hex(
    JSON.stringify([address, ...(eventId === null ? [messageId, kind, at.toISOString()] : [eventId])]),
  );
}
