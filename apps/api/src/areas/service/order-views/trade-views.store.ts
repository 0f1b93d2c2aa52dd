import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type { Language } from '@portal/domain/ground/people/languages';
import type { DealContent, DealCostDraft } from '@portal/domain/offering/deals/authoring/deal-content';
import type { JointInvestor, ScheduleA } from '@portal/domain/order/trades/trade.wire';
import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import type { LawAsks } from '@portal/domain/order/wizard/next-action';
import { sql } from 'kysely';
import type { SecretBox } from '../../../platform/crypto/secret-box.ts';
import { isAny } from '../../../platform/db/is-any.sql.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { PAPER_COUNTS } from '../../agreement/signing/ceremony/counting-papers.sql.ts';
import { openAccount } from '../../money/payments/instructions/account-to-debit.ts';
import { storedMoneyFacts } from '../../money/payments/journal/money-facts.sql.ts';
import { openJointInvestor, openScheduleA } from '../../order/trades/open-order.ts';
import type { JointSigningView, SecondPlaceView } from './joint-signing-view.ts';

/** Everything that the wire shows of an order, in one row. */
export type TradeView = Omit<Row, SealedName> & {
  accountHolder: string | null;
  scheduleA: ScheduleA | null;
  jointInvestor: JointInvestor | null;
};
type SealedName = 'sealedAccount' | 'sealedScheduleA' | 'sealedJoint';
type Row = Awaited<ReturnType<ReturnType<typeof viewsOf>['execute']>>[number];
export type MemorandumView = {
  documentId: string;
  title: string;
  version: number;
  language: Language;
  /** As the database writes times in JSON. */
  acceptedAt: string | null;
};
/** `signedAt` as the database writes times in JSON. */
/** `for`: whose paper it is, of those of which each purchaser has their own. */
type SignedDocumentView = {
  id: string;
  title: string;
  signedAt: string;
  size: number;
  for: SignerRole | null;
};
type DealShown = Pick<DealContent, 'name' | 'location' | 'photos'>;

export const TRADES_LISTED_MAX = 500;

function viewsOf(db: Db, investorId: string) {
  return (
    db
      .selectFrom('trades')
      .innerJoin('deals', 'deals.id', 'trades.deal_id')
      // Each by its key: just after a load PostgreSQL takes a person's orders for hundreds, and would read all profiles for them.
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('kyc_versions')
            .select(['kyc_versions.id', 'kyc_versions.signed_at', 'kyc_versions.province'])
            .whereRef('kyc_versions.id', '=', 'trades.kyc_id')
            .limit(1)
            .as('profile'),
        (join) => join.onTrue(),
      )
      .leftJoin('payment_instructions', (join) =>
        join
          .onRef('payment_instructions.investor_id', '=', 'trades.investor_id')
          .onRef('payment_instructions.trade_id', '=', 'trades.id')
          .on('payment_instructions.unlinked_at', 'is', null),
      )
      .where('trades.investor_id', '=', investorId)
      .select([
        'trades.id',
        'trades.created_at as createdAt',
        'trades.quantity',
        'trades.total_cents as totalCents',
        'trades.status',
        'trades.holds_units as holdsUnits',
        'trades.hold_expires_at as holdExpiresAt',
        'trades.payment_method as paymentMethod',
        'trades.payment_completed_at as paymentCompletedAt',
        'trades.funds_received_at as fundsReceivedAt',
        'trades.sealed_schedule_a as sealedScheduleA',
        'trades.sealed_joint_investor as sealedJoint',
        'trades.investor_signed_at as investorSignedAt',
        'trades.joint_signed_at as jointSignedAt',
        'trades.submitted_at as submittedAt',
        'trades.decided_at as decidedAt',
        'trades.archived_at as archivedAt',
        'trades.next_dr_step_desc as nextDrStepDesc',
        'trades.next_step as nextStep',
        'trades.reason',
        'deals.id as dealId',
        'deals.slug as dealSlug',
        'deals.type as dealType',
        'deals.province as dealProvince',
        'deals.closes_at as dealClosesAt',
        'profile.id as kycId',
        'profile.signed_at as kycSignedAt',
        'payment_instructions.method as accountMethod',
        'payment_instructions.account_last_digits as accountLastDigits',
        'payment_instructions.sealed_account as sealedAccount',
        // Whether the joint investor has joined, and has a profile; nothing of what is in it.
        sql<SecondPlaceView | null>`(
        select jsonb_build_object(
          'invitedAt', place.invited_at, 'invitationEndsAt', place.invitation_ends_at, 'joinedAt', place.joined_at,
          'declinedAt', place.declined_at, 'hasProfile', exists (
            select 1 from kyc_versions theirs where theirs.investor_id = place.investor_id and theirs.state = 'submitted'
          )
        )
        from order_purchasers place where place.trade_id = trades.id and place.role = 'second'
      )`.as('secondPlace'),
        // Where both who buy live: by the profile that the order relies on, else by their newest.
        sql<(string | null)[]>`(
        select coalesce(array_agg(home.province), '{}')
        from order_purchasers buyer
        left join lateral (
          select version.province from kyc_versions version
          where version.investor_id = buyer.investor_id and version.state = 'submitted'
          order by version.id = trades.kyc_id desc nulls last, version.version desc limit 1
        ) home on true
        where buyer.trade_id = trades.id and buyer.declined_at is null
      )`.as('homes'),
        // What was decided last of those who buy: above a limit, or that a representative has to advise first.
        sql<LawAsks | null>`(
        select case when bool_or(last.blocked_by = 'over-limit') then 'lower-amount'
          when bool_or(last.outcome = 'allowed' and last.needs_advice) then 'wait-for-suitability' end
        from order_purchasers buyer
        join lateral (
          select * from exemption_decisions decided
          where decided.trade_id = trades.id and decided.investor_id = buyer.investor_id order by number desc limit 1
        ) last on not last.is_observed
        where buyer.trade_id = trades.id and buyer.declined_at is null
      )`.as('lawAsks'),
        // The joint investor's part in the newest ceremony.
        sql<JointSigningView | null>`(
        select jsonb_build_object(
          'status', envelope.status, 'linkSentAt', joint.link_sent_at, 'signedAt', joint.signed_at,
          'declinedAt', joint.declined_at, 'linkExpiresAt', joint.link_expires_at,
          'isAtProvider', envelope.is_at_provider, 'acceptedVersion', (
            select max(accepted.version) from joint_om_acceptances accepted
            where accepted.investor_id = joint.investor_id and accepted.envelope_id = joint.envelope_id
          )
        )
        from signing_envelopes envelope
        join signing_signers joint
          on joint.investor_id = envelope.investor_id and joint.envelope_id = envelope.id and joint.role = 'joint'
        where envelope.investor_id = trades.investor_id and envelope.trade_id = trades.id
        order by envelope.created_at desc, envelope.id limit 1
      )`.as('jointSigning'),
        // A deal's whole content is ten times as long as what an order shows of it.
        sql<DealShown>`(
        select to_jsonb(shown) from jsonb_to_record(deals.content) as shown (name jsonb, location jsonb, photos jsonb)
      )`.as('dealContent'),
        // The costs are those of the version the order relies on, whatever the deal says now.
        sql<DealCostDraft[] | null>`coalesce((
        select version.draft -> 'content' from deal_versions version
        where version.deal_id = trades.deal_id and version.number = trades.deal_version
      ), deals.content) -> 'costs'`.as('costs'),
        // The signed documents of the ceremony that counts.
        sql<SignedDocumentView[]>`coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'id', signed.file_id, 'title', signed.title, 'signedAt', signed.signed_at, 'size', sealed.size_bytes,
            'for', signed.signed_for
          )
          order by signed.title
        )
        from signed_documents signed join signing_envelopes ceremony on ceremony.id = signed.envelope_id
        join files sealed on sealed.id = signed.file_id
        where signed.investor_id = trades.investor_id and signed.trade_id = trades.id and ${PAPER_COUNTS}
      ), '[]')`.as('signedDocuments'),
        // The purchaser's province, from the profile the order relies on: its holidays count.
        'profile.province',
        storedMoneyFacts.as('moneyFacts'),
        // The newest version of the memorandum in each of its languages, and whether this investor accepted one of them.
        sql<MemorandumView[]>`coalesce((
        select jsonb_agg(jsonb_build_object(
          'documentId', document.id, 'title', document.title, 'version', document.version,
          'language', document.language, 'acceptedAt', accepted.accepted_at
        ) order by document.language)
        from deal_documents document
        left join om_acceptances accepted
          on accepted.investor_id = trades.investor_id and accepted.document_id = document.id
        where document.deal_id = deals.id and document.kind = 'offering-memorandum' and document.version = (
          select max(version) from deal_documents newest
          where newest.deal_id = deals.id and newest.kind = 'offering-memorandum'
        )
      ), '[]')`.as('memoranda'),
        // Whether the profile is complete decides what an open order asks for next.
        sql<boolean>`${isAny(sql`
        from kyc_versions submitted
        where submitted.investor_id = trades.investor_id and submitted.state = 'submitted'`)}`.as(
          'hasSubmittedKyc',
        ),
      ])
  );
}

