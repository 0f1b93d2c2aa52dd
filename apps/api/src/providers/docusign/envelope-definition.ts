import type { EnvelopeToSign, PlaceToSign, SignerToInvite } from '../../platform/ports/signing-provider.ts';
import type { EnvelopeDefinition, SignerSent, Tabs } from './docusign.wire.ts';
import { ENVELOPE_DAYS, REMIND_EVERY_DAYS, SIGNER_NAME_LENGTH_MAX, SUBJECT_LENGTH_MAX } from './limits.ts';

/** Events that move an envelope. Each carries its whole state, so that their order does not matter. */
const EVENTS = ['recipient-completed', 'envelope-completed', 'envelope-declined', 'envelope-voided'];

/** The recipient's id at the provider, by role; also their place in the order of signing. */
export const RECIPIENT_IDS = { investor: '1', joint: '2' } as const;

/** The language of the provider's messages and pages. */
const LANGUAGES = { en: 'en', fr: 'fr_CA' } as const;

/**
 * The envelope as the provider wants it. The investor signs through our link; a joint investor is invited by the provider's message
 * when it is their turn, and cannot see documents that are only the investor's. Events are requested only if the portal has an
 * address the provider accepts (https).
 */
export function envelopeDefinition(envelope: EnvelopeToSign, eventsUrl: string | null): EnvelopeDefinition {
  const numbers = new Map(envelope.documents.map(({ id }, index) => [id, String(index + 1)]));
  const hidesSome = envelope.signers.some(({ places }) =>
    envelope.documents.some(({ id }) => places[id] === undefined),
  );
  return {
    status: 'sent',
    emailSubject: envelope.subject.slice(0, SUBJECT_LENGTH_MAX),
    transactionId: envelope.id,
    allowReassign: 'false',
    allowMarkup: 'false',
    enforceSignerVisibility: hidesSome ? 'true' : 'false',
    documents: envelope.documents.map(({ title, pdf }, index) => ({
      documentId: String(index + 1),
      name: title,
      fileExtension: 'pdf',
      documentBase64: pdf.toString('base64'),
    })),
    recipients: { signers: envelope.signers.map((signer) => recipientOf(signer, envelope.id, numbers)) },
    notification: {
      useAccountDefaults: 'false',
      reminders: {
        reminderEnabled: 'true',
        reminderDelay: String(REMIND_EVERY_DAYS),
        reminderFrequency: String(REMIND_EVERY_DAYS),
      },
      expirations: { expireEnabled: 'true', expireAfter: String(ENVELOPE_DAYS), expireWarn: '0' },
    },
    ...(eventsUrl === null ? {} : { eventNotification: notificationTo(eventsUrl) }),
  };
}

function notificationTo(url: string): NonNullable<EnvelopeDefinition['eventNotification']> {
  return {
    url,
    deliveryMode: 'SIM',
    requireAcknowledgment: 'true',
    includeHMAC: 'true',
    // The provider's own event log would keep their content.
    loggingEnabled: 'false',
    events: EVENTS,
    eventData: { version: 'restv2.1', format: 'json', includeData: ['recipients'] },
  };
}

/** A person's name, cut to fit there; a link must use exactly the same name. */
export function nameAtProvider(name: string): string {
  return name.slice(0, SIGNER_NAME_LENGTH_MAX);
}

function recipientOf(
  signer: SignerToInvite,
  envelopeId: string,
  numbers: ReadonlyMap<string, string>,
): SignerSent {
  const recipientId = RECIPIENT_IDS[signer.role];
  const hidden = [...numbers].filter(([id]) => signer.places[id] === undefined).map(([, number]) => number);
  return {
    recipientId,
    routingOrder: recipientId,
    name: nameAtProvider(signer.name),
    email: signer.email,
    roleName: signer.role,
    ...(signer.role === 'investor' ? { clientUserId: envelopeId } : {}),
    emailNotification: { supportedLanguage: LANGUAGES[signer.language] },
    ...(hidden.length === 0 ? {} : { excludedDocuments: hidden }),
    tabs: tabsOf(signer, recipientId, numbers),
  };
}

/** The smallest size the provider draws: two people's boxes are beside one statement. */
const INITIALS_SCALE = '0.5';

function tabsOf(signer: SignerToInvite, recipientId: string, numbers: ReadonlyMap<string, string>): Tabs {
  const placed = Object.entries(signer.places).flatMap(([id, places]) =>
    places.map((place) => ({ kind: place.kind, tab: tabAt(place, recipientId, numbers.get(id)) })),
  );
  const of = (kind: PlaceToSign['kind']) => placed.filter((each) => each.kind === kind).map(({ tab }) => tab);
  return {
    signHereTabs: of('signature'),
    initialHereTabs: of('initials').map((tab) => ({
      ...tab,
      optional: 'false' as const,
      scaleValue: INITIALS_SCALE,
    })),
    dateSignedTabs: of('date').map((tab) => ({ ...tab, fontSize: 'Size10' })),
  };
}

function tabAt({ label, page, x, y }: PlaceToSign, recipientId: string, documentId: string | undefined) {
  if (documentId === undefined) {
    throw new Error('a place to sign is on a document that is not in the envelope');
  }
  return {
    documentId,
    recipientId,
    pageNumber: String(page),
    xPosition: String(Math.round(x)),
    yPosition: String(Math.round(y)),
    tabLabel: `${label} ${recipientId}`,
  };
}
