import { LANGUAGES, type Language } from '@portal/domain/ground/people/languages';

/** The sections of the form, in order. */
export const DEAL_SECTIONS = [
  'basics',
  'terms',
  'offering',
  'story',
  'figures',
  'answers',
  'pictures',
  'films',
  'team',
  'issuer',
  'papers',
] as const;
export type DealSection = (typeof DEAL_SECTIONS)[number];

/** Each field of a draft by its path, with `*` for an index: its section, and its name in `officeDeals.fields`. */
const FIELDS = {
  'content.name': ['basics', 'name'],
  slug: ['basics', 'slug'],
  type: ['basics', 'type'],
  province: ['basics', 'province'],
  'content.location': ['basics', 'location'],
  'content.summary': ['basics', 'summary'],
  'content.security': ['terms', 'security'],
  unitPrice: ['terms', 'unitPrice'],
  minimumUnits: ['terms', 'minimumUnits'],
  maximumUnits: ['terms', 'maximumUnits'],
  unitsTotal: ['terms', 'unitsTotal'],
  opensAt: ['terms', 'opensAt'],
  closesAt: ['terms', 'closesAt'],
  'content.soldUnder': ['offering', 'soldUnder'],
  'content.paysIncome': ['terms', 'paysIncome'],
  'content.dealerFeeBasisPoints': ['terms', 'dealerFee'],
  'content.offering.securityCode': ['offering', 'securityCode'],
  'content.offering.securityName': ['offering', 'securityName'],
  'content.offering.trustee': ['offering', 'trustee'],
  'content.offering.releaseConditions': ['offering', 'releaseConditions'],
  'content.offering.minimumRaise': ['offering', 'minimumRaise'],
  'content.offering.issuer.isInvestmentFund': ['offering', 'isInvestmentFund'],
  'content.offering.issuer.isRedeemable': ['offering', 'isRedeemable'],
  'content.offering.issuer.isReportingIssuer': ['offering', 'isReportingIssuer'],
  'content.offering.issuer.isRealEstate': ['offering', 'isRealEstate'],
  'content.offering.issuer.isCollectiveVehicle': ['offering', 'isCollectiveVehicle'],
  'content.offering.issuer.financialYearEnd': ['offering', 'financialYearEnd'],
  'content.offering.related.kind': ['offering', 'relatedKind'],
  'content.offering.related.how': ['offering', 'relatedHow'],
  'content.offering.offeredIn': ['offering', 'offeredIn'],
  'content.offering.exemptions': ['offering', 'exemptions'],
  'content.offering.memorandum.form': ['offering', 'memorandumForm'],
  'content.offering.memorandum.certificateOn': ['offering', 'certificateOn'],
  'content.offering.memorandum.schedules': ['offering', 'schedules'],
  'content.offering.appraisal': ['offering', 'appraisal'],
  'content.offering.appraisal.value': ['offering', 'appraisedValue'],
  'content.offering.appraisal.asOf': ['offering', 'appraisedAsOf'],
  'content.offering.appraisal.appraiser': ['offering', 'appraiser'],
  'content.offering.appraisal.isIndependent': ['offering', 'isIndependent'],
  'content.offering.statedValues': ['offering', 'statedValues'],
  'content.offering.statedValues.*': ['offering', 'statedValue'],
  'content.offering.statedValues.*.where': ['offering', 'statedWhere'],
  'content.offering.statedValues.*.value': ['offering', 'statedAmount'],
  'content.offering.statedValues.*.basis': ['offering', 'statedBasis'],
  'content.offering.redemption.terms': ['offering', 'redemptionTerms'],
  'content.offering.redemption.status': ['offering', 'redemptionStatus'],
  'content.offering.redemption.since': ['offering', 'redemptionSince'],
  'content.offering.redemption.source': ['offering', 'redemptionSource'],
  'content.offering.approval': ['offering', 'approval'],
  'content.offering.approval.file': ['offering', 'approvalFile'],
  'content.offering.approval.name': ['offering', 'approvalName'],
  'content.offering.approval.role': ['offering', 'approvalRole'],
  'content.offering.approval.on': ['offering', 'approvalOn'],
  'content.offering.approval.of': ['offering', 'approval'],
  'content.description': ['story', 'description'],
  'content.infoTable': ['figures', 'figures'],
  'content.infoTable.*': ['figures', 'figure'],
  'content.infoTable.*.kind': ['figures', 'figureKind'],
  'content.infoTable.*.label': ['figures', 'figureLabel'],
  'content.infoTable.*.value': ['figures', 'figureValue'],
  'content.costs': ['figures', 'costs'],
  'content.costs.*': ['figures', 'cost'],
  'content.costs.*.label': ['figures', 'costLabel'],
  'content.costs.*.kind': ['figures', 'costKind'],
  'content.costs.*.value': ['figures', 'costValue'],
  'content.costs.*.when': ['figures', 'costWhen'],
  'content.costs.*.paidBy': ['figures', 'costPaidBy'],
  'content.costs.*.isEstimate': ['figures', 'costIsEstimate'],
  'content.faqs': ['answers', 'faqs'],
  'content.faqs.*': ['answers', 'faq'],
  'content.faqs.*.question': ['answers', 'question'],
  'content.faqs.*.answer': ['answers', 'answer'],
  'content.photos': ['pictures', 'photos'],
  'content.photos.*': ['pictures', 'photo'],
  'content.photos.*.id': ['pictures', 'photo'],
  'content.photos.*.src': ['pictures', 'photo'],
  'content.photos.*.description': ['pictures', 'photoDescription'],
  'content.photos.*.cover': ['pictures', 'cover'],
  'content.films': ['films', 'films'],
  'content.films.*': ['films', 'film'],
  'content.films.*.id': ['films', 'film'],
  'content.films.*.title': ['films', 'filmTitle'],
  'content.films.*.video': ['films', 'filmVideo'],
  'content.films.*.poster': ['films', 'filmPoster'],
  'content.films.*.captions': ['films', 'filmCaptions'],
  'content.documents': ['papers', 'documents'],
  'content.documents.*': ['papers', 'document'],
  'content.documents.*.kind': ['papers', 'documentKind'],
  'content.documents.*.title': ['papers', 'documentTitle'],
  'content.documents.*.file': ['papers', 'documentFile'],
  'content.team': ['team', 'team'],
  'content.team.*': ['team', 'member'],
  'content.team.*.id': ['team', 'member'],
  'content.team.*.name': ['team', 'memberName'],
  'content.team.*.role': ['team', 'memberRole'],
  'content.team.*.biography': ['team', 'biography'],
  'content.team.*.portrait': ['team', 'portrait'],
  'content.issuer.name': ['issuer', 'issuerName'],
  'content.issuer.summary': ['issuer', 'issuerSummary'],
  'content.issuer.city': ['issuer', 'city'],
  'content.issuer.province': ['issuer', 'issuerProvince'],
  'content.issuer.email': ['issuer', 'email'],
  'content.issuer.phone': ['issuer', 'phone'],
} as const satisfies Record<string, readonly [DealSection, string]>;

type Known = (typeof FIELDS)[keyof typeof FIELDS];

/** The parts of a path such as `content.faqs.2.answer.fr`. */
export type DealField = {
  section: Known[0];
  name: Known[1];
  /** The entry of its list, counted from 1; null outside lists. */
  entry: number | null;
  /** Its language; null for a value without one. */
  language: Language | null;
};

/** The field of a draft's path; null for an unknown path. */
export function fieldAt(path: string): DealField | null {
  const parts = path.split('.');
  const language = LANGUAGES.find((one) => one === parts.at(-1)) ?? null;
  const own = language === null ? parts : parts.slice(0, -1);
  const place = own.find((part) => /^\d+$/.test(part));
  const pattern = own.map((part) => (part === place ? '*' : part)).join('.');
  if (!isKnown(pattern)) {
    return null;
  }
  const [section, name] = FIELDS[pattern];
  return { section, name, entry: place === undefined ? null : Number(place) + 1, language };
}

function isKnown(pattern: string): pattern is keyof typeof FIELDS {
  return Object.hasOwn(FIELDS, pattern);
}
