import type { Db } from '../db/tables.ts';
import type { Deps } from '../deps.ts';

type None = Record<never, never>;

/** The messages of each area, declared in its area.ts. */
export interface MailRequests extends None {}

export type MailRequest = MailRequests[keyof MailRequests];

export const MAIL_JOB_CONTEXT = 'job:send-mail';

/**
 * Asks for a message in the caller's transaction; it is composed and sent after the commit, by a job. It leaves once
 * under its `mailId`, however often the job runs.
 */
export async function requestMail(
  trx: Db,
  deps: Deps,
  request: MailRequest,
  mailId: string = deps.newId(),
): Promise<void> {
  // Sealed, because a reset link is a credential and the queue is a table that staff may read.
  const sealed = deps.secrets.seal(JSON.stringify(request), MAIL_JOB_CONTEXT).toString('base64');
  await deps.jobs.enqueue(trx, 'send-mail', { sealed, mailId });
}
