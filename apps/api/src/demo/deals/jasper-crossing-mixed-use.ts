import { cancellationFaq, offeringCosts, row, yearlyCost } from './common-rows.ts';
import { both, type DemoDeal, paragraphs } from './demo-deal.ts';

export const jasperCrossingMixedUse: DemoDeal = {
  slug: 'jasper-crossing-mixed-use',
  type: 'commercial',
  province: 'CAN-AB',
  location: both('Edmonton, Alberta', 'Edmonton (Alberta)'),
  name: both('Jasper Crossing', 'Jasper Crossing, ensemble urbain'),
  summary: both(
    'A downtown block of shops, offices and 168 apartments above the river valley, two years after opening.',
    'Îlot du centre-ville réunissant commerces, bureaux et 168 logements au-dessus de la vallée, deux ans après son ouverture.',
  ),
  description: paragraphs(
    both(
      'Jasper Crossing fills half a downtown block above the North Saskatchewan: four shops at street level, one floor of offices, a roof garden, and a tower of 168 apartments over two levels of parking. It opened two years ago. The apartments are 93% rented and three of the four shops are open. The office floor is 61% leased.',
      'Jasper Crossing occupe la moitié d’un îlot du centre-ville au-dessus de la Saskatchewan Nord : quatre commerces sur rue, un étage de bureaux, un jardin sur le toit et une tour de 168 logements sur deux niveaux de stationnement. L’ensemble a ouvert il y a deux ans. Les logements sont loués à 93 % et trois commerces sur quatre sont ouverts. L’étage de bureaux est loué à 61 %.',
    ),
    both(
      'The money raised replaces a costly second mortgage of $15.4 million. With it gone, the remaining first mortgage of $41 million takes 58% of net income; both together took 109%, which is why the partnership lost money last year. The plan is to lease the rest of the offices, or turn them into twelve apartments, and sell or refinance in five to seven years.',
      'Les fonds réunis remplacent une deuxième hypothèque coûteuse de 15,4 millions de dollars. Une fois celle-ci remboursée, l’hypothèque de premier rang de 41 millions absorbera 58 % du revenu net; à elles deux, elles en absorbaient 109 %, d’où la perte du dernier exercice. Le plan : louer le reste des bureaux, ou les convertir en douze logements, puis vendre ou refinancer dans cinq à sept ans.',
    ),
    both(
      'Parkallen Urban has completed six buildings in Edmonton and Calgary. Four gave investors more than they put in, one about the same. The sixth, an office building on 9th Avenue finished in 2015, was handed to its lender in 2018 when oil companies left; every dollar of equity was lost, including the sponsor’s own $2 million.',
      'Parkallen Urbain a réalisé six immeubles à Edmonton et à Calgary. Quatre ont rapporté plus que la mise, un à peu près autant. Le sixième, un immeuble de bureaux achevé en 2015 sur la 9e Avenue, a été remis au prêteur en 2018 au départ des pétrolières; tous les fonds propres ont été perdus, y compris les 2 millions de dollars du promoteur.',
    ),
    both(
      'Of every $10,000, $500 pays the dealer, $100 the costs of the deal, and $9,400 goes to the mortgage, the office works and a reserve. The manager charges 3.5% of rents, about $110 a year per $10,000 invested, and a fifth of profit above 8% a year. The manager’s sister company does the leasing, at market fees: a conflict of interest.',
      'Sur chaque tranche de 10 000 $, 500 $ vont au courtier, 100 $ aux frais du placement et 9 400 $ à l’hypothèque, aux travaux des bureaux et à une réserve. Le gestionnaire perçoit 3,5 % des loyers, soit environ 110 $ par an par tranche de 10 000 $, et un cinquième du profit au-delà de 8 % par an. Une société sœur se charge de la location aux tarifs du marché : il y a là un conflit d’intérêts.',
    ),
    both(
      'Offices downtown have been emptying for a decade. If more space empties, if apartments nearby compete for tenants, or if the mortgage renews at a higher rate, distributions stop. A fall of a third in value would leave nothing for investors. Units are not redeemed before the fifth year and cannot easily be resold.',
      'Les bureaux du centre-ville se vident depuis dix ans. Si d’autres locaux se libèrent, si des immeubles voisins attirent les locataires ou si l’hypothèque se renouvelle à un taux plus élevé, les distributions cessent. Une baisse d’un tiers de la valeur ne laisserait rien aux investisseurs. Les parts ne sont pas rachetées avant la cinquième année et ne se revendent pas facilement.',
    ),
  ),
  photos: [
    {
      file: 'cover.svg',
      cover: true,
      description: both(
        'An apartment tower on a brick base among city towers at dusk, an arched bridge and lights on the river',
        'Tour d’habitation sur un socle de brique parmi les tours de la ville au crépuscule, pont en arc et lumières sur la rivière',
      ),
    },
    {
      file: 'section.svg',
      cover: false,
      description: both(
        'The building cut open: apartments in the tower, offices, shops on the street and two levels of parking',
        'Coupe de l’ensemble : logements dans la tour, bureaux, commerces sur rue et deux niveaux de stationnement',
      ),
    },
    {
      file: 'street.svg',
      cover: false,
      description: both(
        'The shopping street at evening, with lit windows, strings of lamps, people and an approaching tram',
        'La rue commerçante le soir, vitrines éclairées, guirlandes de lampes, passants et tramway qui approche',
      ),
    },
  ],
  paysIncome: true,
  infoTable: [
    row.target('7-9'),
    row.worstResult(
      both(
        'Every dollar of equity lost in an office building, in 2018',
        'Tous les capitaux propres perdus dans un immeuble de bureaux, en 2018',
      ),
    ),
    row.downside(
      both(
        'Empty offices stop distributions, capital lost',
        'Bureaux vides, distributions interrompues, capital perdu',
      ),
    ),
    row.term('5-7'),
    row.minimum(10000),
    row.size(18000000),
    row.income(both('Quarterly, from rents collected', 'Trimestrielles, à même les loyers encaissés')),
    row.debt(
      both(
        'First mortgage of $41 million, four years left',
        'Hypothèque de premier rang de 41 millions, encore quatre ans',
      ),
    ),
    row.exit(both('None before the fifth year', 'Aucune avant la cinquième année')),
    row.fees(both('$600 at the start, then about $110 a year', '600 $ au départ, puis environ 110 $ par an')),
    row.other(
      both('Offices leased', 'Bureaux loués'),
      both('61%, the weak point of the building', '61 %, le point faible de l’immeuble'),
    ),
  ],
  faqs: [
    {
      question: both('Who lent the second mortgage?', 'Qui avait consenti la deuxième hypothèque?'),
      answer: both(
        'A private lender unrelated to the sponsor, at 11.5%. It is repaid in full at closing; if less than $15.4 million is raised, the deal does not close and your money is returned.',
        'Un prêteur privé sans lien avec le promoteur, à 11,5 %. Elle est remboursée en entier à la clôture; si moins de 15,4 millions de dollars sont réunis, le placement n’a pas lieu et votre argent vous est rendu.',
      ),
    },
    {
      question: both(
        'What does turning offices into apartments cost?',
        'Que coûte la conversion des bureaux en logements?',
      ),
      answer: both(
        'About $2.2 million for twelve apartments, of which $1.1 million is set aside here. The rest would be borrowed.',
        'Environ 2,2 millions de dollars pour douze logements, dont 1,1 million est prévu ici. Le reste serait emprunté.',
      ),
    },
    {
      question: both('Who are the shops?', 'Quels sont les commerces?'),
      answer: both(
        'A grocer, a café and a dentist. The fourth space has been empty since the opening.',
        'Une épicerie, un café et un dentiste. Le quatrième local est vide depuis l’ouverture.',
      ),
    },
    {
      question: both('Does the sponsor keep a stake?', 'Le promoteur conserve-t-il une participation?'),
      answer: both(
        'Yes, $6.3 million of earlier units that rank behind the units sold here until you have received 8% a year.',
        'Oui, 6,3 millions de dollars de parts antérieures qui passent après les parts offertes ici jusqu’à ce que vous ayez reçu 8 % par an.',
      ),
    },
    cancellationFaq,
  ],
  issuer: {
    name: 'Jasper Crossing LP',
    summary: both(
      'A partnership managed by Parkallen Urban, developer in Edmonton since 2006.',
      'Société en commandite gérée par Parkallen Urbain, promoteur à Edmonton depuis 2006.',
    ),
    city: 'Edmonton',
    province: 'CAN-AB',
    email: 'partners@jasper-crossing.example',
    phone: '1-780-555-0190',
  },
  security: both('Class C limited partnership units', 'Parts de société en commandite de catégorie C'),
  unitPriceCents: 100_000,
  minimumUnits: 10,
  maximumUnits: 250,
  unitsTotal: 18_000,
  unitsTakenByOthers: 6_390,
  opensAfterDays: -37,
  closesAfterDays: 83,
  documents: ['offering-memorandum', 'term-sheet', 'appraisal', 'financial-statements'],
  planForProceeds: [
    ...offeringCosts(90_000_000, 18_000_000),
    {
      label: both('Repayment of the second mortgage', 'Remboursement de la deuxième hypothèque'),
      cents: 1_540_000_000,
    },
    { label: both('Office leasing or conversion', 'Location ou conversion des bureaux'), cents: 110_000_000 },
    { label: both('Reserve', 'Réserve'), cents: 42_000_000 },
  ],
  laterCosts: [yearlyCost(both('Property management', 'Gestion immobilière'), 1.1)],
  fees: [
    {
      label: both('Management', 'Gestion'),
      value: both('3.5% of rents collected', '3,5 % des loyers encaissés'),
    },
    {
      label: both('Share of profit', 'Participation au profit'),
      value: both(
        '20% above an 8% yearly return to investors',
        '20 % au-delà d’un rendement annuel de 8 % aux investisseurs',
      ),
    },
  ],
  risks: [
    {
      title: both('Offices', 'Bureaux'),
      text: both(
        'Two fifths of the office floor is empty, and there may be no tenants at any reasonable rent.',
        'Les deux cinquièmes de l’étage de bureaux sont vides, et il se peut qu’aucun locataire ne se présente à un loyer raisonnable.',
      ),
    },
    {
      title: both('Related companies', 'Sociétés liées'),
      text: both(
        'The manager hires its own sister company for leasing.',
        'Le gestionnaire confie la location à sa propre société sœur.',
      ),
    },
    {
      title: both('Borrowing', 'Endettement'),
      text: both(
        'The mortgage is 66% of the appraised value and renews in four years.',
        'L’hypothèque représente 66 % de la valeur d’expertise et se renouvelle dans quatre ans.',
      ),
    },
  ],
  exit: both(
    'No redemption before the fifth year. After that the general partner may, but need not, redeem up to 5% of units a year at appraised net value less 5%. There is no market for the units.',
    'Aucun rachat avant la cinquième année. Par la suite, le commandité peut, sans y être tenu, racheter au plus 5 % des parts par an à la valeur nette d’expertise moins 5 %. Il n’existe aucun marché pour les parts.',
  ),
  financials: [
    { label: both('Rents of the year', 'Loyers de l’exercice'), cents: 558_000_000 },
    { label: both('Net operating income', 'Revenu net d’exploitation'), cents: 349_000_000 },
    { label: both('Mortgages', 'Hypothèques'), cents: 5_640_000_000 },
    { label: both('Net loss of the year', 'Perte nette de l’exercice'), cents: -87_000_000 },
  ],
  appraisal: {
    appraiser: 'Strathcona Valuation Partners',
    valueCents: 6_220_000_000,
    valuedDaysAgo: 52,
    basis: both(
      'Income approach at 5.6% overall, offices valued as they stand',
      'Approche du revenu à 5,6 % pour l’ensemble, bureaux évalués dans leur état actuel',
    ),
  },
};
