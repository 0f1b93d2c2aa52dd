import { randomUUID } from 'node:crypto';
import {
  EnvelopeDefinition,
  EnvelopeUpdate,
  RecipientViewRequest,
  type SignerSent,
} from '../docusign.wire.ts';

type Status = 'sent' | 'delivered' | 'completed' | 'declined' | 'voided';

export type MockSigner = SignerSent & {
  status: 'created' | 'sent' | 'completed' | 'declined';
  signedDateTime?: string;
};

export type MockEnvelope = {
  envelopeId: string;
  status: Status;
  definition: EnvelopeDefinition;
  signers: MockSigner[];
  /** How often the message was sent again. */
  invitations: number;
  voidedReason?: string;
};

/** What an operation answers: a JSON body or a file. */
export type MockAnswer = { status: number; json?: object; file?: Buffer };

type Asked = { params: Record<string, string>; body: unknown };

const refuse = (status: number, errorCode: string): MockAnswer => ({
  status,
  json: { errorCode, message: `The mock server says ${errorCode}.` },
});

/** The state behind the mock server: envelopes, and links into them that work once. */
export class MockEnvelopes {
  readonly envelopes = new Map<string, MockEnvelope>();
  private readonly views = new Map<string, { envelopeId: string; recipientId: string; returnUrl: string }>();
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  get(envelopeId: string): MockEnvelope {
    const envelope = this.envelopes.get(envelopeId);
    if (envelope === undefined) {
      throw new Error(`The mock server has no envelope ${envelopeId}`);
    }
    return envelope;
  }

  /** An envelope as events show it; undefined for one that is not there. */
  summary(envelopeId: string): object | undefined {
    const envelope = this.envelopes.get(envelopeId);
    return envelope === undefined ? undefined : this.read(envelope);
  }

  answer(operationId: string, { params, body }: Asked): MockAnswer {
    if (operationId === 'Envelopes_PostEnvelopes') {
      return this.create(EnvelopeDefinition.parse(body));
    }
    const envelope = this.envelopes.get(params.envelopeId ?? '');
    if (envelope === undefined) {
      return refuse(404, 'ENVELOPE_DOES_NOT_EXIST');
    }
    switch (operationId) {
      case 'Views_PostEnvelopeRecipientView':
        return this.view(envelope, RecipientViewRequest.parse(body));
      case 'Envelopes_GetEnvelope':
        return { status: 200, json: this.read(envelope) };
      case 'Envelopes_PutEnvelope':
        return this.update(envelope, EnvelopeUpdate.parse(body));
      case 'Documents_GetDocument':
        return this.document(envelope, params.documentId ?? '');
      default:
        return refuse(400, 'UNSPECIFIED_ERROR');
    }
  }

  /** A person follows a link from the portal, signs or declines, and is sent back: the address they land on. */
  act(viewUrl: string, doing: 'sign' | 'decline' | 'leave', at: Date): string {
    const id = viewUrl.slice(viewUrl.lastIndexOf('/') + 1);
    const view = this.views.get(id);
    if (view === undefined) {
      throw new Error('The link into the envelope is unknown or was used before');
    }
    this.views.delete(id);
    const back = new URL(view.returnUrl);
    if (doing === 'leave') {
      back.searchParams.set('event', 'cancel');
      return back.href;
    }
    this.finish(view.envelopeId, view.recipientId, doing, at);
    back.searchParams.set('event', doing === 'sign' ? 'signing_complete' : 'decline');
    return back.href;
  }

  /** A signer is done; the next one's turn comes, or the envelope's end. Their order is kept. */
  finish(envelopeId: string, recipientId: string, doing: 'sign' | 'decline', at: Date): void {
    const envelope = this.get(envelopeId);
    const signer = envelope.signers.find((each) => each.recipientId === recipientId);
    if (signer?.status !== 'sent' || envelope.status !== 'sent') {
      throw new Error('It is not the turn of this signer');
    }
    if (doing === 'decline') {
      signer.status = 'declined';
      envelope.status = 'declined';
      return;
    }
    signer.status = 'completed';
    // The provider writes seven digits of a second.
    signer.signedDateTime = at.toISOString().replace('Z', '0000Z');
    const next = envelope.signers.find(({ status }) => status === 'created');
    if (next === undefined) {
      envelope.status = 'completed';
    } else {
      next.status = 'sent';
    }
  }

  private create(definition: EnvelopeDefinition): MockAnswer {
    const envelopeId = randomUUID();
    const signers = definition.recipients.signers
      .toSorted((a, b) => Number(a.routingOrder) - Number(b.routingOrder))
      .map((signer, index): MockSigner => ({ ...signer, status: index === 0 ? 'sent' : 'created' }));
    this.envelopes.set(envelopeId, { envelopeId, status: 'sent', definition, signers, invitations: 0 });
    return { status: 201, json: { envelopeId, status: 'sent', uri: `/envelopes/${envelopeId}` } };
  }

  private view(envelope: MockEnvelope, request: RecipientViewRequest): MockAnswer {
    const { clientUserId, userName, email, returnUrl } = request;
    const signer = envelope.signers.find((each) => each.clientUserId === clientUserId);
    if (signer === undefined || signer.name !== userName || signer.email !== email) {
      return refuse(400, 'UNKNOWN_ENVELOPE_RECIPIENT');
    }
    if (envelope.status !== 'sent' || signer.status !== 'sent') {
      return refuse(400, 'ENVELOPE_INVALID_STATUS');
    }
    const id = randomUUID();
    this.views.set(id, { envelopeId: envelope.envelopeId, recipientId: signer.recipientId, returnUrl });
    return { status: 201, json: { url: `${this.origin}/Signing/${id}` } };
  }

  private read({ envelopeId, status, signers, voidedReason }: MockEnvelope): object {
    const people = signers.map(({ recipientId, routingOrder, name, email, clientUserId, ...state }) => ({
      recipientId,
      routingOrder,
      name,
      email,
      status: state.status,
      ...(clientUserId === undefined ? {} : { clientUserId }),
      ...(state.signedDateTime === undefined ? {} : { signedDateTime: state.signedDateTime }),
    }));
    return {
      envelopeId,
      status,
      recipients: { signers: people, recipientCount: String(people.length) },
      ...(voidedReason === undefined ? {} : { voidedReason }),
    };
  }

  private update(envelope: MockEnvelope, { status, voidedReason = '' }: EnvelopeUpdate): MockAnswer {
    if (status === undefined) {
      envelope.invitations += 1;
      return { status: 200, json: { envelopeId: envelope.envelopeId } };
    }
    if (envelope.status !== 'sent') {
      return refuse(400, 'ENVELOPE_CANNOT_VOID_INVALID_STATE');
    }
    envelope.status = 'voided';
    envelope.voidedReason = voidedReason;
    return { status: 200, json: { envelopeId: envelope.envelopeId } };
  }

  private document(envelope: MockEnvelope, documentId: string): MockAnswer {
    if (documentId === 'certificate') {
      return { status: 200, file: Buffer.from(`%PDF-1.7\n% certificate of ${envelope.envelopeId}\n`) };
    }
    const found = envelope.definition.documents.find((each) => each.documentId === documentId);
    return found === undefined
      ? refuse(404, 'DOCUMENT_DOES_NOT_EXIST')
      : { status: 200, file: Buffer.from(found.documentBase64, 'base64') };
  }
}
