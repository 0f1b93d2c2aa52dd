import { SaveQueue } from '@portal/web/saving/save-queue';
import type { SendChanges } from '@portal/web/saving/save-status';
import { connection } from '../connection.ts';
import type { Store } from '../store.ts';

type SessionQueues = { token: string | null; byName: Map<string, SaveQueue> };

/** Outside the components, so that what is typed without a network survives a walk to another page of the portal. */
const sessions = new WeakMap<Store, SessionQueues>();

/**
 * The queue of this name in this session; `send` is asked for only when it is the first. Another session gets its own, and
 * a try that comes after the session is over sends nothing: nobody's text leaves in another person's name.
 */
export function sessionQueue(store: Store, name: string, send: SendChanges): SaveQueue {
  const { byName, token } = queuesOf(store);
  const kept = byName.get(name);
  if (kept !== undefined) {
    return kept;
  }
  const queue = new SaveQueue(async (changes, way) =>
    connection.accessToken === token ? send(changes, way) : 'refused',
  );
  byName.set(name, queue);
  return queue;
}

function queuesOf(store: Store): SessionQueues {
  const token = connection.accessToken;
  const kept = sessions.get(store);
  if (kept !== undefined && kept.token === token) {
    return kept;
  }
  const opened: SessionQueues = { token, byName: new Map() };
  sessions.set(store, opened);
  return opened;
}
