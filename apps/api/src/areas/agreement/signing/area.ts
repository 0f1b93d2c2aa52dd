import { area, EVERY_FIVE_MINUTES, EVERY_NIGHT, inPortions } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import type { FromPlace } from '../../../platform/ports/jobs.ts';
import { documentsContext, personContext, signatureContext } from './ceremony/envelope.ts';
import { SIGNERS_AT_ONCE } from './ceremony/signers-to-remind.store.ts';
import { remindJointInvestors } from './links/remind-joint-investors.ts';
import { type JointDocumentsMail, jointDocumentsMail } from './mails/joint-documents-mail.ts';
import { JOINT_MAILS, type JointMail } from './mails/joint-mails.ts';
import { type JointMemorandumMail, jointMemorandumMail } from './mails/joint-memorandum-mail.ts';
import { orderReceivedMail } from './mails/order-received-mail.ts';
import { type ProfileSignedMail, profileSignedMail } from './mails/profile-signed-mail.ts';
import { askAboutAmendments } from './memorandum/ask-about-amendments.ts';
import { jointMemorandumAwaited } from './memorandum/joint-memorandum.ts';
import { notifyJointOfCancellation } from './notify-joint-of-cancellation.ts';
import { papersAwaited } from './papers-awaited.ts';
import type { SigningEvents } from './provider/announce-contradiction.ts';
import {
  askToReconcileEnded,
  SWEEP_PROVIDER_MAX,
  sweepProviderEnvelopes,
} from './provider/ask-to-reconcile-order.ts';
import { handOverPapers } from './provider/hand-over-papers.ts';
import { inviteAtProvider } from './provider/invite-at-provider.ts';
import { providerEventRoutes } from './provider/provider-events.routes.ts';
import { reconcileEnvelope } from './provider/reconcile-envelope.ts';
import { retireOutdatedPapers } from './retire-outdated-papers.ts';
import { retireSignatures } from './retire-signatures.ts';
import { portalKeyContext } from './seal/load-seal-key.ts';
import { removeOldSources, SOURCES_AT_ONCE } from './sealing/remove-old-sources.ts';
import { sealSignedDocuments } from './sealing/seal-signed-documents.ts';
import { SWEEP_ENVELOPES_MAX, sweepUnsealedDocuments } from './sealing/sweep-unsealed-documents.ts';
import { signingRoutes } from './signing.routes.ts';
import type { SigningTables } from './signing-tables.ts';

type OfEnvelope = { investorId: string; envelopeId: string };

declare module '../../../platform/db/tables.ts' {
  interface Tables extends SigningTables {}
}
declare module '../../../platform/ports/jobs.ts' {
  interface JobPayloads {
    'seal-documents': OfEnvelope;
    'sweep-unsealed-documents': FromPlace;
    'remove-old-sources': FromPlace;
    'remind-joint-investors': FromPlace;
    'ask-about-amendments': FromPlace;
    'hand-over-papers': OfEnvelope;
    'invite-at-provider': OfEnvelope;
    'reconcile-signing': OfEnvelope;
    'sweep-signing-provider': Record<string, never>;
  }
}
declare module '../../../platform/deps.ts' {
  interface Events extends SigningEvents {}
}
declare module '../../../platform/mail/request-mail.ts' {
  interface MailRequests {
    signing: ProfileSignedMail | JointMail | JointDocumentsMail | JointMemorandumMail;
  }
}

/** The ceremony in which papers are read, initialled and signed, here or at a provider, and their seals. */
export const signing = area({
  routes: [...tagged('Signing', signingRoutes), ...tagged('Signing', providerEventRoutes)],
  jobs: {
    'seal-documents': {
      schedule: null,
      atOnce: 2,
      run: (deps, { investorId, envelopeId }) => sealSignedDocuments(deps, investorId, envelopeId),
    },
    'sweep-unsealed-documents': {
      schedule: EVERY_FIVE_MINUTES,
      bounded: inPortions(SWEEP_ENVELOPES_MAX),
      run: sweepUnsealedDocuments,
    },
    'remove-old-sources': {
      schedule: EVERY_NIGHT,
      bounded: inPortions(SOURCES_AT_ONCE),
      run: removeOldSources,
    },
    'remind-joint-investors': {
      schedule: EVERY_FIVE_MINUTES,
      bounded: inPortions(SIGNERS_AT_ONCE),
      run: remindJointInvestors,
    },
    'ask-about-amendments': {
      schedule: EVERY_FIVE_MINUTES,
      bounded: inPortions(SIGNERS_AT_ONCE),
      run: askAboutAmendments,
    },
    'hand-over-papers': {
      schedule: null,
      run: (deps, { investorId, envelopeId: id }) => handOverPapers(deps, { investorId, id }),
    },
    'invite-at-provider': {
      schedule: null,
      run: (deps, { investorId, envelopeId: id }) => inviteAtProvider(deps, { investorId, id }),
    },
    'reconcile-signing': {
      schedule: null,
      run: (deps, { investorId, envelopeId: id }) => reconcileEnvelope(deps, { investorId, id }),
    },
    'sweep-signing-provider': {
      schedule: EVERY_FIVE_MINUTES,
      bounded: { atOnce: SWEEP_PROVIDER_MAX, ends: 'with-portion', rest: 'next-run' },
      run: sweepProviderEnvelopes,
    },
  },
  mails: {
    ...JOINT_MAILS,
    'joint-documents': jointDocumentsMail,
    'joint-memorandum': jointMemorandumMail,
    'order-received': orderReceivedMail,
    'profile-signed': profileSignedMail,
  },
  sealed: [
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
  ],
  retention: {
    signing_envelopes: 'kept-as-record',
    signing_signers: 'kept-as-record',
    signing_events: 'kept-as-record',
    signed_documents: 'kept-as-record',
    kept_papers: 'kept-as-record',
    seal_certificates: 'of-nobody',
    portal_keys: 'of-nobody',
    joint_om_acceptances: 'kept-as-record',
  },
  objections: {
    'what-order-waits-for': [jointMemorandumAwaited],
    'what-approval-waits-for': [papersAwaited],
  },
  reactions: {
    'order-changed': [retireSignatures],
    'order-returned': [retireOutdatedPapers],
    'order-ended': [askToReconcileEnded],
    'order-cancelled': [notifyJointOfCancellation],
  },
});
