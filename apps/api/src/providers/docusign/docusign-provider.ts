import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  type ProviderEvent,
  type ProviderMessage,
  type SigningProvider,
  SigningProviderError,
} from '../../platform/ports/signing-provider.ts';
import { keepAccess, parseJson } from './access.ts';
import { ConnectEvent } from './docusign.wire.ts';
import type { DocusignSettings } from './docusign-settings.ts';
import { envelopeDefinition, nameAtProvider } from './envelope-definition.ts';
import { type Api, makeApi, RefusedCall } from './make-api.ts';
import { makeSender } from './make-sender.ts';
import { OPERATIONS } from './operations.ts';
import { stateOf } from './state-of.ts';

const VOID_REASON = 'The order changed or was cancelled / La demande a été modifiée ou annulée';

const PDF_START = Buffer.from('%PDF-');

/** An envelope that has already ended cannot be voided, which is just as good. */
const ENDED_ALREADY = new Set(['ENVELOPE_CANNOT_VOID_INVALID_STATE', 'ENVELOPE_INVALID_STATUS']);

/**
 * DocuSign's eSignature REST API v2.1 behind the signing port: JWT grant, embedded signing for the investor, Connect for events.
 * `eventsUrl` is where events are sent; null if the portal has no https address.
 */
export function docusignProvider(
  settings: DocusignSettings,
  eventsUrl: string | null,
  { now, timeoutMs }: { now: () => number; timeoutMs?: number } = { now: Date.now },
): SigningProvider {
  const send = makeSender(now, timeoutMs);
  const api = makeApi(settings, send, keepAccess(settings, send, now));
  return {
    prepare: async (envelope) => {
      const { envelopeId } = await api.call(OPERATIONS.createEnvelope, {
        body: envelopeDefinition(envelope, eventsUrl),
      });
      return envelopeId;
    },
    linkFor: async (reference, { envelopeId, name, email }, returnUrl) => {
      const { url } = await api.call(OPERATIONS.recipientView, {
        params: { envelopeId: reference },
        body: {
          returnUrl,
          authenticationMethod: 'Password',
          clientUserId: envelopeId,
          userName: nameAtProvider(name),
          email,
        },
      });
      return url;
    },
    invite: async (reference) => {
      await api.call(OPERATIONS.updateEnvelope, {
        params: { envelopeId: reference },
        query: { resend_envelope: 'true' },
        body: {},
      });
    },
    stateOf: async (reference) =>
      stateOf(
        await api.call(OPERATIONS.readEnvelope, {
          params: { envelopeId: reference },
          query: { include: 'recipients' },
        }),
        now(),
      ),
    collect: async (reference, documentCount) => {
      const documents: Buffer[] = [];
      for (let number = 1; number <= documentCount; number += 1) {
        documents.push(await download(api, reference, String(number)));
      }
      return { documents, certificate: await download(api, reference, 'certificate') };
    },
    withdraw: (reference) => withdraw(api, reference),
    readEvent: (message) => readEvent(message, settings, now()),
  };
}

async function download(api: Api, reference: string, documentId: string): Promise<Buffer> {
  const { readDocument } = OPERATIONS;
  const pdf = await api.download(readDocument, { params: { envelopeId: reference, documentId } });
  if (!pdf.subarray(0, PDF_START.length).equals(PDF_START)) {
    throw new SigningProviderError(`${readDocument.operationId}: what came is not a PDF`);
  }
  return pdf;
}

async function withdraw(api: Api, reference: string): Promise<'withdrawn' | 'ended-before'> {
  try {
    await api.call(OPERATIONS.updateEnvelope, {
      params: { envelopeId: reference },
      body: { status: 'voided', voidedReason: VOID_REASON },
    });
    return 'withdrawn';
  } catch (error) {
    if (error instanceof RefusedCall && ENDED_ALREADY.has(error.code)) {
      return 'ended-before';
    }
    throw error;
  }
}

/** One header for each key of the account: X-DocuSign-Signature-1 and on. */
const SIGNATURE_HEADER = /^x-docusign-signature-\d{1,3}$/;

/**
 * What an event is about. `forged` unless one of its signatures is the HMAC-SHA256 of its bytes with one of our keys:
 * while keys are rotated, either side may have one that the other does not. Null for another account's events.
 */
function readEvent(
  { headers, body }: ProviderMessage,
  { connectKeys: keys, accountId }: Pick<DocusignSettings, 'connectKeys' | 'accountId'>,
  now: number,
): ProviderEvent | 'forged' | null {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    SIGNATURE_HEADER.test(name) && typeof value === 'string' ? [Buffer.from(value, 'base64')] : [],
  );
  const expected = keys.map((key) => createHmac('sha256', key).update(body).digest());
  if (!given.some((signature) => expected.some((right) => isSame(signature, right)))) {
    return 'forged';
  }
  const event = ConnectEvent.safeParse(parseJson(body)).data;
  if (event === undefined || event.data.accountId.toLowerCase() !== accountId.toLowerCase()) {
    return null;
  }
  const { envelopeId: reference, envelopeSummary: summary } = event.data;
  return { reference, state: summary === undefined ? null : stateOf(summary, now) };
}

function isSame(given: Buffer, right: Buffer): boolean {
  return given.length === right.length && timingSafeEqual(given, right);
}
