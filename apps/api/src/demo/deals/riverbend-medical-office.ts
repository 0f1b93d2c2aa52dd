import { cancellationFaq, offeringCosts, row, yearlyCost } from './common-rows.ts';
import { both, type DemoDeal, paragraphs } from './demo-deal.ts';

export const riverbendMedicalOffice: DemoDeal = {
  slug: 'riverbend-medical-office',
  type: 'commercial',
  province: 'CAN-MB',
  location: both('Winnipeg, Manitoba', 'Winnipeg (Manitoba)'),
  name: both('Riverbend Medical Office', 'Centre médical Riverbend'),
  summary: both(
    'Four storeys of clinics, an imaging centre and a pharmacy on the Red River, leased to nine tenants.',
    'Quatre étages de cliniques, un centre d’imagerie et une pharmacie au bord de la rivière Rouge, loués à neuf locataires.',
  ),
  description: paragraphs(
    both(
      'Riverbend was built in limestone and glass twelve years ago on the east bank of the Red River. Nine tenants lease 94% of its 6,800 square metres: family doctors, physiotherapists, an imaging centre and a pharmacy. The average lease has 5.2 years to run; the imaging centre, which pays 27% of the rent, has three.',
      'Le Riverbend a été construit il y a douze ans, en pierre calcaire et en verre, sur la rive est de la rivière Rouge. Neuf locataires y occupent 94 % des 6 800 mètres carrés : médecins de famille, physiothérapeutes, centre d’imagerie et pharmacie. Les baux ont en moyenne 5,2 ans à courir; celui du centre d’imagerie, qui paie 27 % des loyers, n’en a que trois.',
    ),
    both(
      'The trust buys the building for $24.4 million with a mortgage of $15.6 million. It plans to renew leases one by one, replace the roof in the second year, and hold for six to eight years. Tenants pay most of the taxes, heat and cleaning themselves.',
      'La fiducie achète l’immeuble 24,4 millions de dollars, dont 15,6 millions par hypothèque. Elle compte renouveler les baux un à un, refaire le toit la deuxième année et conserver l’immeuble de six à huit ans. Les locataires paient eux-mêmes l’essentiel des taxes, du chauffage et de l’entretien.',
    ),
    both(
      'Assiniboine Health Properties owns six medical buildings on the Prairies. Five are more than 90% leased. In Brandon the main clinic left in 2020 for a hospital site; the building stood 60% empty for two years and was sold for less than its mortgage. Investors in that trust lost everything.',
      'Immeubles de santé Assiniboine possède six immeubles médicaux dans les Prairies. Cinq sont loués à plus de 90 %. À Brandon, la clinique principale est partie en 2020 vers un hôpital; l’immeuble est resté vide à 60 % pendant deux ans, puis a été vendu pour moins que son hypothèque. Les investisseurs de cette fiducie ont tout perdu.',
    ),
    both(
      'Of every $10,000, $500 pays the dealer, about $105 the costs of the deal and $9,395 the building and its reserve. The manager charges 3% of rents, about $80 a year per $10,000 invested, a leasing fee of 4% of the first year’s rent of each new lease, and 1% on a sale.',
      'Sur chaque tranche de 10 000 $, 500 $ vont au courtier, environ 105 $ aux frais du placement et 9 395 $ à l’immeuble et à sa réserve. Le gestionnaire perçoit 3 % des loyers, soit environ 80 $ par an par tranche de 10 000 $, 4 % de la première année de loyer de chaque nouveau bail et 1 % à la vente.',
    ),
    both(
      'If the imaging centre leaves, the cost of removing its shielding and finding another tenant may stop distributions for a year or more. The river flooded the car park in 2022. Units cannot easily be resold, redemptions are small and may be suspended, and you may lose part or all of your capital.',
      'Si le centre d’imagerie part, le coût d’enlever ses blindages et de trouver un autre locataire pourrait interrompre les distributions pendant un an ou plus. La rivière a inondé le stationnement en 2022. Les parts ne se revendent pas facilement, les rachats sont limités et peuvent être suspendus, et vous pourriez perdre une partie ou la totalité de votre capital.',
    ),
  ),
  photos: [
    {
      file: 'cover.svg',
      cover: true,
      description: both(
        'Limestone and glass clinic building with an entrance canopy, elms, parked cars and a river in front',
        'Immeuble de cliniques en pierre et en verre avec marquise, ormes, voitures stationnées et rivière devant',
      ),
    },
    {
      file: 'clinic-plan.svg',
      cover: false,
      description: both(
        'Plan of one floor: ten examination rooms, imaging, a waiting room and a pharmacy, with the patient’s path dotted in red',
        'Plan d’un étage : dix salles d’examen, imagerie, salle d’attente et pharmacie, avec le parcours du patient en pointillé rouge',
      ),
    },
    {
      file: 'waiting-room.svg',
      cover: false,
      description: both(
        'Waiting room with patients, a child with blocks, two receptionists and a window on the river',
        'Salle d’attente avec patients, enfant et blocs, deux réceptionnistes et fenêtre donnant sur la rivière',
      ),
    },
  ],
  paysIncome: true,
  infoTable: [
    row.target('6-7.5'),
    row.worstResult(
      both(
        'Investors in the Brandon building lost everything',
        'Les investisseurs de l’immeuble de Brandon ont tout perdu',
      ),
    ),
    row.downside(
      both(
        'A large tenant leaves, distributions stop, capital lost',
        'Départ d’un grand locataire, distributions interrompues, capital perdu',
      ),
    ),
    row.term('6-8'),
    row.minimum(10000),
    row.size(9500000),
    row.income(both('Monthly, from rents collected', 'Mensuelles, à même les loyers encaissés')),
    row.debt(
      both(
        'First mortgage of 64% of the price, seven years fixed',
        'Hypothèque de premier rang égale à 64 % du prix, taux fixe de sept ans',
      ),
    ),
    row.exit(
      both(
        'Once a year, up to 3% of units, may be suspended',
        'Une fois l’an, au plus 3 % des parts, peut être suspendue',
      ),
    ),
    row.fees(both('$605 at the start, then about $80 a year', '605 $ au départ, puis environ 80 $ par an')),
    row.other(
      both('Space leased', 'Superficie louée'),
      both('94% to nine tenants', '94 % à neuf locataires'),
    ),
  ],
  faqs: [
    {
      question: both('Who are the tenants?', 'Qui sont les locataires?'),
      answer: both(
        'Six clinics, an imaging centre, a pharmacy and a hearing-aid shop. The three largest pay 58% of the rent.',
        'Six cliniques, un centre d’imagerie, une pharmacie et une boutique d’audioprothèses. Les trois plus grands paient 58 % des loyers.',
      ),
    },
    {
      question: both('What happened in Brandon?', 'Que s’est-il passé à Brandon?'),
      answer: both(
        'One tenant paid 60% of the rent and left. The manager now refuses a building where one tenant pays more than 30%; here the largest pays 27%.',
        'Un seul locataire payait 60 % des loyers et il est parti. Le gestionnaire refuse désormais un immeuble où un locataire paie plus de 30 %; ici, le plus grand paie 27 %.',
      ),
    },
    {
      question: both(
        'Is the building insured against flood?',
        'L’immeuble est-il assuré contre l’inondation?',
      ),
      answer: both(
        'Up to $5 million, with a deductible of $250,000. The ground floor stands 1.4 metres above the level of 2022.',
        'Jusqu’à 5 millions de dollars, avec une franchise de 250 000 $. Le rez-de-chaussée se trouve à 1,4 mètre au-dessus du niveau de 2022.',
      ),
    },
    {
      question: both('Can I hold the units in an RRSP?', 'Puis-je détenir les parts dans un REER?'),
      answer: both(
        'The trust expects to qualify as a mutual fund trust once it has 150 holders. Until then its units are not eligible.',
        'La fiducie prévoit se qualifier comme fiducie de fonds commun de placement dès qu’elle comptera 150 porteurs. D’ici là, ses parts ne sont pas admissibles.',
      ),
    },
    cancellationFaq,
  ],
  issuer: {
    name: 'Riverbend Medical Trust',
    summary: both(
      'A trust managed by Assiniboine Health Properties of Winnipeg.',
      'Fiducie gérée par Immeubles de santé Assiniboine, de Winnipeg.',
    ),
    city: 'Winnipeg',
    province: 'CAN-MB',
    email: 'trust@riverbend-medical.example',
    phone: '1-204-555-0185',
  },
  security: both('Trust units', 'Parts de fiducie'),
  unitPriceCents: 100_000,
  minimumUnits: 10,
  maximumUnits: 200,
  unitsTotal: 9_500,
  unitsTakenByOthers: 2_240,
  opensAfterDays: -19,
  closesAfterDays: 102,
  documents: ['offering-memorandum', 'appraisal', 'financial-statements'],
  planForProceeds: [
    ...offeringCosts(47_500_000, 10_000_000),
    {
      label: both('Equity in the purchase of the building', 'Mise de fonds pour l’achat de l’immeuble'),
      cents: 825_000_000,
    },
    {
      label: both('Land transfer tax and closing costs', 'Droits de mutation et frais de clôture'),
      cents: 52_500_000,
    },
    { label: both('Roof and leasing reserve', 'Réserve pour le toit et la location'), cents: 15_000_000 },
  ],
  laterCosts: [yearlyCost(both('Property management', 'Gestion immobilière'), 0.8)],
  fees: [
    {
      label: both('Management', 'Gestion'),
      value: both('3% of rents collected', '3 % des loyers encaissés'),
    },
    {
      label: both('Leasing', 'Location'),
      value: both(
        '4% of the first year’s rent of a new lease',
        '4 % de la première année de loyer d’un nouveau bail',
      ),
    },
    { label: both('Sale', 'Vente'), value: both('1% of the price', '1 % du prix') },
  ],
  risks: [
    {
      title: both('Large tenants', 'Grands locataires'),
      text: both(
        'Three tenants pay 58% of the rent, and one of their leases ends in three years.',
        'Trois locataires paient 58 % des loyers, et l’un de leurs baux prend fin dans trois ans.',
      ),
    },
    {
      title: both('Public funding', 'Financement public'),
      text: both(
        'Clinics live on provincial fees. A change in those may leave tenants unable to pay.',
        'Les cliniques vivent des tarifs provinciaux. Leur modification pourrait empêcher des locataires de payer.',
      ),
    },
    {
      title: both('River', 'Rivière'),
      text: both('The car park lies in a flood zone.', 'Le stationnement se trouve en zone inondable.'),
    },
  ],
  exit: both(
    'Once a year, up to 3% of units may be redeemed at 95% of appraised net value. The trustees may pay by a five-year note instead of cash, or suspend redemptions. There is no market for the units.',
    'Une fois l’an, au plus 3 % des parts peuvent être rachetées à 95 % de la valeur nette d’expertise. Les fiduciaires peuvent payer par un billet de cinq ans plutôt qu’en espèces, ou suspendre les rachats. Il n’existe aucun marché pour les parts.',
  ),
  financials: [
    {
      label: both('Rents of the year, previous owner', 'Loyers de l’exercice, ancien propriétaire'),
      cents: 248_000_000,
    },
    { label: both('Net operating income', 'Revenu net d’exploitation'), cents: 158_600_000 },
    { label: both('Cash held in trust', 'Encaisse en fiducie'), cents: 224_000_000 },
    { label: both('Deposit on the building', 'Acompte sur l’immeuble'), cents: 55_000_000 },
  ],
  appraisal: {
    appraiser: 'Red River Valuations',
    valueCents: 2_440_000_000,
    valuedDaysAgo: 45,
    basis: both(
      'Income approach, $1,586,000 capitalized at 6.5%',
      'Approche du revenu : 1 586 000 $ capitalisés à 6,5 %',
    ),
  },
};
