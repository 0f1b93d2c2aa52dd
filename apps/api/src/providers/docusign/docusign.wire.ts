import { z } from 'zod';

/**
 * The parts of DocuSign's eSignature REST API v2.1 that the adapter uses, under its names. What we send is described strictly, what
 * we receive only as far as we read it. The API writes numbers and flags as strings.
 */

const Flag = z.enum(['true', 'false']);
const Number_ = z.string().regex(/^\d+$/);

const placed = {
  documentId: Number_,
  recipientId: Number_,
  pageNumber: Number_,
  /** 72 to an inch, which are points. */
  xPosition: Number_,
  yPosition: Number_,
  tabLabel: z.string().max(500),
};

const Tabs = z.strictObject({
  signHereTabs: z.array(z.strictObject(placed)),
  initialHereTabs: z.array(z.strictObject({ ...placed, optional: Flag, scaleValue: z.string() })),
  dateSignedTabs: z.array(z.strictObject({ ...placed, fontSize: z.string() })),
});
export type Tabs = z.infer<typeof Tabs>;

const SignerSent = z.strictObject({
  recipientId: Number_,
  routingOrder: Number_,
  name: z.string().min(1).max(100),
  email: z.string().min(3).max(100),
  roleName: z.string(),
  /** If set, the recipient signs through a link we request, and gets no message. */
  clientUserId: z.string().max(100).optional(),
  emailNotification: z.strictObject({ supportedLanguage: z.enum(['en', 'fr_CA']) }),
  excludedDocuments: z.array(Number_).optional(),
  tabs: Tabs,
});
export type SignerSent = z.infer<typeof SignerSent>;

const EventNotification = z.strictObject({
  url: z.url({ protocol: /^https$/ }),
  deliveryMode: z.literal('SIM'),
  requireAcknowledgment: Flag,
  includeHMAC: Flag,
  loggingEnabled: Flag,
  events: z.array(z.string()),
  eventData: z.strictObject({
    version: z.literal('restv2.1'),
    format: z.literal('json'),
    includeData: z.array(z.string()),
  }),
});

export const EnvelopeDefinition = z.strictObject({
  status: z.literal('sent'),
  emailSubject: z.string().min(1).max(100),
  transactionId: z.string(),
  allowReassign: Flag,
  allowMarkup: Flag,
  enforceSignerVisibility: Flag,
  documents: z.array(
    z.strictObject({
      documentId: Number_,
      name: z.string().min(1),
      fileExtension: z.literal('pdf'),
      documentBase64: z.base64(),
    }),
  ),
  recipients: z.strictObject({ signers: z.array(SignerSent) }),
  notification: z.strictObject({
    useAccountDefaults: Flag,
    reminders: z.strictObject({
      reminderEnabled: Flag,
      reminderDelay: Number_,
      reminderFrequency: Number_,
    }),
    expirations: z.strictObject({ expireEnabled: Flag, expireAfter: Number_, expireWarn: Number_ }),
  }),
  eventNotification: EventNotification.optional(),
});
export type EnvelopeDefinition = z.infer<typeof EnvelopeDefinition>;

export const EnvelopeSummary = z.object({ envelopeId: z.uuid(), status: z.string() });

export const RecipientViewRequest = z.strictObject({
  returnUrl: z.url().max(470),
  authenticationMethod: z.literal('Password'),
  clientUserId: z.string(),
  userName: z.string(),
  email: z.string(),
});

export type RecipientViewRequest = z.infer<typeof RecipientViewRequest>;

export const ViewUrl = z.object({ url: z.url() });

const SignerRead = z.object({
  recipientId: z.string(),
  status: z.string(),
  signedDateTime: z.string().optional(),
});

export const EnvelopeRead = z.object({
  envelopeId: z.string(),
  status: z.string(),
  recipients: z.object({ signers: z.array(SignerRead) }),
});
export type EnvelopeRead = z.infer<typeof EnvelopeRead>;

export const EnvelopeUpdate = z.strictObject({
  status: z.literal('voided').optional(),
  voidedReason: z.string().min(1).max(200).optional(),
});

export type EnvelopeUpdate = z.infer<typeof EnvelopeUpdate>;

export const EnvelopeUpdateSummary = z.object({ envelopeId: z.string().optional() });

export const ErrorDetails = z.object({ errorCode: z.string(), message: z.string().optional() });

/** What Connect sends, as far as it is read: which envelope it is about, and its state. */
export const ConnectEvent = z.object({
  event: z.string(),
  data: z.object({
    accountId: z.string(),
    envelopeId: z.uuid(),
    envelopeSummary: EnvelopeRead.pick({ status: true, recipients: true }).optional(),
  }),
});

export const TokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

export const UserInfo = z.object({
  accounts: z.array(z.object({ account_id: z.string(), base_uri: z.url() })),
});
