/** A picture or a video of a deal; `cover` marks the one to show in lists. */
export type Media = { _id: string; src: string; description: string; cover: boolean };

export type InfoRow = { label: string; value: string };

export type Faq = { question: string; answer: string };

export const DEAL_TYPES = [
  'apartments',
  'student',
  'land',
  'mortgage',
  'research',
  'commercial',
  'industrial',
  'energy',
] as const;
export type DealType = (typeof DEAL_TYPES)[number];

/** A deal as the API answers it, texts in the language asked for. Money in dollars. */
export type Deal = {
  id: string;
  slug: string;
  name: string;
  type: DealType;
  location: string;
  /** Wire code such as `CAN-ON`. */
  province: string;
  summary: string;
  /** Paragraphs separated by a blank line. */
  description: string;
  photos: Media[];
  videos: Media[];
  infoTable: InfoRow[];
  faqs: Faq[];
  unitPrice: number;
  minimumUnits: number;
  maximumUnits: number;
  unitsTotal: number;
  unitsTaken: number;
  investorCount: number;
  opensAt: string;
  closesAt: string;
  issuer: DealIssuer;
  /** Empty on the public call. */
  documents: DealDocument[];
};

export type DealIssuer = {
  name: string;
  summary: string;
  city: string;
  province: string;
  email: string;
  phone: string;
};

export type DealDocument = { id: string; title: string; kind: DealDocumentKind; pages: number };

export const DEAL_DOCUMENT_KINDS = [
  'offering-memorandum',
  'term-sheet',
  'financial-statements',
  'appraisal',
] as const;
export type DealDocumentKind = (typeof DEAL_DOCUMENT_KINDS)[number];
