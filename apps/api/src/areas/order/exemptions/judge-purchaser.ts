import { isServedOn } from '@portal/domain/firm/registrations/is-served-on';
import { dayIn } from '@portal/domain/ground/formats/clock-days';
import { timeZoneOf } from '@portal/domain/ground/formats/time-zone-of';
import type { PurchaserFacts } from '@portal/domain/ground/law/purchaser-facts';
import { isProvinceCode, type ProvinceCode } from '@portal/domain/ground/people/provinces';
import { decideExemption } from '@portal/domain/order/exemptions/decide-exemption';
import type { ExemptionDecision } from '@portal/domain/order/exemptions/exemption-decision';
import { windowBeginsOn } from '@portal/domain/order/exemptions/frees-up-on';
import { lawOn } from '@portal/domain/order/exemptions/law-on';
import type { Advice } from '@portal/domain/order/exemptions/order-facts';
import { mayTakeOrder } from '@portal/domain/people/representatives/representative';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { openAnswers } from '../../client/kyc/versions/seal-answers.ts';
import { findWorker } from '../../people/representatives/find-representatives.ts';
import { DEALER_PROVINCE, factsOfAnswers } from './facts-of-answers.ts';
import { offeringFactsOf } from './offering-facts-of.ts';
import { findPurchaserCase, type PurchaserCase } from './purchaser-case.store.ts';

/** An order as one of its purchasers is judged for it. */
export type JudgedOrder = {
  /** Who places it. */
  ownerId: string;
  tradeId: string;
  dealId: string;
  totalCents: bigint;
  /** What the representative found of whether it suits them; null while nobody said. */
  advice: Advice;
};

/** What was decided of one purchaser, and by which facts. */
export type Judgement = {
  investorId: string;
  kycId: string | null;
  dealVersion: number;
  province: ProvinceCode | null;
  decidedOn: string;
  /** The first day of the purchases that count; null where the cap is of one purchase, or there is none. */
  countsFrom: string | null;
  /** Of the person's room when they were judged. */
  roomVersion: bigint;
  decision: ExemptionDecision;
};

/**
 * Decides whether and under which exemption one person may buy by an order as it is now, by their newest submitted profile and whatever
 * counts of theirs; `without` are orders that are not counted. Reads, and records nothing.
 */
export async function judgePurchaser(
  db: Db,
  deps: Pick<Deps, 'clock' | 'config' | 'secrets'>,
  investorId: string,
  order: JudgedOrder,
  { without = [] }: { without?: readonly string[] } = {},
): Promise<Judgement> {
  const { ownerId, dealId, tradeId, totalCents, advice } = order;
  const found = await findPurchaserCase(db, { investorId, ownerId, dealId, tradeId, without });
  const purchaser = await factsOf(deps, found);
  const province = purchaser?.province ?? provinceOf(found.province);
  const { clock, config } = deps;
  const day = dayIn(timeZoneOf(province ?? DEALER_PROVINCE), clock.now());
  const { brand, stage } = config;
  const law = lawOn(brand.law, { day, language: found.language, isProduction: stage === 'production' });
  const decision = decideExemption({
    purchaser,
    past: found.past,
    order: {
      ...law,
      day,
      totalCents,
      isFirmRegistered: isServedOn(province, found.registrations, day),
      isRepresentativeRegistered: mayTakeOrder(
        await findWorker(db, found.representativeId),
        [province],
        clock.now(),
      ),
      offering: offeringFactsOf(found.offering),
      advice,
      confirmedRelation: null,
    },
  });
  const isOverWindow = decision.capCents !== null && decision.ruleId !== 'om-limit-purchase';
  const { kycId, dealVersion, roomVersion } = found;
  const countsFrom = isOverWindow ? windowBeginsOn(day) : null;
  return { investorId, kycId, dealVersion, province, decidedOn: day, countsFrom, roomVersion, decision };
}

async function factsOf(
  { secrets }: Pick<Deps, 'secrets'>,
  { kycId, answers, submittedAt }: PurchaserCase,
): Promise<PurchaserFacts | null> {
  if (kycId === null || answers === null || submittedAt === null) {
    return null;
  }
  const opened = await openAnswers(secrets, { id: kycId, answers });
  return factsOfAnswers(opened, submittedAt);
}

function provinceOf(province: string | null): ProvinceCode | null {
  return isProvinceCode(province) ? province : null;
}
