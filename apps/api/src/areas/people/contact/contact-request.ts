import type { Language } from '@portal/domain/ground/people/languages';
import type { ContactEmail } from '@portal/domain/people/contact/contact-email';

/** A message to the dealer on its way through the job queue, with the language its sender uses. */
export type ContactRequest = ContactEmail & { language: Language };

/** The sealing context of the message; sealed because people write personal things and the queue is a table. */
export const CONTACT_JOB_CONTEXT = 'job:send-contact-email';
