/** A value of the form by the path of its field; lists are filled entry by entry. */
type Texts = Readonly<Record<string, string>>;

const both = (path: string, en: string, fr: string): Texts => ({ [`${path}.en`]: en, [`${path}.fr`]: fr });

const PARAGRAPH = {
  en: 'The partnership buys the land, builds sixty homes on it and lets them. Rents pay the mortgage first, then the costs, then the investors. The building is sold or refinanced at the end, and what is left goes to the investors.',
  fr: 'La société achète le terrain, y construit soixante logements et les loue. Les loyers paient d’abord l’hypothèque, puis les frais, puis les investisseurs. À la fin, l’immeuble est vendu ou refinancé, et ce qui reste va aux investisseurs.',
};

export const SLUG = 'maple-gate';
export const NAME = 'Maple Gate';

export const BASICS: Texts = {
  ...both('content.name', NAME, 'Porte des Érables'),
  slug: SLUG,
  ...both('content.location', 'Guelph, Ontario', 'Guelph (Ontario)'),
  ...both(
    'content.summary',
    'Sixty rental homes near the university, half of them let before they are built.',
    'Soixante logements locatifs près de l’université, dont la moitié louée avant la construction.',
  ),
};

export const CHOSEN: Texts = { type: 'apartments', province: 'CAN-ON' };

/** Days are typed as digits; what is sold from today on. */
export const termsOf = (opens: string, closes: string): Texts => ({
  ...both('content.security', 'Limited partnership units', 'Parts de société en commandite'),
  unitPrice: '100',
  unitsTotal: '50000',
  minimumUnits: '50',
  maximumUnits: '5000',
  opensAt: opens,
  closesAt: closes,
});

export const STORY: Texts = both(
  'content.description',
  [PARAGRAPH.en, PARAGRAPH.en, PARAGRAPH.en].join('\n\n'),
  [PARAGRAPH.fr, PARAGRAPH.fr, PARAGRAPH.fr].join('\n\n'),
);

const offered = (field: string) => `content.offering.${field}`;

export const OFFERING: Texts = {
  ...both(offered('securityName'), 'Class A units of Maple Gate LP', 'Parts de catégorie A de Maple Gate LP'),
  [offered('minimumRaise')]: '500000',
  [offered('trustee')]: 'Cedar Narrows Trust Company',
  ...both(offered('releaseConditions'), 'The smallest raise is reached.', 'Le montant minimal est atteint.'),
  [offered('memorandum.certificateOn')]: '2026-11-02',
  [offered('issuer.financialYearEnd')]: '12-31',
  [offered('appraisal.value')]: '9500000',
  [offered('appraisal.asOf')]: '2026-10-15',
  [offered('appraisal.appraiser')]: 'Ines Caron, AACI',
  ...both(
    offered('redemption.terms'),
    'Not before the building is sold.',
    'Pas avant la vente de l’immeuble.',
  ),
};

export const OFFERING_CHOSEN: Texts = {
  [offered('securityCode')]: 'LPU',
  [offered('memorandum.form')]: 'F2',
  [offered('related.kind')]: 'none',
  [offered('redemption.status')]: 'none',
};

/** What is answered by yes or no. */
export const ANSWERS = [
  ['isInvestmentFund', 'No'],
  ['isReportingIssuer', 'No'],
  ['isRealEstate', 'Yes'],
  ['isCollectiveVehicle', 'No'],
  ['isIndependent', 'Yes'],
] as const;

/** What the usual figures say, in the order in which the form adds them. */
export const FIGURES: readonly { en: string; fr: string }[] = [
  { en: '8-10%', fr: '8-10%' },
  { en: '4-6 Years', fr: '4-6 ans' },
  { en: '5000', fr: '5000' },
  { en: '5000000', fr: '5000000' },
  { en: 'Each quarter, from the first rents on', fr: 'Chaque trimestre, dès les premiers loyers' },
  { en: '$320 over five years', fr: '320\u00a0$ sur cinq ans' },
  { en: 'A mortgage of half the value', fr: 'Une hypothèque de la moitié de la valeur' },
  { en: 'Not before the building is sold', fr: 'Pas avant la vente de l’immeuble' },
  { en: 'This is our first building', fr: 'C’est notre premier immeuble' },
  { en: 'All of it can be lost', fr: 'On peut tout perdre' },
];

export const FAQS: readonly Texts[] = [1, 2, 3, 4].map((number) => ({
  'question.en': `What happens in year ${number} if homes stay empty?`,
  'question.fr': `Que se passe-t-il l’an ${number} si des logements restent vides?`,
  'answer.en': PARAGRAPH.en,
  'answer.fr': PARAGRAPH.fr,
}));

export const PHOTOS: readonly Texts[] = [
  { 'description.en': 'The house from the street', 'description.fr': 'La maison vue de la rue' },
  { 'description.en': 'The garden behind it', 'description.fr': 'Le jardin derrière' },
];

export const TEAM: readonly Texts[] = ['Ana Roy', 'Wei Chen'].map((name) => ({
  name,
  'role.en': 'Managing partner',
  'role.fr': 'Associée directrice ou associé directeur',
  'biography.en': PARAGRAPH.en,
  'biography.fr': PARAGRAPH.fr,
}));

export const ISSUER: Texts = {
  'content.issuer.name': 'Maple Gate LP',
  ...both('content.issuer.summary', PARAGRAPH.en, PARAGRAPH.fr),
  'content.issuer.city': 'Guelph',
  'content.issuer.email': 'info@maplegate.example',
  'content.issuer.phone': '1-519-555-0101',
};

/** Everything that lies before the person who writes the deal. */
export const OWN_TEXTS: readonly string[] = [
  BASICS,
  STORY,
  OFFERING,
  ISSUER,
  ...FIGURES,
  ...FAQS,
  ...PHOTOS,
  ...TEAM,
].flatMap((texts) => Object.values(texts));
