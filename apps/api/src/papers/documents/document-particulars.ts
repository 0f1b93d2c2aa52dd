import type { DocumentBlock } from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import type { PaymentMethod, ScheduleA } from '@portal/domain/order/trades/trade.wire';

/** Looks a text up in the document's language. The builders never choose a language by themselves. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

export type DealerParticulars = {
  name: string;
  phone: string;
  email: string;
  complaintsEmail: string;
  /** Full name of the investor's representative; null when the investor chose none. */
  representative: string | null;
};

export type InvestorParticulars = {
  name: string;
  /** On one line, with the postal code. */
  address: string;
  email: string;
  phone: string;
  /** Where the investor lives: decides the governing law, the holidays and the language clause. */
  province: ProvinceCode;
};

/** What is sold, by its name, and where the money lies until it is the issuer's. */
export type OfferingParticulars = {
  /** In the document's language, as the rest. */
  security: string;
  trustee: string;
  releaseConditions: string;
  isReportingIssuer: boolean;
  isRedeemable: boolean;
};

export type DealParticulars = {
  /** In the document's language. */
  name: string;
  location: string;
  issuer: { name: string; city: string; province: ProvinceCode; email: string; phone: string };
  /** What the issuer pays the dealer, of the total price; null when the offering documents alone say it. */
  dealerFeeBasisPoints: number | null;
  /** What the investor pays beside the total price, as a list within a sentence; null where the deal names no such cost. */
  ownCosts: string | null;
  /** Null for a deal that was published before a deal had to say it. */
  offering: OfferingParticulars | null;
};

export type OrderParticulars = {
  id: string;
  quantity: number;
  unitPriceCents: bigint;
  totalCents: bigint;
  paymentMethod: PaymentMethod;
  scheduleA: ScheduleA;
  /** The prospectus exemptions that it is sold under, with their sections; null where none was decided. */
  exemption: string | null;
};

/** Everything an order's document says about the order, gathered before rendering. */
export type DocumentParticulars = {
  language: Language;
  /** ISO 8601 UTC; the day is written in the investor's time zone. */
  preparedAt: string;
  dealer: DealerParticulars;
  investor: InvestorParticulars;
  /** The second holder of a joint order; null for a person who invests alone. */
  jointInvestor: { name: string; email: string } | null;
  deal: DealParticulars;
  order: OrderParticulars;
};

/** A document before it has an id or a signature. */
export type DocumentContent = { title: string; language: Language; blocks: DocumentBlock[] };
