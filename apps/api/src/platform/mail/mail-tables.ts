import type { BounceKind } from './bounce.ts';

/** The tables of what was sent and of what came back. */
export type MailTables = {
  mail_deliveries: {
    id: string;
    /** Null for a message to the dealer. */
    investor_id: string | null;
    /** In lower case. */
    address: string;
    template: string;
    /** The `Message-ID` header, by which a provider names the message that came back. */
    message_id: string;
    /** Withheld: the address is known not to exist. */
    outcome: 'sent' | 'withheld';
    at: Date;
  };
  mail_bounces: {
    id: string;
    /** Natural key of the provider's event: the same post has one effect. */
    event_key: string;
    address: string;
    kind: BounceKind;
    message_id: string | null;
    /** The provider's words, scrubbed. */
    reason: string;
    bounced_at: Date;
    received_at: Date;
    /** When staff or the person said that the address works again. */
    cleared_at: Date | null;
  };
};
