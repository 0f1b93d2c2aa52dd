import type { Language } from '@portal/domain/ground/people/languages';
import type { ContactEmail } from '@portal/domain/people/contact/contact-email';

/** A message to the dealer on its way through the queue, with the language that its writer reads the portal in. */
export type ContactRequest = ContactEmail & { language: Language };

/** What the sealed message is bound to; sealed, because people write personal things and the queue is a table. */
export const CONTACT_JOB_CONTEXT = 'job:send-contact-email';
