import type { Dealer } from '@portal/domain/ground/brand/brand';
import { formatDate } from '@portal/domain/ground/formats/dates';
import { type FrozenDocument, speaking } from '../../../../papers/documents/freeze-documents.ts';
import type { Paper } from '../../../../papers/pdf/paper.ts';
import type { PlaceToFill } from '../../../../papers/pdf/place-to-fill.ts';
import { renderPdfToFill } from '../../../../papers/pdf/render-pdf.ts';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { translate } from '../../../../platform/language/translate.ts';
import type {
  DocumentToSign,
  EnvelopeToSign,
  PlaceToSign,
  SignerToInvite,
  SigningProvider,
} from '../../../../platform/ports/signing-provider.ts';
import { lockOrder } from '../../../order/trades/lock-order.ts';
import { documentsOf, type Envelope } from '../ceremony/envelope.ts';
import { findEnvelope, lockEnvelope } from '../ceremony/envelopes.store.ts';
import { type Signer, signersOf, targetOf } from '../ceremony/signer.ts';
import { listSigners } from '../ceremony/signers.store.ts';
import { isOver } from './is-over.ts';
import { setReference } from './provider-envelopes.store.ts';

/**
 * Hands over papers that the provider did not get when the investor opened the sign step; the investor then only needs a link.
 * Does nothing for papers that the provider has, or that nobody may sign any more. Rejects with a SigningProviderError, and where
 * the portal has no provider.
 */
export async function handOverPapers(
  deps: Deps,
  { investorId, id }: Pick<Envelope, 'investorId' | 'id'>,
): Promise<void> {
  const envelope = await findEnvelope(deps.db, deps.secrets, investorId, id);
  if (envelope === undefined || !envelope.isAtProvider || envelope.providerReference !== null) {
    return;
  }
  if (await isOver(deps, envelope)) {
    return;
  }
  if (deps.signingProvider === null) {
    throw new Error('papers wait for a signing provider, and the portal has none');
  }
  await handOver(deps, deps.signingProvider, envelope, await listSigners(deps.db, deps.secrets, envelope));
}

/**
 * Hands the documents over and stores the reference. Of two concurrent requests the first to finish wins, and the other's
 * envelope is withdrawn before anybody was told of it. Call it outside transactions. Throws STATE_REFUSES for an envelope that
 * ended in the meantime; rejects with a SigningProviderError.
 */
export async function handOver(
  deps: Deps,
  provider: SigningProvider,
  envelope: Envelope,
  signers: readonly Signer[],
): Promise<string> {
  const mine = await provider.prepare(await envelopeToSign(deps, envelope, signers));
  const { investorId, id, tradeId } = envelope;
  const kept = await transact(deps.db, async (trx) => {
    if (tradeId !== null) {
      await lockOrder(trx, investorId, tradeId);
    }
    const current = await lockEnvelope(trx, deps.secrets, investorId, id);
    if (current?.status !== 'open' || current.providerReference !== null) {
      return current?.providerReference ?? null;
    }
    await setReference(trx, current, mine);
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: 'system',
      action: 'signing.handed-over',
      target: targetOf(current),
      investorId,
      detail: { envelopeId: id },
    });
    return mine;
  });
  if (kept !== mine) {
    await provider.withdraw(mine).catch((error: unknown) => {
      // It expires on its own: nobody was told of it.
      deps.log.warn({ err: error }, 'an envelope too many could not be withdrawn');
    });
  }
  if (kept === null) {
    throw new AppError('STATE_REFUSES', { currentState: 'superseded' });
  }
  return kept;
}

/** The documents that the portal's own ceremony would show, printed for signing, and who signs them where. */
async function envelopeToSign(
  deps: Deps,
  envelope: Envelope,
  signers: readonly Signer[],
): Promise<EnvelopeToSign> {
  const documents: DocumentToSign[] = [];
  const places = new Map<Signer['role'], Record<string, PlaceToSign[]>>();
  for (const document of documentsOf(envelope)) {
    const theirs = signersOf(document, signers);
    const paper = paperToSign(envelope, document, theirs, deps.config.dealer);
    const printed = await renderPdfToFill(paper, speaking(document.language));
    documents.push({ id: document.id, title: document.title, pdf: printed.pdf });
    for (const [line, { role }] of theirs.entries()) {
      const mine = printed.places.filter((place) => place.line === line).map(toPlace);
      places.set(role, { ...places.get(role), [document.id]: mine });
    }
  }
  return {
    id: envelope.id,
    subject: subjectOf(envelope),
    documents,
    signers: signers.map(
      ({ role, person, language }): SignerToInvite => ({
        role,
        name: person.name,
        email: person.email,
        language,
        places: places.get(role) ?? {},
      }),
    ),
  };
}

function toPlace({ kind, rowId, page, x, y }: PlaceToFill): PlaceToSign {
  return { kind, label: rowId ?? kind, page, x, y };
}

function subjectOf({ language, frozen: { dealName } }: Envelope): string {
  return dealName === null
    ? translate(language, 'signing.provider.profileSubject')
    : translate(language, 'signing.provider.subject', { deal: dealName[language] });
}

/** A frozen document as handed to the provider: with empty lines, and without the portal's evidence. */
function paperToSign(
  envelope: Envelope,
  document: FrozenDocument,
  signers: readonly Signer[],
  dealer: Dealer,
): Paper {
  const t = speaking(document.language);
  const { timeZone } = envelope.frozen;
  const createdAt = envelope.createdAt.toISOString();
  const day = formatDate(createdAt, document.language, timeZone);
  return {
    id: document.id,
    content: document,
    isSpecimen: document.isSpecimen === true,
    subtitle:
      envelope.tradeId === null
        ? t('signing.paper.profileSubtitle', { day })
        : t('signing.paper.subtitle', { order: envelope.tradeId, day }),
    letterhead: { ...dealer, address: t('brand.address') },
    initials: {},
    signatureLines: signers.map(({ person }) => ({ name: person.name, signed: null })),
    evidence: null,
    timeZone,
    createdAt,
  };
}
