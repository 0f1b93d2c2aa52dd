import type { Dealer } from '@portal/domain/ground/brand/brand';
import type { Language } from '@portal/domain/ground/people/languages';
import { isProvinceCode } from '@portal/domain/ground/people/provinces';
import type { DealContent } from '@portal/domain/offering/deals/authoring/deal-content';
import type {
  DealParticulars,
  DocumentParticulars,
  InvestorParticulars,
  OfferingParticulars,
} from '../../../../papers/documents/document-particulars.ts';
import { ownCosts } from '../../../../papers/documents/own-costs.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { OrderBackground } from '../../../order/trades/find-order.ts';
import type { OpenOrder } from '../../../order/trades/open-order.ts';
import type { JointSigner } from './joint-signer.ts';

/** In which language and when they are written, who the dealer is, and the exemptions that were decided on; null where none was. */
type Writing = { language: Language; preparedAt: Date; dealer: Dealer; exemption: string | null };

/** Everything an order's papers say, in one language. Throws STEP_NOT_REACHED while the order has no details. */
export function gatherParticulars(
  trade: OpenOrder,
  joint: JointSigner | null,
  investor: InvestorParticulars,
  background: OrderBackground,
  { language, preparedAt, dealer, exemption }: Writing,
): DocumentParticulars {
  const { scheduleA, paymentMethod } = trade;
  if (scheduleA === null || paymentMethod === null) {
    throw new AppError('STEP_NOT_REACHED');
  }
  return {
    language,
    preparedAt: preparedAt.toISOString(),
    dealer: { ...dealer, representative: background.representative },
    investor,
    jointInvestor: joint === null ? null : { name: joint.name, email: joint.email },
    deal: dealParticulars(background.deal, trade.totalCents, language),
    order: {
      id: trade.id,
      quantity: trade.quantity,
      unitPriceCents: trade.unitPriceCents,
      totalCents: trade.totalCents,
      paymentMethod,
      scheduleA,
      exemption,
    },
  };
}

function dealParticulars(deal: DealContent, totalCents: bigint, language: Language): DealParticulars {
  const { name, city, province, email, phone } = deal.issuer;
  if (!isProvinceCode(province)) {
    throw new Error(`the province of the issuer ${name} is unknown: ${province}`);
  }
  return {
    name: deal.name[language],
    location: deal.location[language],
    issuer: { name, city, province, email, phone },
    dealerFeeBasisPoints: deal.dealerFeeBasisPoints,
    ownCosts: ownCosts(deal.costs ?? [], totalCents, language),
    offering: offeringParticulars(deal, language),
  };
}

/** Null for a deal that was published before it had to say its security's name, the trustee and when the money goes to the issuer. */
function offeringParticulars(
  { offering }: Pick<DealContent, 'offering'>,
  language: Language,
): OfferingParticulars | null {
  const [security, trustee = '', release] = [
    offering?.securityName[language] ?? '',
    offering?.trustee,
    offering?.releaseConditions[language] ?? '',
  ];
  return offering === undefined || security === '' || trustee === '' || release === ''
    ? null
    : {
        security,
        trustee,
        releaseConditions: release,
        isReportingIssuer: offering.issuer.isReportingIssuer === true,
        isRedeemable: offering.issuer.isRedeemable === true,
      };
}
