import type { Dealer } from '@portal/domain/ground/brand/brand';
import { formatDate } from '@portal/domain/ground/formats/dates';
import type { Paper } from '../../../../papers/pdf/paper.ts';
import type { Envelope, FrozenDocument } from '../ceremony/envelope.ts';
import { speaking } from '../ceremony/freeze-documents.ts';
import type { Signer } from '../ceremony/signer.ts';

/** A frozen document as it is handed to the provider: nothing on its lines, and no evidence of ours. */
export function paperToSign(
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
