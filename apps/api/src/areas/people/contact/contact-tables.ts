import type { Language } from '@portal/domain/ground/people/languages';
import type { ContactRequestType } from '@portal/domain/people/contact/contact-email';
import type { Generated } from 'kysely';

/** The tables of messages to the dealer. */
export type ContactTables = {
  contact_requests: {
    id: string;
    /** Who was signed in when they wrote. */
    investor_id: string | null;
    request_type: ContactRequestType;
    language: Language;
    /** Name, address, subject and text, sealed with context `contact-request:<id>`. */
    sealed: Buffer;
    /** Incremented with everything the office does with it. */
    version: Generated<number>;
    received_at: Date;
    answered_at: Date | null;
    closed_at: Date | null;
  };
  /** Replies; the id is also that of the mail sent. */
  contact_replies: {
    id: string;
    request_id: string;
    staff_id: string;
    /** The text, sealed with context `contact-reply:<id>`. */
    sealed: Buffer;
    sent_at: Date;
  };
};
