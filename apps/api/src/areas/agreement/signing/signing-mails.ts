import type { MailTemplates } from '../../../platform/mail/mail-template.ts';
import type { CancellationTold } from '../../order/trades/trade-mails.ts';

/** The messages about signing and what was signed. Each with what it needs beside the investor. */
export type SigningMail =
  | { template: 'profile-signed'; investorId: string; fileId: string }
  /** To the joint investor, with a link that is theirs alone; never shown to anybody else. */
  | {
      template: 'joint-invitation' | 'joint-reminder' | 'joint-documents';
      investorId: string;
      tradeId: string;
      envelopeId: string;
      linkToken: string;
    }
  /** To the joint investor: what they accepted, and an amendment that they have not; the link is that of their part. */
  | {
      template: 'joint-memorandum';
      investorId: string;
      envelopeId: string;
      linkToken: string;
      documentId: string;
    }
  | {
      template: 'joint-amendment';
      investorId: string;
      tradeId: string;
      envelopeId: string;
      linkToken: string;
    }
  | { template: 'joint-declined'; investorId: string; tradeId: string }
  /** To the joint investor who signed an order that was cancelled. */
  | {
      template: 'joint-order-cancelled';
      investorId: string;
      tradeId: string;
      envelopeId: string;
      cancellation: CancellationTold;
    };

export const SIGNING_MAIL_TEMPLATES: MailTemplates<SigningMail> = {
  'profile-signed': { texts: 'mail.profileSigned', to: 'account', page: 'document' },
  'joint-invitation': { texts: 'mail.jointInvitation', to: 'joint', page: 'signing' },
  'joint-reminder': { texts: 'mail.jointReminder', to: 'joint', page: 'signing' },
  'joint-documents': { texts: 'mail.jointDocuments', to: 'joint', page: 'copies' },
  'joint-memorandum': { texts: 'mail.jointMemorandum', to: 'joint', page: 'signing' },
  'joint-amendment': { texts: 'mail.jointAmendment', to: 'joint', page: 'signing' },
  'joint-declined': { texts: 'mail.jointDeclined', to: 'account', page: 'order' },
  'joint-order-cancelled': { texts: 'mailCancellation.joint', to: 'joint', page: null },
};
