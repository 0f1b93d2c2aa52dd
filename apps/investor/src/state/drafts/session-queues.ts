import { SaveQueue } from '@portal/web/saving/save-queue';
import type { SendChanges } from '@portal/web/saving/save-status';
import { connection } from '../connection.ts';
import type { Store } from '../store.ts';

type SessionQueues = { token: string | null; byName: Map<string, SaveQueue> };

/** Outside the components, so that input typed offline survives navigation within the portal. */
const sessions = new WeakMap<Store, SessionQueues>();

/**
 * The session's queue of this name; `send` is used only when it is created. Another session gets its own queue, and retries
 * after the session's end send nothing: nobody's input leaves in another person's name.
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
