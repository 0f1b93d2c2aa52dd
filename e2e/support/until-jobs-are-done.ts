import { setTimeout as pause } from 'node:timers/promises';

/** Sealing five sets of papers takes some seconds on an idle machine. */
const DONE_LIMIT_MS = 150_000;
const POLL_MS = 250;
/** A queued or running job in the portal's metrics; one that was given up waits for a person, and does not count. */
const TO_BE_DONE = /^portal_jobs\{[^}]*state="(waiting|active)"/m;

/** Waits until a portal started with METRICS=1 has emptied its queue. */
export async function untilJobsAreDone(url: string): Promise<void> {
  const giveUpAt = Date.now() + DONE_LIMIT_MS;
  while (Date.now() < giveUpAt) {
    const reply = await fetch(`${url}/metrics`);
    if (!reply.ok) {
      throw new Error(`The portal does not tell of its jobs: ${reply.status}`);
    }
    if (!TO_BE_DONE.test(await reply.text())) {
      return;
    }
    await pause(POLL_MS);
  }
  throw new Error(`The portal has not done its jobs within ${DONE_LIMIT_MS} ms`);
}
