import { type ComparedPaper, changedLabels, papersKept } from '@portal/domain/agreement/signing/signed-again';
import type { Language } from '@portal/domain/ground/people/languages';
import type { FrozenDocument } from '../../../../papers/documents/freeze-documents.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { findInvestorParticulars } from '../../../client/kyc/submitted/find-investor-particulars.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import {
  documentsOf,
  type Envelope,
  nameOfPaper,
  type PaperName,
  type SignedAgain,
} from '../ceremony/envelope.ts';
import { findEnvelope } from '../ceremony/envelopes.store.ts';
import { listSealedPapers, type SealedPaper } from '../ceremony/kept-papers.store.ts';
import { signs } from '../ceremony/signer.ts';
import { listSigners } from '../ceremony/signers.store.ts';
import { findJointSigner } from './joint-signer.ts';
import { freezePapers, type KycToSign } from './prepare-ceremony.ts';

/**
 * Compares what was signed and sealed for an order with what its papers say today: those of which every word is the same keep
 * their signatures. Each is written again with the date on which it was prepared, so nothing that a paper prints can be
 * forgotten here. Null where nothing was signed before, or in another language.
 */
export async function comparePapers(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  kyc: KycToSign,
  languages: readonly Language[],
): Promise<SignedAgain | null> {
  const sealed = await listSealedPapers(trx, trade);
  const ids = [...new Set(sealed.map(({ envelopeId }) => envelopeId))];
  const found = await Promise.all(ids.map((id) => findEnvelope(trx, deps.secrets, trade.investorId, id)));
  const envelopes = found.filter((one) => one !== undefined);
  const [language] = envelopes.map((envelope) => envelope.language);
  const isOneLanguage = envelopes.every((envelope) => envelope.language === language);
  if (language === undefined || !isOneLanguage || !languages.includes(language)) {
    return null;
  }
  const compared: (ComparedPaper & { name: PaperName })[] = [];
  let written: FrozenDocument[] = [];
  let isBySame = true;
  for (const envelope of envelopes) {
    written = await freezePapers(trx, deps, trade, kyc, { language, preparedAt: envelope.createdAt });
    const own = sealed.filter(({ envelopeId }) => envelopeId === envelope.id);
    compared.push(...own.map((paper) => compare(paper, envelope, written, kyc)));
    isBySame = isBySame && (await isSignedBySame(trx, deps, trade, kyc, envelope));
  }
  const keptNames = papersKept({
    compared,
    written: written.map((paper) => ({
      paper: nameOfPaper(paper),
      isInvestors: signs('investor', paper),
      isJoints: signs('joint', paper),
    })),
    isJoint: trade.jointInvestor !== null,
    isBySame,
  });
  return {
    language,
    kept: sealed
      .filter((paper) => keptNames.includes(nameOfPaper(paper)))
      .map(({ contentSha256: _digest, envelopeId: _envelope, ...paper }) => paper),
    changed: compared
      .filter(({ paper, now }) => now !== null && !keptNames.includes(paper))
      .map(({ name, before, now }) => ({ ...name, labels: changedLabels(before, now ?? []) })),
  };
}

/** The confirmation of a profile stands while the order relies on that profile; everything else while it says the same. */
function compare(
  { kind, for: role, contentSha256 }: SealedPaper,
  envelope: Envelope,
  written: readonly FrozenDocument[],
  kyc: KycToSign,
): ComparedPaper & { name: PaperName } {
  const name: PaperName = { kind, ...(role === undefined ? {} : { for: role }) };
  const paper = nameOfPaper(name);
  const before = documentsOf(envelope).find((document) => nameOfPaper(document) === paper)?.blocks ?? [];
  const now = written.find((document) => nameOfPaper(document) === paper);
  const isSame =
    kind === 'kyc-confirmation'
      ? now === undefined && envelope.kycId === kyc.id
      : now?.contentSha256 === contentSha256;
  return { paper, name, before, now: now?.blocks ?? null, isSame };
}

/** Whether the persons who would sign today are those who signed then. */
async function isSignedBySame(
  trx: Db,
  { secrets }: Deps,
  trade: TradeRecord,
  kyc: KycToSign,
  envelope: Envelope,
): Promise<boolean> {
  const signers = await listSigners(trx, secrets, envelope);
  const then = Object.fromEntries(signers.map(({ role, person }) => [role, person]));
  const { name } = await findInvestorParticulars(trx, secrets, trade.investorId, kyc.id, 'en');
  const joint = await findJointSigner(trx, { secrets }, trade);
  const isSameJoint =
    joint === null
      ? then.joint === undefined
      : then.joint?.name === joint.name && then.joint.email === joint.email;
  return then.investor?.name === name && isSameJoint;
}
