import type { ContactEmail, ContactRequestType } from '@portal/domain/people/contact/contact-email';

/** What the form holds; a choice that was not made is empty. */
export type ContactDraft = Omit<ContactEmail, 'requestType'> & { requestType: ContactRequestType | '' };

/** What a message is about where its place says so: subject and request type then are not asked for. */
export type ContactTopic = Pick<ContactEmail, 'subject' | 'requestType'>;

/** An empty message; `writer` is who writes, as the account knows them. */
export function newDraft(
  writer: Pick<ContactEmail, 'name' | 'email'> | null,
  topic: ContactTopic | null = null,
): ContactDraft {
  return { name: '', email: '', subject: '', requestType: '', message: '', ...writer, ...topic };
}