export async function findTradeView(
  db: Db,
  box: SecretBox,
  investorId: string,
  tradeId: string,
): Promise<TradeView | undefined> {
  const row = await viewsOf(db, investorId).where('trades.id', '=', tradeId).executeTakeFirst();
  return row && opened(box, row);
}

async function opened(box: SecretBox, row: Row): Promise<TradeView> {
  const { sealedAccount, sealedScheduleA, sealedJoint, ...open } = row;
  const { id } = row;
  const account = sealedAccount === null ? null : await openAccount({ secrets: box }, id, sealedAccount);
  return {
    ...open,
    accountHolder: account?.accountHolder ?? null,
    scheduleA: await openScheduleA(box, { id, scheduleA: sealedScheduleA }),
    jointInvestor: await openJointInvestor(box, { id, jointInvestor: sealedJoint }),
  };
}

export type TradeFilter = {
  dealId?: string | undefined;
  createdFrom?: Date | undefined;
  createdTo?: Date | undefined;
  /** True: archived orders too. */
  includeArchived: boolean;
};

/** The investor's orders, newest first, at most TRADES_LISTED_MAX. */
export async function listTradeViews(
  db: Db,
  box: SecretBox,
  investorId: string,
  filter: TradeFilter,
): Promise<TradeView[]> {
  let query = viewsOf(db, investorId);
  const { dealId, createdFrom, createdTo } = filter;
  if (dealId !== undefined) {
    query = query.where((eb) => eb.or([eb('deals.id', '=', dealId), eb('deals.slug', '=', dealId)]));
  }
  if (createdFrom !== undefined) {
    query = query.where('trades.created_at', '>=', createdFrom);
  }
  if (createdTo !== undefined) {
    query = query.where('trades.created_at', '<=', createdTo);
  }
  if (!filter.includeArchived) {
    query = query.where('trades.status', '<>', TRADE_STATUS_NUMBERS.archived);
  }
  const rows = await query
    .orderBy('trades.created_at', 'desc')
    .orderBy('trades.id')
    .limit(TRADES_LISTED_MAX)
    .execute();
  return Promise.all(rows.map((row) => opened(box, row)));
}
