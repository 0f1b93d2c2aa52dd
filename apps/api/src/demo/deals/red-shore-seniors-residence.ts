import { cancellationFaq, offeringCosts, row, yearlyCost } from './common-rows.ts';
import { both, type DemoDeal, paragraphs } from './demo-deal.ts';

export const redShoreSeniorsResidence: DemoDeal = {
  slug: 'red-shore-seniors-residence',
  type: 'apartments',
  province: 'CAN-PE',
  location: both('Charlottetown, Prince Edward Island', 'Charlottetown (Île-du-Prince-Édouard)'),
  name: both('Red Shore Seniors’ Residence', 'Résidence pour aînés Red Shore'),
  summary: both(
    'A residence of 118 suites by the sea with meals and light care, open since 2014, to be bought and renovated.',
    'Résidence de 118 suites au bord de la mer, avec repas et soins légers, ouverte depuis 2014, à acheter et à rénover.',
  ),
  description: paragraphs(
    both(
      'Red Shore is a white gabled house with two wings, a long veranda and a garden above the red cliffs east of Charlottetown. Its 118 suites are home to 121 people, 84 years old on average. They pay $3,950 a month for a suite, three meals, cleaning and a nurse by day. Eleven suites are empty.',
      'Red Shore est une maison blanche à pignons flanquée de deux ailes, d’une longue véranda et d’un jardin au-dessus des falaises rouges, à l’est de Charlottetown. Ses 118 suites accueillent 121 personnes, âgées en moyenne de 84 ans. Elles paient 3 950 $ par mois pour la suite, trois repas, le ménage et une infirmière de jour. Onze suites sont vides.',
    ),
    both(
      'The plan is to buy the residence for $29.5 million, spend $2.4 million on kitchens, bathrooms and sprinklers over three years without moving anyone out, and raise occupancy from 91% to 95%. Care is the business; the building is where it happens. Wages take 54% of revenue.',
      'Le plan consiste à acheter la résidence 29,5 millions de dollars, à investir 2,4 millions en trois ans dans les cuisines, les salles de bain et les gicleurs sans déplacer personne, et à porter l’occupation de 91 % à 95 %. Le métier, ce sont les soins; l’immeuble en est le cadre. Les salaires absorbent 54 % des revenus.',
    ),
    both(
      'Kindred Shores Living runs eight residences in the Maritimes. Six pay distributions. One stopped in 2021 when agency nurses cost twice the budget, and resumed two years later. One was closed in 2023 after an inspection found its alarm system out of order; investors received 64% of their capital when it was sold.',
      'Kindred Shores exploite huit résidences dans les Maritimes. Six versent des distributions. Une a cessé en 2021, quand le personnel d’agence a coûté le double du budget, puis a repris deux ans plus tard. Une autre a fermé en 2023 après qu’une inspection a révélé un système d’alarme défectueux; à la vente, les investisseurs ont reçu 64 % de leur capital.',
    ),
    both(
      'Of every $10,000, $600 pays the dealer, $150 the costs of the deal, and $9,250 goes to the purchase, the renovation and a reserve. The operator takes 5% of revenue, about $180 a year per $10,000 invested, before distributions are paid.',
      'Sur chaque tranche de 10 000 $, 600 $ vont au courtier, 150 $ aux frais du placement et 9 250 $ à l’achat, à la rénovation et à une réserve. L’exploitant perçoit 5 % des revenus, soit environ 180 $ par an par tranche de 10 000 $, avant toute distribution.',
    ),
    both(
      'A lack of nurses, an outbreak that closes the doors to new residents, a lost licence or higher wages could end distributions quickly, because costs continue when suites are empty. Redemptions begin in the fifth year and are limited. Units cannot easily be resold. You may lose part or all of your capital.',
      'Le manque d’infirmières, une éclosion qui ferme la porte aux nouveaux résidents, la perte du permis ou la hausse des salaires pourraient vite mettre fin aux distributions, car les coûts courent même quand des suites sont vides. Les rachats commencent la cinquième année et sont limités. Les parts ne se revendent pas facilement. Vous pourriez perdre une partie ou la totalité de votre capital.',
    ),
  ),
  photos: [
    {
      file: 'cover.svg',
      cover: true,
      description: both(
        'White gabled residence with a long veranda, residents in rocking chairs, lupins and a red path towards the viewer',
        'Résidence blanche à pignons et longue véranda, résidents en chaise berçante, lupins et allée de terre rouge',
      ),
    },
    {
      file: 'sunroom.svg',
      cover: false,
      description: both(
        'Two residents at a checkers table in a sunroom with a cat on the rug and the sea behind the glass',
        'Deux résidents devant un damier dans une verrière, un chat sur le tapis et la mer derrière les vitres',
      ),
    },
    {
      file: 'garden-plan.svg',
      cover: false,
      description: both(
        'The residence from above: three wings around a garden with a gazebo, vegetable beds and the shore',
        'La résidence vue d’en haut : trois ailes autour d’un jardin avec kiosque, potager et rivage',
      ),
    },
  ],
  paysIncome: true,
  infoTable: [
    row.target('7-8.5'),
    row.worstResult(
      both(
        'One of eight residences was closed in 2023; investors received 64% of their capital',
        'Une résidence sur huit a fermé en 2023; les investisseurs ont reçu 64 % de leur capital',
      ),
    ),
    row.downside(
      both(
        'Licence, staff or health events stop income, capital lost',
        'Permis, personnel ou santé : revenus interrompus, capital perdu',
      ),
    ),
    row.term('7-10'),
    row.minimum(25000),
    row.size(14000000),
    row.income(
      both('Quarterly, from fees paid by residents', 'Trimestrielles, à même les redevances des résidents'),
    ),
    row.debt(both('Insured mortgage of $19.2 million', 'Hypothèque assurée de 19,2 millions de dollars')),
    row.exit(
      both(
        'From the fifth year, up to 4% of units a year',
        'À compter de la cinquième année, au plus 4 % des parts par an',
      ),
    ),
    row.fees(both('$750 at the start, then about $180 a year', '750 $ au départ, puis environ 180 $ par an')),
    row.other(both('Suites occupied', 'Suites occupées'), both('107 of 118', '107 sur 118')),
  ],
  faqs: [
    {
      question: both(
        'Will residents have to move or pay more?',
        'Les résidents devront-ils déménager ou payer plus?',
      ),
      answer: both(
        'No one moves for the renovation. Fees rise once a year; the budget foresees 2.5%, within what provincial rules allow.',
        'Personne ne déménage pour la rénovation. Les redevances augmentent une fois l’an; le budget prévoit 2,5 %, dans les limites des règles provinciales.',
      ),
    },
    {
      question: both('Is the residence licensed?', 'La résidence détient-elle un permis?'),
      answer: both(
        'Yes, as a community care facility, inspected every year. The last report asked for sprinklers in the east wing by next summer; they are in the budget.',
        'Oui, comme établissement de soins communautaires, inspecté chaque année. Le dernier rapport exige des gicleurs dans l’aile est d’ici l’été prochain; ils sont au budget.',
      ),
    },
    {
      question: both('Why is the minimum $25,000?', 'Pourquoi un minimum de 25 000 $?'),
      answer: both(
        'The issuer sets it. It is above the yearly limit of many investors under the offering memorandum exemption, so this deal will not be open to everyone.',
        'L’émetteur l’a fixé ainsi. Il dépasse la limite annuelle de nombreux investisseurs sous la dispense pour notice d’offre; ce placement n’est donc pas ouvert à tous.',
      ),
    },
    {
      question: both('What if the operator does badly?', 'Et si l’exploitant gère mal?'),
      answer: both(
        'Investors holding two thirds of units may replace it on 90 days’ notice. Finding another one with a licence may take longer.',
        'Les porteurs des deux tiers des parts peuvent le remplacer moyennant un préavis de 90 jours. En trouver un autre titulaire d’un permis peut être plus long.',
      ),
    },
    cancellationFaq,
  ],
  issuer: {
    name: 'Red Shore Residence LP',
    summary: both(
      'A partnership operated by Kindred Shores Living, which employs 640 people.',
      'Société en commandite exploitée par Kindred Shores, qui emploie 640 personnes.',
    ),
    city: 'Charlottetown',
    province: 'CAN-PE',
    email: 'family@red-shore.example',
    phone: '1-782-555-0108',
  },
  security: both('Class A limited partnership units', 'Parts de société en commandite de catégorie A'),
  unitPriceCents: 100_000,
  minimumUnits: 25,
  maximumUnits: 250,
  unitsTotal: 14_000,
  unitsTakenByOthers: 8_925,
  opensAfterDays: -66,
  closesAfterDays: 45,
  documents: ['offering-memorandum', 'term-sheet', 'appraisal', 'financial-statements'],
  planForProceeds: [
    ...offeringCosts(84_000_000, 21_000_000),
    { label: both('Equity in the purchase', 'Mise de fonds pour l’achat'), cents: 1_030_000_000 },
    { label: both('Renovation and sprinklers', 'Rénovation et gicleurs'), cents: 240_000_000 },
    { label: both('Reserve', 'Réserve'), cents: 25_000_000 },
  ],
  laterCosts: [yearlyCost(both('Operation of the residence', 'Exploitation de la résidence'), 1.8)],
  fees: [
    { label: both('Operation', 'Exploitation'), value: both('5% of revenue', '5 % des revenus') },
    {
      label: both('Purchase', 'Acquisition'),
      value: both(
        '0.5% of the price, $147,500, paid by the seller',
        '0,5 % du prix, soit 147 500 $, payé par le vendeur',
      ),
    },
  ],
  risks: [
    {
      title: both('Care and staff', 'Soins et personnel'),
      text: both(
        'A residence without enough nurses must stop admitting people.',
        'Une résidence qui manque d’infirmières doit cesser d’admettre des résidents.',
      ),
    },
    {
      title: both('Licence', 'Permis'),
      text: both(
        'Without its licence the building would be worth far less.',
        'Sans permis, l’immeuble vaudrait beaucoup moins.',
      ),
    },
  ],
  exit: both(
    'From the fifth year, up to 4% of units a year may be redeemed at appraised net value less 5%. Requests are met in order of arrival and may be suspended. There is no market for the units.',
    'À compter de la cinquième année, au plus 4 % des parts par an peuvent être rachetées à la valeur nette d’expertise moins 5 %. Les demandes sont traitées dans l’ordre d’arrivée et peuvent être suspendues. Il n’existe aucun marché pour les parts.',
  ),
  financials: [
    { label: both('Revenue of the year', 'Revenus de l’exercice'), cents: 507_200_000 },
    { label: both('Wages', 'Salaires'), cents: 273_900_000 },
    { label: both('Net operating income', 'Revenu net d’exploitation'), cents: 191_800_000 },
    { label: both('Cash held in trust', 'Encaisse en fiducie'), cents: 892_500_000 },
  ],
  appraisal: {
    appraiser: 'Island Cape Appraisals',
    valueCents: 2_960_000_000,
    valuedDaysAgo: 67,
    basis: both(
      'Income approach at 6.5% on a going concern, of which the land and building are $21.4 million',
      'Approche du revenu à 6,5 % pour l’entreprise en exploitation, dont 21,4 millions de dollars pour le terrain et le bâtiment',
    ),
  },
};
