import type { ContactEmail } from '@portal/domain/contact/contact-email';
import type { Language } from '@portal/domain/wire/user';
import { transact } from '../../platform/db/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { CONTACT_JOB_CONTEXT, type ContactRequest } from './contact-request.ts';

/**
 * Takes a message to the dealer: it is kept before the person is told so, and sent by a job that tries again while
 * the mail server does not answer.
 */
export async function requestContactEmail(
  deps: Deps,
  message: ContactEmail,
  language: Language,
): Promise<void> {
  const request: ContactRequest = { ...message, language };
  const sealed = deps.secrets.seal(JSON.stringify(request), CONTACT_JOB_CONTEXT).toString('base64');
  await transact(deps.db, (trx) =>
    deps.jobs.enqueue(trx, 'send-contact-email', { sealed, mailId: deps.newId() }),
  );
}
