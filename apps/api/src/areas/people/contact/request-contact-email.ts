import type { Language } from '@portal/domain/ground/people/languages';
import type { ContactEmail } from '@portal/domain/people/contact/contact-email';
import type { FastifyRequest } from 'fastify';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { bearerTokenOf } from '../../../platform/http/bearer-token.ts';
import { authenticate } from '../accounts/sessions/authenticate.ts';
import { CONTACT_JOB_CONTEXT, type ContactRequest } from './contact-request.ts';
import { insertRequest } from './contact-requests.store.ts';
import { sealMessage } from './seal-message.ts';

/**
 * Takes a message to the dealer: it is kept for the office before the person is told so, and the dealer hears of it by a job that tries
 * again while the mail server does not answer. `investorId`: who was signed in.
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

/** Who is signed in where nobody has to be; null for a visitor, and where the session is over. */
export async function findSender(deps: Deps, request: FastifyRequest): Promise<string | null> {
  const token = bearerTokenOf(request);
  const actor = token === undefined ? null : await authenticate(deps, token, true);
  return actor?.investorId ?? null;
}
