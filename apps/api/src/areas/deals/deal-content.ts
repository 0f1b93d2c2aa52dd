import type { InfoKind } from '@portal/domain/deals/info-kinds';
import type { DealIssuer } from '@portal/domain/wire/deal';
import type { Language } from '@portal/domain/wire/user';

/** A text in both languages. */
export type Bilingual = Record<Language, string>;

export type DealTeamMember = {
  id: string;
  name: string;
  role: Bilingual;
  /** Paragraphs separated by a blank line. */
  biography: Bilingual;
  portrait: string;
};

export type DealMedia = { id: string; src: string; description: Bilingual; cover: boolean };

/** The column `deals.content`: everything about a deal that people read and nothing counts with. */
export type DealContent = {
  name: Bilingual;
  location: Bilingual;
  summary: Bilingual;
  /** Paragraphs separated by a blank line. */
  description: Bilingual;
  /** The kind of security sold. */
  security: Bilingual;
  photos: DealMedia[];
  /** Raw rows; what people read of them is made by the domain's info-table rule. */
  infoTable: { kind: InfoKind; label: Bilingual; value: Bilingual }[];
  /** Whether payments to investors are planned from the beginning on; absent where nobody said so. */
  paysIncome?: boolean;
  faqs: { question: Bilingual; answer: Bilingual }[];
  issuer: Omit<DealIssuer, 'summary'> & { summary: Bilingual };
  /** Who answers for it, the first the one who decides; absent where nobody said so. */
  team?: DealTeamMember[];
  /** What the issuer pays the dealer, of the total price; null when the offering documents alone say it. */
  dealerFeeBasisPoints: number | null;
};
