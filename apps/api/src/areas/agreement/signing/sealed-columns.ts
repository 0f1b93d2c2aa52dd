import type { SealedColumn } from '../../../platform/crypto/sealed-column.ts';
import { portalKeyContext } from './ceremony/load-seal-key.ts';
import { documentsContext, personContext, signatureContext } from './ceremony/sealed-ceremony.ts';

export const SIGNING_SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: 'signing_envelopes',
    column: 'sealed_documents',
    keys: ['id'],
    contextOf: (id = '') => documentsContext(id),
  },
  {
    table: 'signing_signers',
    column: 'sealed_person',
    keys: ['envelope_id', 'role'],
    contextOf: (envelopeId = '', role = '') => personContext(envelopeId, role),
  },
  {
    table: 'signing_signers',
    column: 'sealed_signature',
    keys: ['envelope_id', 'role'],
    contextOf: (envelopeId = '', role = '') => signatureContext(envelopeId, role),
  },
  {
    table: 'portal_keys',
    column: 'sealed',
    keys: ['name'],
    contextOf: (name = '') => portalKeyContext(name),
  },
];
