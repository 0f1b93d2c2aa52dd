import type { SignatureInput, SigningPerson } from '@portal/domain/agreement/signing/signing.wire';
import type { ClearPlace } from '../../../platform/crypto/seal-clear-values.ts';
import { sealJson } from '../../../platform/crypto/sealed-json.ts';
import {
  documentsContext,
  type FrozenEnvelope,
  personContext,
  signatureContext,
} from './ceremony/envelope.ts';

/** Documents to sign, as ceremonies kept them before they were sealed. */
export const CLEAR_DOCUMENTS: ClearPlace<{ documents: FrozenEnvelope }> = {
  table: 'signing_envelopes',
  keys: ['id'],
  column: 'documents',
  seal: async (box, [id = ''], { documents }) => ({
    sealed_documents: sealJson(box, documents, documentsContext(id)),
    documents: null,
  }),
};

/** Who signs, as it was kept before it was sealed. */
export const CLEAR_PERSONS: ClearPlace<{ person: SigningPerson }> = {
  table: 'signing_signers',
  keys: ['envelope_id', 'role'],
  column: 'person',
  seal: async (box, [envelopeId = '', role = ''], { person }) => ({
    sealed_person: sealJson(box, person, personContext(envelopeId, role)),
    person: null,
  }),
};

/** Marks of signers, as they were kept before they were sealed. */
export const CLEAR_SIGNATURES: ClearPlace<{ signature: SignatureInput }> = {
  table: 'signing_signers',
  keys: ['envelope_id', 'role'],
  column: 'signature',
  seal: async (box, [envelopeId = '', role = ''], { signature }) => ({
    sealed_signature: sealJson(box, signature, signatureContext(envelopeId, role)),
    signature: null,
  }),
};
