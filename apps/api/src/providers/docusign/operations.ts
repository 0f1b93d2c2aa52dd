import type { z } from 'zod';
import {
  EnvelopeDefinition,
  EnvelopeRead,
  EnvelopeSummary,
  EnvelopeUpdate,
  EnvelopeUpdateSummary,
  RecipientViewRequest,
  ViewUrl,
} from './docusign.wire.ts';

export type Operation<Answer = unknown> = {
  /** As in the published description of the API. */
  operationId: string;
  method: 'GET' | 'POST' | 'PUT';
  /** Below the base address, as in the published description. */
  path: string;
  query: readonly string[];
  body: z.ZodType | null;
  success: 200 | 201;
  /** Null: a file. */
  answer: z.ZodType<Answer> | null;
  /** True if calling twice does no harm, so that an unknown outcome may be retried. */
  isRepeatable: boolean;
};

const ENVELOPES = '/v2.1/accounts/{accountId}/envelopes';
const ENVELOPE = `${ENVELOPES}/{envelopeId}`;

function operation<Answer>(facts: Operation<Answer>): Operation<Answer> {
  return facts;
}

/** Every call that the adapter makes of the API. */
export const OPERATIONS = {
  createEnvelope: operation({
    operationId: 'Envelopes_PostEnvelopes',
    method: 'POST',
    path: ENVELOPES,
    query: [],
    body: EnvelopeDefinition,
    success: 201,
    answer: EnvelopeSummary,
    isRepeatable: false,
  }),
  recipientView: operation({
    operationId: 'Views_PostEnvelopeRecipientView',
    method: 'POST',
    path: `${ENVELOPE}/views/recipient`,
    query: [],
    body: RecipientViewRequest,
    success: 201,
    answer: ViewUrl,
    isRepeatable: true,
  }),
  readEnvelope: operation({
    operationId: 'Envelopes_GetEnvelope',
    method: 'GET',
    path: ENVELOPE,
    query: ['include'],
    body: null,
    success: 200,
    answer: EnvelopeRead,
    isRepeatable: true,
  }),
  /** Voids an envelope, or has its message resent. */
  updateEnvelope: operation({
    operationId: 'Envelopes_PutEnvelope',
    method: 'PUT',
    path: ENVELOPE,
    query: ['resend_envelope'],
    body: EnvelopeUpdate,
    success: 200,
    answer: EnvelopeUpdateSummary,
    isRepeatable: true,
  }),
  readDocument: operation<never>({
    operationId: 'Documents_GetDocument',
    method: 'GET',
    path: `${ENVELOPE}/documents/{documentId}`,
    query: [],
    body: null,
    success: 200,
    answer: null,
    isRepeatable: true,
  }),
} as const;
