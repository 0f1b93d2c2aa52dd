import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import { dueAt } from '@portal/domain/desk/queues/due-time';
import { mayReadPart, type OrderPart, partsNotShownTo } from '@portal/domain/desk/queues/order-parts';
import { timeZoneOf } from '@portal/domain/ground/formats/time-zone-of';
import type { Language } from '@portal/domain/ground/people/languages';
import { isProvinceCode, type ProvinceCode } from '@portal/domain/ground/people/provinces';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { findOpenProposals } from '../../../firm/proposals/find-proposals.ts';
import { showChangeRequests } from '../../../order/changes/show-change-requests.ts';
import { findOrder } from '../../../order/trades/find-order.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { findInvestor } from '../../../people/accounts/find-account.ts';
import { showTrade } from '../../../service/order-views/show-trade.ts';
import { showClaim } from '../../queues/claims/present-claim.ts';
import { type Reader, representativeOf } from '../../queues/rows/ask-queue.ts';
import { showApproval, targetOf } from '../approval/approval-payload.ts';
import { checksOfOrder } from '../approval/checks-of-order.ts';
import { isNewerThere, listProfiles } from '../identity/list-profiles.ts';
import { showMoney } from '../money/show-money.ts';
import { listCeremonies, listMemoranda } from '../papers/papers.store.ts';
import { presentReading } from '../reading/present-reading.ts';
import { readCase } from '../reading/read-case.ts';
import { actorToward } from '../scope/actor-toward.ts';
import { requireOrder } from '../scope/require-order.ts';
import { factsOfInvestor } from './facts-of-investor.ts';
import { factsOfOrder } from './facts-of-order.ts';
import { listMessages } from './messages-of-investor.store.ts';
import { movesOfOrder } from './moves-of-order.ts';
import { redactOrder } from './redact-order.ts';
import { showTimeline } from './show-timeline.ts';

/** An order on one page, as far as the person may see it. Throws NOT_FOUND for one they may not see. */
export async function showOfficeOrder(
  deps: Deps,
  reader: Reader,
  orderId: string,
  language: Language,
): Promise<OfficeOrder> {
  const order = await requireOrder(deps.db, reader, orderId);
  const actor = await actorToward(deps.db, reader, orderId);
  const { investorId, tradeId } = order;
  const [trade, wire, investor] = await Promise.all([
    findOrder(deps.db, investorId, tradeId),
    showTrade(deps, investorId, tradeId, language, 'office'),
    findInvestor(deps.db, investorId),
  ]);
  if (trade === undefined || investor === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const place = isProvinceCode(investor.province) ? investor.province : DEALER_PROVINCE;
  const mayRead = (part: OrderPart) => mayReadPart(actor.roles, part);
  const [profiles, messages] = await Promise.all([
    mayRead('profile') ? listProfiles(deps.db, trade) : [],
    mayRead('emails') ? listMessages(deps.db, investorId) : [],
  ]);
  const [open] = await findOpenProposals(deps.db, [targetOf(tradeId)]);
  const approval = await showApproval(deps.db, actor, trade, open);
  const reading = mayRead('profile')
    ? await presentReading(deps.db, actor, trade, {
        read: await readCase(deps.db, deps, actor, trade, open),
        open,
        language,
      })
    : null;
  const checks = await checksOfOrder(deps.db, deps, trade);
  const page: OfficeOrder = {
    notShown: partsNotShownTo(actor.roles),
    order: { ...(await factsOfOrder(deps, trade, wire, language)), dueAt: dueOf(trade, place) },
    claim: await showClaim(deps.db, deps, actor, { kind: 'order', id: tradeId }),
    moves: movesOfOrder(actor.roles, {
      status: trade.status,
      waitsForJoint: waitsForJoint(wire),
      approval,
      checks,
      isUnopened: reading === null || reading.unopened.length > 0,
    }),
    approval,
    checks,
    reading,
    investor: await factsOfInvestor(deps.db, investor, order, {
      representativeId: representativeOf(reader),
      language,
    }),
    profiles,
    hasNewerProfile: isNewerThere(profiles),
    ceremonies: await listCeremonies(deps.db, order),
    signedDocuments: wire.signedDocumentList,
    memoranda: await listMemoranda(deps.db, order),
    money: mayRead('money') ? await showMoney(deps, actor, trade, language) : null,
    messages,
    changeRequests: mayRead('changes') ? await showChangeRequests(deps, trade) : [],
    timeline: await showTimeline(deps.db, actor, order, { now: deps.clock.now() }),
  };
  return redactOrder(page);
}

/** A purchaser of unknown province gets the dealer's. */
const DEALER_PROVINCE: ProvinceCode = 'CAN-ON';

function dueOf({ status, submittedAt }: TradeRecord, province: ProvinceCode): string | null {
  const days = QUEUE_FACTS['new-orders'].dueInDays;
  const isWaiting = status === 'submitted' || status === 'inReview';
  return submittedAt === null || days === null || !isWaiting
    ? null
    : dueAt(submittedAt, days, { province, timeZone: timeZoneOf(province) }).toISOString();
}

function waitsForJoint({ jointSigning }: Trade): boolean {
  return jointSigning?.status === 'waiting' || jointSigning?.status === 'invited';
}
