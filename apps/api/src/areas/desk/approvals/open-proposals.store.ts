import type { ApprovalPart } from '@portal/domain/desk/approvals/office-approvals.wire';
import { COUNT_MAX } from '@portal/domain/desk/queues/desk-query';
import type { ProposalKind } from '@portal/domain/firm/proposals/proposal-kinds';
import type { Language } from '@portal/domain/ground/people/languages';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import type { PlaceInTime } from '../../../platform/http/place-in-time.ts';
import { isWorkedBy } from '../../people/representatives/worked-by.sql.ts';

/** The question: whose open proposals. */
export type Asked = {
  staffId: string;
  now: Date;
  /** The kinds that concern the person, and those they may approve. */
  kinds: readonly ProposalKind[];
  approvable: readonly ProposalKind[];
  /** Of the kinds, those that the person sees whoever's the order is; of the others only of their own clients. */
  ofEverybody: readonly ProposalKind[];
  /** The representative whose clients those are, with those they stand in for; empty for a person without clients. */
  representativeId: string;
};

export type OpenProposal = {
  proposalId: string;
  kind: ProposalKind;
  targetId: string;
  payload: unknown;
  deal: string;
  tradeId: string | null;
  investor: string | null;
  /** Whose roles would change. */
  person: string | null;
  makerId: string;
  maker: string;
  /** Everybody besides the maker who may not approve it. */
  preparers: string[];
  submittedAt: Date;
  expiresAt: Date;
  sortValue: string;
};

/** A page of one part's open proposals, longest waiting first, at most `limit`. */
export async function listOpenProposals(
  db: Db,
  asked: Asked,
  part: ApprovalPart,
  { after, limit, language }: { after: PlaceInTime | null; limit: number; language: Language },
): Promise<OpenProposal[]> {
  const since =
    after === null
      ? sql``
      : sql`and (proposal.submitted_at, proposal.id) > (${after.at}::timestamptz, ${after.id}::text)`;
  const { rows } = await sql<OpenProposal>`
    select proposal.id as "proposalId", proposal.kind, ${TARGET_ID} as "targetId", proposal.payload,
      coalesce(nullif(draft.draft #>> array['content', 'name', ${language}::text], ''),
        nullif(deal.content #>> array['name', ${language}::text], ''), '') as deal,
      trade.id as "tradeId", investor.first_name || ' ' || investor.last_name as investor,
      person.first_name || ' ' || person.last_name as person,
      maker.id as "makerId", maker.first_name || ' ' || maker.last_name as maker,
      array(select staff_id from proposal_preparers where proposal_id = proposal.id) as preparers,
      proposal.submitted_at as "submittedAt", proposal.expires_at as "expiresAt",
      proposal.submitted_at::text as "sortValue"
    ${open(asked, part)} ${since}
    order by proposal.submitted_at, proposal.id limit ${limit}`.execute(db);
  return rows;
}

/** How many a part has, by the list's own query, up to COUNT_MAX. */
export async function countOpenProposals(
  db: Db,
  asked: Asked,
  part: ApprovalPart,
): Promise<{ value: number; isCapped: boolean }> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 ${open(asked, part)} limit ${COUNT_MAX + 1}) counted`.execute(
    db,
  );
  const count = rows[0]?.count ?? 0;
  return { value: Math.min(count, COUNT_MAX), isCapped: count > COUNT_MAX };
}

/**
 * A target is named by its kind and id: `deal:<id>`, `memorandum:<id>`, `trade:<id>`, `money:<id>`, `unapplied:<id>`,
 * `trust-day:<day>`, `staff:<id>`.
 */
const TARGET_ID = sql`substr(proposal.target, strpos(proposal.target, ':') + 1)`;
const IS_OF_ORDER = sql`(proposal.target like 'trade:%' or proposal.target like 'money:%')`;

function open(
  { staffId, now, kinds, approvable, ofEverybody, representativeId }: Asked,
  part: ApprovalPart,
): RawBuilder<unknown> {
  const isForYou = sql`(
    proposal.kind = any(${[...approvable]}) and proposal.maker_id <> ${staffId}
    and not exists (
      select 1 from proposal_preparers mine where mine.proposal_id = proposal.id and mine.staff_id = ${staffId})
    and not exists (
      select 1 from approvals given where given.proposal_id = proposal.id
        and given.checker_id = ${staffId} and given.payload_hash = proposal.payload_hash))`;
  const inScope =
    ofEverybody.length === kinds.length
      ? sql`true`
      : sql`(proposal.kind = any(${[...ofEverybody]}) or ${isWorkedBy('investor.dealer_representative_id', representativeId)})`;
  return sql`
    from proposals proposal
    join staff maker on maker.id = proposal.maker_id
    left join staff person on proposal.target like 'staff:%' and person.id = ${TARGET_ID}
    left join trades trade on ${IS_OF_ORDER} and trade.id = ${TARGET_ID}
    left join investors investor on investor.id = trade.investor_id
    left join deals deal on deal.id = coalesce(trade.deal_id, ${TARGET_ID})
    left join deal_drafts draft on draft.deal_id = deal.id and trade.id is null
    where proposal.state = 'submitted' and proposal.expires_at > ${now}
      and proposal.kind = any(${[...kinds]}) and ${inScope}
      and ${part === 'for-you' ? isForYou : sql`not ${isForYou}`}`;
}

/** Whose order it is; null where there is none. */
export async function findInvestorOfOrder(db: Db, tradeId: string): Promise<string | null> {
  const row = await db
    .selectFrom('trades')
    .select('investor_id as investorId')
    .where('id', '=', tradeId)
    .executeTakeFirst();
  return row?.investorId ?? null;
}
