import type { Language } from '@portal/domain/ground/people/languages';
import type { ContactEmail } from '@portal/domain/people/contact/contact-email';
import type { FastifyRequest } from 'fastify';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { bearerTokenOf } from '../../../platform/http/bearer-token-of.ts';
import { authenticate } from '../accounts/sessions/authenticate.ts';
import { CONTACT_JOB_CONTEXT, type ContactRequest } from './contact-request.ts';
import { insertRequest } from './contact-requests.store.ts';
import { sealMessage } from './seal-message.ts';

/**
 * Accepts a message to the dealer: it is stored for the office before the call returns, and a job mails it to the
 * dealer, retrying while the mail server is down. `investorId` is the person signed in.
 */
export async function requestContactEmail(
  deps: Deps,
  message: ContactEmail,
  language: Language,
  investorId: string | null,
): Promise<void> {
  const request: ContactRequest = { ...message, language };
  const mail = deps.secrets.seal(JSON.stringify(request), CONTACT_JOB_CONTEXT).toString('base64');
  const { requestType, ...written } = message;
  const id = deps.newId();
  const sealed = sealMessage(deps.secrets, id, written);
  await transact(deps.db, async (trx) => {
    await insertRequest(trx, { id, investorId, requestType, language, sealed, at: deps.clock.now() });
    await deps.jobs.enqueue(trx, 'send-contact-email', { sealed: mail, mailId: deps.newId() });
  });
}

/** Who is signed in, on a call that does not require it; null for visitors and ended sessions. */
export async function findSender(deps: Deps, request: FastifyRequest): Promise<string | null> {
  const token = bearerTokenOf(request);
  const actor = token === undefined ? null : await authenticate(deps, token, true);
  return actor?.investorId ?? null;
}
