import type { Language } from '@portal/domain/ground/people/languages';

/** A line of a list, with the page that it leads to, if any. */
type MailItem = { text: string; url: string | null };

/** What a message consists of before it is laid out as text and as HTML. */
export type MailParts = {
  language: Language;
  subject: string;
  heading: string;
  greeting: string;
  paragraphs: string[];
  /** Label and value rows about the order; empty for other messages. */
  facts: { label: string; value: string }[];
  /** A titled list: documents, or the dealer's reason. */
  list: { title: string; items: MailItem[] } | null;
  /** Null where the reader has no page to open. */
  action: { label: string; url: string } | null;
  closing: string;
  linkFallback: string;
  /** Where messages of this kind are stopped; null for those that are always sent. */
  optOut: { label: string; url: string } | null;
  notes: string[];
};
