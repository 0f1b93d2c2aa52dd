import { cancellationFaq, offeringCosts, row } from './common-rows.ts';
import { both, type DemoDeal, paragraphs } from './demo-deal.ts';

export const ruelleDesErablesInfill: DemoDeal = {
  slug: 'ruelle-des-erables-infill',
  type: 'apartments',
  province: 'CAN-QC',
  location: both('Montréal, Quebec', 'Montréal (Québec)'),
  name: both('Maple Lane Infill', 'Ruelle des Érables'),
  summary: both(
    'Fourteen rental homes on a vacant lot between two Montréal triplexes, built in wood along a green lane.',
    'Quatorze logements locatifs sur un terrain vacant entre deux triplex montréalais, construits en bois le long d’une ruelle verte.',
  ),
  description: paragraphs(
    both(
      'Between two brick triplexes in the east of Montréal, a lot has stood empty since a fire in 1998. The project fills it with four storeys in wood: fourteen rental homes, five of them with three bedrooms, balconies on the street, a roof garden, and a door on the green lane that the neighbours planted.',
      'Entre deux triplex de brique de l’est de Montréal, un terrain est vacant depuis un incendie survenu en 1998. Le projet le comble par quatre étages en bois : quatorze logements locatifs, dont cinq de trois chambres, des balcons sur rue, un jardin sur le toit et une porte sur la ruelle verte plantée par les voisins.',
    ),
    both(
      'The borough has approved the plans after two changes asked for by neighbours; the permit is expected within three months but is not issued. Building takes fourteen months and costs $6.3 million with the land. Rents should average $1,780. The project will be refinanced when all homes have been leased for a year.',
      'L’arrondissement a approuvé les plans après deux modifications demandées par le voisinage; le permis est attendu d’ici trois mois, mais n’est pas encore délivré. La construction dure quatorze mois et coûte 6,3 millions de dollars avec le terrain. Les loyers devraient être de 1 780 $ en moyenne. Le projet sera refinancé lorsque tous les logements auront été loués pendant un an.',
    ),
    both(
      'Atelier Mitoyen is a cooperative of architects and builders that has filled nine such lots since 2010. Seven were finished within 10% of budget. On rue Fabre, contaminated soil doubled the cost of excavation in 2019, and investors got back their capital without any return after six years. On rue Bélair, a dispute with a neighbour’s wall is still in court.',
      'Atelier Mitoyen est une coopérative d’architectes et de constructeurs qui a comblé neuf terrains semblables depuis 2010. Sept chantiers ont respecté leur budget à 10 % près. Rue Fabre, des sols contaminés ont doublé le coût de l’excavation en 2019 et les investisseurs ont récupéré leur capital, sans rendement, après six ans. Rue Bélair, un litige sur un mur mitoyen est toujours devant les tribunaux.',
    ),
    both(
      'Of every $10,000, $600 pays the dealer, about $257 the costs of the deal, and $9,143 goes to the lot, the building and the contingency. The cooperative earns 6% of the building cost, $270,000, paid as work advances, and 5% of rents afterwards.',
      'Sur chaque tranche de 10 000 $, 600 $ vont au courtier, environ 257 $ aux frais du placement et 9 143 $ au terrain, à la construction et à la provision pour imprévus. La coopérative touche 6 % du coût de construction, soit 270 000 $, à mesure des travaux, puis 5 % des loyers.',
    ),
    both(
      'The permit could be refused or come late, the soil could hold surprises, and prices could rise before contracts are signed. There is no income for at least two years. Units cannot easily be resold and are not redeemed before refinancing. If the project is stopped half-built, you could lose all of your money.',
      'Le permis pourrait être refusé ou tarder, le sol réserver des surprises et les prix grimper avant la signature des contrats. Il n’y a aucun revenu pendant au moins deux ans. Les parts ne se revendent pas facilement et ne sont pas rachetées avant le refinancement. Si le chantier s’arrête à mi-chemin, vous pourriez perdre tout votre argent.',
    ),
  ),
  photos: [
    {
      file: 'cover.svg',
      cover: true,
      description: both(
        'Montréal street of brick triplexes with outside stairs, a new pale infill building between them, cyclists and autumn maples',
        'Rue montréalaise de triplex en brique à escaliers extérieurs, nouvel immeuble clair inséré entre eux, cyclistes et érables d’automne',
      ),
    },
    {
      file: 'green-lane.svg',
      cover: false,
      description: both(
        'A green lane between brick backs, with balconies, a clothes line, planters and children playing ball',
        'Ruelle verte entre des façades arrière de brique, avec balcons, corde à linge, bacs à fleurs et enfants jouant au ballon',
      ),
    },
    {
      file: 'block-plan.svg',
      cover: false,
      description: both(
        'The block from above: rows of triplexes, the new building with its roof garden and solar panels, the lane behind',
        'L’îlot vu d’en haut : rangées de triplex, nouvel immeuble avec jardin et panneaux sur le toit, ruelle à l’arrière',
      ),
    },
  ],
  paysIncome: false,
  infoTable: [
    row.target('8-10'),
    row.worstResult(
      both(
        'One of nine projects gave back the capital without any return, after six years',
        'Un projet sur neuf a rendu le capital sans aucun rendement, après six ans',
      ),
    ),
    row.downside(
      both(
        'Permit refused or work stopped, loss of the whole capital',
        'Permis refusé ou chantier arrêté, perte de tout le capital',
      ),
    ),
    row.term('4-6'),
    row.minimum(5000),
    row.size(3500000),
    row.income(
      both(
        'None during the work, then twice a year if rents allow',
        'Aucune durant les travaux, puis deux fois l’an si les loyers le permettent',
      ),
    ),
    row.debt(both('Construction loan of $3.1 million', 'Prêt de construction de 3,1 millions de dollars')),
    row.exit(both('None before refinancing', 'Aucune avant le refinancement')),
    row.fees(both('$857 at the start, then 5% of rents', '857 $ au départ, puis 5 % des loyers')),
    row.other(
      both('Building permit', 'Permis de construire'),
      both('Plans approved, permit not issued', 'Plans approuvés, permis non délivré'),
    ),
  ],
  faqs: [
    {
      question: both('What if the permit is refused?', 'Que se passe-t-il si le permis est refusé?'),
      answer: both(
        'Work does not begin. The lot would be sold and the money returned after costs; investors would probably get back less than they paid.',
        'Les travaux ne commencent pas. Le terrain serait vendu et l’argent rendu, moins les frais; les investisseurs récupéreraient probablement moins que leur mise.',
      ),
    },
    {
      question: both('Has the soil been tested?', 'Le sol a-t-il été analysé?'),
      answer: both(
        'Yes, by five borings. One found ash from the fire; its removal is budgeted at $95,000. Soil between borings may differ.',
        'Oui, par cinq forages. L’un d’eux a révélé des cendres de l’incendie; leur enlèvement est prévu au budget, à 95 000 $. Le sol peut différer entre les forages.',
      ),
    },
    {
      question: both('Are the rents regulated?', 'Les loyers sont-ils réglementés?'),
      answer: both(
        'For five years a new building may set rents freely if the lease says so. After that, increases can be contested before the housing tribunal.',
        'Pendant cinq ans, un immeuble neuf peut fixer librement ses loyers si le bail le mentionne. Ensuite, les hausses peuvent être contestées devant le Tribunal administratif du logement.',
      ),
    },
    {
      question: both('Are the documents in French?', 'Les documents sont-ils en français?'),
      answer: both(
        'Yes. The offering memorandum and the agreement were written in French first; the English version is a translation.',
        'Oui. La notice d’offre et la convention ont d’abord été rédigées en français; la version anglaise est une traduction.',
      ),
    },
    cancellationFaq,
  ],
  issuer: {
    name: 'Société en commandite Ruelle des Érables',
    summary: both(
      'A partnership of the Atelier Mitoyen cooperative, builder of small rental buildings since 2010.',
      'Société en commandite de la coopérative Atelier Mitoyen, qui bâtit de petits immeubles locatifs depuis 2010.',
    ),
    city: 'Montréal',
    province: 'CAN-QC',
    email: 'bonjour@ruelle-des-erables.example',
    phone: '1-514-555-0147',
  },
  security: both('Class A limited partnership units', 'Parts de société en commandite de catégorie A'),
  unitPriceCents: 50_000,
  minimumUnits: 10,
  maximumUnits: 200,
  unitsTotal: 7_000,
  unitsTakenByOthers: 6_310,
  opensAfterDays: -88,
  closesAfterDays: 24,
  documents: ['offering-memorandum', 'term-sheet', 'appraisal'],
  planForProceeds: [
    ...offeringCosts(21_000_000, 9_000_000),
    { label: both('Purchase of the lot', 'Achat du terrain'), cents: 138_000_000 },
    {
      label: both('Construction, equity portion', 'Construction, part des fonds propres'),
      cents: 152_000_000,
    },
    { label: both('Contingency and soil', 'Imprévus et sols'), cents: 30_000_000 },
  ],
  fees: [
    {
      label: both('Development', 'Réalisation du projet'),
      value: both('6% of the building cost, $270,000', '6 % du coût de construction, soit 270 000 $'),
    },
    {
      label: both('Management after opening', 'Gestion après l’ouverture'),
      value: both('5% of rents collected', '5 % des loyers encaissés'),
    },
  ],
  risks: [
    {
      title: both('Permit', 'Permis'),
      text: both(
        'The building permit is not issued. A refusal would end the project.',
        'Le permis de construire n’est pas délivré. Un refus mettrait fin au projet.',
      ),
    },
    {
      title: both('Party walls and soil', 'Murs mitoyens et sols'),
      text: both(
        'Digging between old walls can damage neighbours’ houses and lead to court.',
        'Creuser entre de vieux murs peut endommager les maisons voisines et mener devant les tribunaux.',
      ),
    },
  ],
  exit: both(
    'No redemption before refinancing, expected in the fourth year. Then the general partner offers to repurchase up to a quarter of units at appraised net value, if the new mortgage allows. There is no market for the units.',
    'Aucun rachat avant le refinancement, prévu la quatrième année. Le commandité offrira alors de racheter jusqu’au quart des parts à la valeur nette d’expertise, si la nouvelle hypothèque le permet. Il n’existe aucun marché pour les parts.',
  ),
  financials: [],
  appraisal: {
    appraiser: 'Évaluations Hochelaga',
    valueCents: 141_000_000,
    valuedDaysAgo: 39,
    basis: both(
      'The vacant lot as it stands, by comparison with six sales; the building is not appraised',
      'Le terrain vacant dans son état actuel, par comparaison avec six ventes; le bâtiment n’est pas évalué',
    ),
  },
};
