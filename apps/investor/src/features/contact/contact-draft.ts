import type { ContactEmail, ContactRequestType } from '@portal/domain/people/contact/contact-email';

/** The form's values; an open choice is empty. */
export type ContactDraft = Omit<ContactEmail, 'requestType'> & { requestType: ContactRequestType | '' };

/** The topic where the page implies it: subject and request type are then not asked. */
export type ContactTopic = Pick<ContactEmail, 'subject' | 'requestType'>;

/** An empty message from `writer`, as their account knows them. */
export function newDraft(
  writer: Pick<ContactEmail, 'name' | 'email'> | null,
  topic: ContactTopic | null = null,
): ContactDraft {
  return { name: '', email: '', subject: '', requestType: '', message: '', ...writer, ...topic };
}
