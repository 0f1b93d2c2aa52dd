import type { Deps } from '../deps.ts';
import type { Mail } from '../ports/mailer.ts';
import { findDelivery, insertDelivery, isUnreachable } from './deliveries.store.ts';

export type MailToDeliver = {
  mailId: string;
  /** Null for a message to the dealer. */
  investorId: string | null;
  template: string;
  /** Sent also to an address from which messages came back. */
  isUrgent: boolean;
  mail: Mail;
};

/** A domain for `Message-ID` where the sender's address has none that can be read. */
const NO_DOMAIN = 'portal.invalid';

/**
 * Sends a message once: a job that runs again after its message left finds that out and stops. A server that dies
 * between the mail server's yes and the note of it sends a second copy, under the same `Message-ID`.
 * To an address that does not exist nothing is sent but what protects the account: more of it would cost everybody
 * else the mail server's good name. Throws when the message was not taken.
 */
export async function deliverMail(deps: Deps, request: MailToDeliver): Promise<void> {
  const { mailId, investorId, template, mail } = request;
  if ((await findDelivery(deps.db, mailId)) !== undefined) {
    return;
  }
  const messageId = `<${mailId}@${domainOf(deps.config.mailFrom)}>`;
  const isWithheld = !request.isUrgent && (await isUnreachable(deps.db, mail.to));
  if (isWithheld) {
    deps.log.warn({ template, mailId }, 'mail withheld from an address that does not exist');
  } else {
    await deps.mailer.send({ ...mail, messageId });
  }
  await insertDelivery(deps.db, {
    id: mailId,
    investorId,
    address: mail.to,
    template,
    messageId,
    outcome: isWithheld ? 'withheld' : 'sent',
    at: deps.clock.now(),
  });
}

function domainOf(from: string): string {
  return /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? NO_DOMAIN;
}
