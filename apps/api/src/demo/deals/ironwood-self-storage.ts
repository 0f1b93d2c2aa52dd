import { cancellationFaq, offeringCosts, row, yearlyCost } from './common-rows.ts';
import { both, type DemoDeal, paragraphs } from './demo-deal.ts';

export const ironwoodSelfStorage: DemoDeal = {
  slug: 'ironwood-self-storage',
  type: 'industrial',
  province: 'CAN-ON',
  location: both('Barrie, Ontario', 'Barrie (Ontario)'),
  name: both('Ironwood Self-Storage', 'Mini-entrepôts Ironwood'),
  summary: both(
    'A working self-storage site of 612 units near the highway, with land for one more heated building.',
    'Site de 612 mini-entrepôts en activité près de l’autoroute, avec un terrain pour un bâtiment chauffé de plus.',
  ),
  description: paragraphs(
    both(
      'Ironwood has six rows of drive-up units and a three-storey heated building: 612 units on 3.1 hectares, 84% of them rented at year-end. Customers are mostly people between two homes and small contractors. They pay by the month and may leave at any time.',
      'Ironwood compte six rangées de locaux accessibles en véhicule et un bâtiment chauffé de trois étages : 612 locaux sur 3,1 hectares, loués à 84 % en fin d’exercice. Les clients sont surtout des gens entre deux logements et de petits entrepreneurs. Ils paient au mois et peuvent partir en tout temps.',
    ),
    both(
      'The partnership buys the site for $11.8 million and plans a second heated building of 180 units for $2.3 million. If it fills as slowly as the first one did, it will take three years to be 80% rented. Until then distributions come from the existing units alone.',
      'La société achète le site 11,8 millions de dollars et projette un second bâtiment chauffé de 180 locaux, au coût de 2,3 millions. S’il se remplit aussi lentement que le premier, il lui faudra trois ans pour être loué à 80 %. D’ici là, les distributions ne proviennent que des locaux existants.',
    ),
    both(
      'Ironwood Storage Partners runs eleven sites in Ontario. Eight have met their first budget or done better. In Orillia a larger competitor opened across the road in 2022: rents fell by a fifth, distributions stopped for a year, and the site is worth about 12% less than it cost.',
      'Ironwood Storage Partners exploite onze sites en Ontario. Huit ont respecté ou dépassé leur premier budget. À Orillia, un concurrent plus grand a ouvert en face en 2022 : les loyers ont reculé d’un cinquième, les distributions ont cessé pendant un an et le site vaut environ 12 % de moins que son coût.',
    ),
    both(
      'Of every $10,000, about $500 pays the dealer, $145 the costs of the deal and $9,355 the purchase and the new building. The operator takes 6% of revenue, about $165 a year per $10,000 invested, and $115,000 for supervising construction.',
      'Sur chaque tranche de 10 000 $, environ 500 $ vont au courtier, 145 $ aux frais du placement et 9 355 $ à l’achat et au nouveau bâtiment. L’exploitant perçoit 6 % des revenus, soit environ 165 $ par an par tranche de 10 000 $, et 115 000 $ pour la surveillance des travaux.',
    ),
    both(
      'A new competitor, a slow housing market or a higher rate when the mortgage renews could cut income. Units are not redeemed before the fourth year and cannot easily be resold. The mortgage ranks ahead of you: a fall of about a third in the value of the site would leave nothing for investors.',
      'Un nouveau concurrent, un marché immobilier au ralenti ou un taux plus élevé au renouvellement de l’hypothèque pourrait réduire les revenus. Les parts ne sont pas rachetées avant la quatrième année et ne se revendent pas facilement. L’hypothèque passe avant vous : une baisse d’environ un tiers de la valeur du site ne laisserait rien aux investisseurs.',
    ),
  ),
  photos: [
    {
      file: 'cover.svg',
      cover: true,
      description: both(
        'Storage building with lit windows and red doors on a snowy evening, a van and two people unloading boxes',
        'Bâtiment d’entreposage aux fenêtres éclairées et portes rouges par un soir de neige, camionnette et deux personnes déchargeant des boîtes',
      ),
    },
    {
      file: 'site-plan.svg',
      cover: false,
      description: both(
        'The site from above: rows of drive-up units, the heated building with solar panels, a gate and the road',
        'Le site vu d’en haut : rangées de locaux, bâtiment chauffé coiffé de panneaux solaires, barrière et rue',
      ),
    },
    {
      file: 'inside-corridor.svg',
      cover: false,
      description: both(
        'Inside corridor with red and yellow roll-up doors, one of them open, and a trolley stacked with boxes',
        'Corridor intérieur aux portes enroulables rouges et jaunes, dont une ouverte, et chariot chargé de boîtes',
      ),
    },
  ],
  paysIncome: true,
  infoTable: [
    row.target('7-9'),
    row.worstResult(
      both(
        'No distributions for a year in Orillia; the site is worth 12% less than it cost',
        'Aucune distribution pendant un an à Orillia; l’emplacement vaut 12 % de moins que son coût',
      ),
    ),
    row.downside(
      both(
        'Units stand empty, distributions stop, capital lost',
        'Locaux vides, distributions interrompues, capital perdu',
      ),
    ),
    row.term('4-6'),
    row.minimum(10000),
    row.size(5500000),
    row.income(both('Monthly, from rents collected', 'Mensuelles, à même les loyers encaissés')),
    row.debt(
      both(
        'Mortgage and building loan of $9.2 million',
        'Hypothèque et prêt de construction de 9,2 millions de dollars',
      ),
    ),
    row.exit(
      both(
        'From the fourth year, up to 5% of units a year',
        'À compter de la quatrième année, au plus 5 % des parts par an',
      ),
    ),
    row.fees(both('$645 at the start, then about $165 a year', '645 $ au départ, puis environ 165 $ par an')),
  ],
  faqs: [
    {
      question: both('How full is the site?', 'Quel est le taux d’occupation?'),
      answer: both(
        '84% at year-end, 78% at its lowest in February. About one customer in fourteen leaves each month and must be replaced.',
        '84 % en fin d’exercice, 78 % au plus bas, en février. Environ un client sur quatorze part chaque mois et doit être remplacé.',
      ),
    },
    {
      question: both('Is the second building certain?', 'Le second bâtiment est-il certain?'),
      answer: both(
        'No. The zoning allows it, but the permit is not issued. If it is refused, the money kept for it repays part of the mortgage.',
        'Non. Le zonage le permet, mais le permis n’est pas délivré. En cas de refus, l’argent prévu remboursera une partie de l’hypothèque.',
      ),
    },
    {
      question: both('Why are distributions monthly?', 'Pourquoi les distributions sont-elles mensuelles?'),
      answer: both(
        'Because customers pay monthly. The amount changes with rents and may be zero; it is not interest.',
        'Parce que les clients paient au mois. Le montant varie avec les loyers et peut être nul; il ne s’agit pas d’intérêts.',
      ),
    },
    {
      question: both('What does the operator own?', 'Que détient l’exploitant?'),
      answer: both(
        'Units worth $400,000, bought at the same price. It also owns a competing site 40 kilometres away, which is a conflict of interest.',
        'Des parts d’une valeur de 400 000 $, achetées au même prix. Il possède aussi un site concurrent à 40 kilomètres, ce qui constitue un conflit d’intérêts.',
      ),
    },
    cancellationFaq,
  ],
  issuer: {
    name: 'Ironwood Barrie Storage LP',
    summary: both(
      'A partnership run by Ironwood Storage Partners, operator of eleven sites.',
      'Société en commandite exploitée par Ironwood Storage Partners, qui gère onze sites.',
    ),
    city: 'Barrie',
    province: 'CAN-ON',
    email: 'units@ironwood-storage.example',
    phone: '1-705-555-0119',
  },
  security: both('Class A limited partnership units', 'Parts de société en commandite de catégorie A'),
  unitPriceCents: 10_000,
  minimumUnits: 100,
  maximumUnits: 3_000,
  unitsTotal: 55_000,
  unitsTakenByOthers: 31_400,
  opensAfterDays: -48,
  closesAfterDays: 57,
  documents: ['offering-memorandum', 'term-sheet', 'appraisal', 'financial-statements'],
  planForProceeds: [
    ...offeringCosts(27_500_000, 8_000_000),
    {
      label: both('Purchase of the site, equity portion', 'Achat du site, part des fonds propres'),
      cents: 420_000_000,
    },
    {
      label: both('Second building, equity portion', 'Second bâtiment, part des fonds propres'),
      cents: 74_500_000,
    },
    { label: both('Land transfer tax and closing', 'Droits de cession et clôture'), cents: 20_000_000 },
  ],
  laterCosts: [yearlyCost(both('Operation of the site', 'Exploitation du site'), 1.65)],
  fees: [
    { label: both('Operation', 'Exploitation'), value: both('6% of revenue', '6 % des revenus') },
    {
      label: both('Supervision of the new building', 'Surveillance du nouveau bâtiment'),
      value: both('5% of its cost, $115,000', '5 % de son coût, soit 115 000 $'),
    },
  ],
  risks: [
    {
      title: both('Competition', 'Concurrence'),
      text: both(
        'Storage is quick to build. A new site nearby can lower rents within months.',
        'Un entrepôt se construit vite. Un nouveau site voisin peut faire baisser les loyers en quelques mois.',
      ),
    },
    {
      title: both('Monthly contracts', 'Contrats mensuels'),
      text: both(
        'Customers may leave on short notice; there are no long leases.',
        'Les clients peuvent partir avec un court préavis; il n’y a pas de baux à long terme.',
      ),
    },
  ],
  exit: both(
    'From the fourth year, up to 5% of units a year may be redeemed at 93% of appraised net value if cash allows. The general partner may suspend redemptions. There is no market for the units.',
    'À compter de la quatrième année, au plus 5 % des parts par an peuvent être rachetées à 93 % de la valeur nette d’expertise si l’encaisse le permet. Le commandité peut suspendre les rachats. Il n’existe aucun marché pour les parts.',
  ),
  financials: [
    {
      label: both('Revenue of the year, previous owner', 'Revenus de l’exercice, ancien propriétaire'),
      cents: 151_200_000,
    },
    { label: both('Operating costs of the year', 'Charges d’exploitation de l’exercice'), cents: 60_700_000 },
    { label: both('Cash held in trust', 'Encaisse en fiducie'), cents: 314_000_000 },
  ],
  appraisal: {
    appraiser: 'Kempenfelt Valuation',
    valueCents: 1_195_000_000,
    valuedDaysAgo: 83,
    basis: both(
      'Income approach at 7.5% on the existing units; the second building is not included',
      'Approche du revenu à 7,5 % sur les locaux existants; le second bâtiment est exclu',
    ),
  },
};
