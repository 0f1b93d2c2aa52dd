import type { Language } from '@portal/domain/ground/people/languages';
import type { Deps } from '../deps.ts';
import type { MailAttachment } from '../ports/mailer.ts';
import type { MailParts } from './mail-parts.ts';
import type { MailRequest } from './request-mail.ts';

/**
 * Who a mail goes to. The name is null until the address is verified: what a stranger typed for somebody else's address
 * must not reach it in one of our mails.
 */
export type Recipient = { email: string; confirmedName: string | null; language: Language };

/** Says a text of the catalogue in the reader's language; its key is put together from the message's. */
export type SayMail = (key: string, values?: Record<string, string | number>) => string;

/** What a message is written from. */
export type Writing<Request, Facts> = {
  request: Request;
  /** What was gathered for it. */
  facts: Facts;
  language: Language;
  /** The reader has shown that the address is theirs: an address that nobody confirmed is told nothing that was typed. */
  isConfirmed: boolean;
  /** Where people of the portal find it. */
  publicUrl: string;
  t: SayMail;
};

/** What a message says beside its subject, its heading and the body of its texts. */
export type MailSays = {
  /** What its sentences name, by the words that stand for it in its texts. */
  named?: Record<string, string>;
  /** Before the body. */
  opening?: string[];
  /** After the body. */
  paragraphs?: string[];
  facts?: MailParts['facts'];
  list?: MailParts['list'];
  /** A button that leads out of the portal; one that opens a page of it follows from `path`. */
  action?: MailParts['action'];
  attachment?: MailAttachment | null;
  /** Where its reader stops messages of this kind: as a link, and for mail programs that offer it by themselves. */
  unsubscribeUrl?: string;
  /** Another way out, where there is no kind of message to stop. */
  optOut?: MailParts['optOut'];
};

/**
 * All that one message is. Only `texts` and `to` are needed: such a message greets, says its body and names its sender.
 * What depends on the request are methods, so that a list of all messages may hold those of every request.
 */
export type MailKind<Request extends { template: string } = MailRequest, Facts = unknown> = {
  /** Where its texts are in the catalogue: `subject`, `heading`, `body`, and `action` where it has a button. */
  readonly texts: string;
  /** The text that names who writes and why; without it, that of messages about an account and its orders. */
  readonly footer?: 'mail.footerAsked' | 'mailOffice.footer';
  /** About the safety of the account: sent also to an address from which messages came back. */
  readonly isSecurity?: true;
  /** Its reader may answer it: the answer goes to the dealer's address for messages. */
  readonly isAnswerable?: true;
  /** Its button opens a page of the office. */
  readonly isOfOffice?: true;
  /** To whom it goes; undefined once they are gone. */
  to(deps: Deps, request: Request): Promise<Recipient | undefined>;
  /** Gathers what it tells; null where there is nothing to tell any more, and it is not sent. */
  gather?(deps: Deps, request: Request): Promise<Facts | null>;
  /** The page that its button opens, from the root of the application; without it, there is no button. */
  path?(request: Request, facts: Facts): string;
  says?(writing: Writing<Request, Facts>): MailSays;
  /** False where its reason went while it waited to be sent. */
  isStillTrue?(deps: Deps, request: Request): Promise<boolean>;
  /** What is done once it has left. */
  onSent?(deps: Deps, request: Request): Promise<void>;
};

/** Every message that may be asked for in one of these ways; one that lacks does not compile. */
export type MailKinds<Request extends { template: string } = MailRequest, Facts = unknown> = {
  readonly [Template in Request['template']]: MailKind<RequestFor<Request, Template>, Facts>;
};

type RequestFor<Request, Template> = Request extends { template: infer Named }
  ? Template extends Named
    ? Request
    : never
  : never;
