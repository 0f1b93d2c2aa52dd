import { cancellationFaq, offeringCosts, row, yearlyCost } from './common-rows.ts';
import { both, type DemoDeal, paragraphs } from './demo-deal.ts';

export const harbourRowApartments: DemoDeal = {
  slug: 'harbour-row-apartments',
  type: 'apartments',
  province: 'CAN-NS',
  location: both('Halifax, Nova Scotia', 'Halifax (Nouvelle-Écosse)'),
  name: both('Harbour Row Apartments', 'Appartements Harbour Row'),
  summary: both(
    'A 96-unit rental building on the Halifax waterfront, bought three years after construction and held for its rents.',
    'Immeuble locatif de 96 logements au bord de l’eau à Halifax, acquis trois ans après sa construction et conservé pour ses loyers.',
  ),
  description: paragraphs(
    both(
      'Harbour Row is a seven-storey building of brick and pale siding with 96 rental apartments and five shops at street level. It was finished three years ago on a former cannery wharf. In the last twelve months 94 of the apartments were rented at an average of $2,140 a month, and two of the five shops changed tenants.',
      'Harbour Row est un immeuble de sept étages en brique et en parement clair, qui compte 96 logements locatifs et cinq commerces au rez-de-chaussée. Il a été achevé il y a trois ans sur le quai d’une ancienne conserverie. Au cours des douze derniers mois, 94 logements étaient loués, à 2 140 $ par mois en moyenne, et deux des cinq commerces ont changé de locataire.',
    ),
    both(
      'The partnership will buy the building for $34.6 million, with a $27.5 million first mortgage at a fixed rate for five years. The plan is simple: keep the apartments full, renew leases within the provincial cap on rent increases, replace the lobby heating, and sell or refinance between the fifth and the seventh year. Nothing depends on building a second phase.',
      'La société en commandite achètera l’immeuble 34,6 millions de dollars, au moyen notamment d’une hypothèque de premier rang de 27,5 millions à taux fixe pour cinq ans. Le plan est simple : garder les logements loués, renouveler les baux dans le respect du plafond provincial, remplacer le chauffage du hall, puis vendre ou refinancer entre la cinquième et la septième année. Rien ne dépend d’une deuxième phase.',
    ),
    both(
      'Tidewrack Residential has bought nine buildings in Atlantic Canada since 2011 and sold four. Three returned more than investors paid. The fourth, in Saint John, was sold in 2020 after a sewer failure that the inspection missed; its investors got back 81 cents on the dollar. The manager now pays for a camera survey before every purchase.',
      'Tidewrack Résidentiel a acheté neuf immeubles au Canada atlantique depuis 2011 et en a vendu quatre. Trois ont rapporté plus que la mise. Le quatrième, à Saint-Jean, a été vendu en 2020 après une rupture d’égout que l’inspection n’avait pas décelée; ses investisseurs ont récupéré 81 cents par dollar. Le gestionnaire fait désormais inspecter les conduites par caméra avant chaque achat.',
    ),
    both(
      'Of every $10,000 invested, about $550 pays the dealer’s commission and $150 the costs of the deal; the remaining $9,300 goes into the purchase, repairs and a reserve. The manager then takes 4% of rents collected, about $135 a year per $10,000 invested, and one fifth of any profit after investors have received 7% a year.',
      'Sur chaque tranche de 10 000 $ investie, environ 550 $ servent à payer la commission du courtier et 150 $ les frais du placement; les 9 300 $ restants vont à l’achat, aux réparations et à une réserve. Le gestionnaire perçoit ensuite 4 % des loyers encaissés, soit environ 135 $ par an par tranche de 10 000 $, et un cinquième du profit une fois que les investisseurs ont reçu 7 % par an.',
    ),
    both(
      'Units cannot easily be resold, and the partnership does not redeem them in the first three years. Higher mortgage rates at renewal, a rent cap tighter than today’s, empty shops or a costly repair could reduce or stop distributions. Because the mortgage is paid first, a fall of about one fifth in the value of the building would erase investors’ capital.',
      'Les parts ne se revendent pas facilement et ne sont pas rachetées au cours des trois premières années. Une hausse des taux au renouvellement de l’hypothèque, un plafond de loyer plus strict, des commerces vides ou une réparation coûteuse pourraient réduire ou interrompre les distributions. Comme l’hypothèque est remboursée en premier, une baisse d’environ un cinquième de la valeur de l’immeuble effacerait le capital des investisseurs.',
    ),
  ),
  photos: [
    {
      file: 'cover.svg',
      cover: true,
      description: both(
        'Brick and pale apartment buildings behind a wharf at dawn, with three sailing boats and their reflections in the harbour',
        'Immeubles de brique et de parement clair derrière un quai à l’aube, avec trois voiliers et leurs reflets dans le port',
      ),
    },
    {
      file: 'street.svg',
      cover: false,
      description: both(
        'The building from the street: shops with awnings at the foot, balconies above, neighbours and a bicycle on the sidewalk',
        'L’immeuble vu de la rue : commerces à auvents au rez-de-chaussée, balcons aux étages, passants et vélo sur le trottoir',
      ),
    },
    {
      file: 'two-bedroom-plan.svg',
      cover: false,
      description: both(
        'Furnished floor plan of a two-bedroom apartment with kitchen, living room, bathroom and a balcony to the south',
        'Plan meublé d’un logement de deux chambres avec cuisine, salon, salle de bain et balcon au sud',
      ),
    },
  ],
  paysIncome: true,
  infoTable: [
    row.target('6-8'),
    row.worstResult(
      both(
        'One of four buildings sold returned 81 cents on the dollar, in 2020',
        'Un des quatre immeubles vendus a rendu 81 cents par dollar, en 2020',
      ),
    ),
    row.downside(
      both(
        'Distributions stop and part or all of the capital is lost',
        'Les distributions cessent et le capital est perdu en partie ou en totalité',
      ),
    ),
    row.term('5-7'),
    row.minimum(5000),
    row.size(8000000),
    row.income(
      both(
        'Quarterly, paid only from rents collected',
        'Trimestrielles, à même les loyers encaissés seulement',
      ),
    ),
    row.debt(
      both(
        'First mortgage of 79% of the price, fixed for five years',
        'Hypothèque de premier rang égale à 79 % du prix, taux fixe de cinq ans',
      ),
    ),
    row.exit(
      both(
        'No redemption for three years, then up to 5% of units a year',
        'Aucun rachat pendant trois ans, puis au plus 5 % des parts par an',
      ),
    ),
    row.fees(both('$700 at the start, then about $135 a year', '700 $ au départ, puis environ 135 $ par an')),
    row.other(both('Apartments rented', 'Logements loués'), both('94 of 96', '94 sur 96')),
  ],
  faqs: [
    {
      question: both(
        'Where does the money for distributions come from?',
        'D’où vient l’argent des distributions?',
      ),
      answer: both(
        'From rents, after the mortgage, taxes, insurance, repairs and the manager’s fee. The partnership does not pay distributions out of new investors’ money. If rents fall short, the distribution is reduced or skipped.',
        'Des loyers, une fois payés l’hypothèque, les taxes, les assurances, les réparations et les honoraires du gestionnaire. L’argent des nouveaux investisseurs ne sert jamais à payer des distributions. Si les loyers ne suffisent pas, la distribution est réduite ou omise.',
      ),
    },
    {
      question: both(
        'What happens when the mortgage renews?',
        'Que se passe-t-il au renouvellement de l’hypothèque?',
      ),
      answer: both(
        'The rate is fixed for five years. Each additional percentage point at renewal would cost about $275,000 a year, roughly 3.4% of the money raised. The manager may then lower distributions or sell.',
        'Le taux est fixe pendant cinq ans. Chaque point de pourcentage de plus au renouvellement coûterait environ 275 000 $ par an, soit à peu près 3,4 % des fonds réunis. Le gestionnaire pourrait alors réduire les distributions ou vendre.',
      ),
    },
    {
      question: both('Who values the building?', 'Qui évalue l’immeuble?'),
      answer: both(
        'An independent appraiser, before the purchase and every year after. The summary is among the documents of this deal. A value is an opinion, not a price someone has agreed to pay.',
        'Un évaluateur indépendant, avant l’achat puis chaque année. Le sommaire figure parmi les documents. Une valeur est une opinion, et non un prix que quelqu’un s’est engagé à payer.',
      ),
    },
    {
      question: both(
        'Can I hold the units in an RRSP or a TFSA?',
        'Puis-je détenir les parts dans un REER ou un CELI?',
      ),
      answer: both(
        'No. Limited partnership units of this issuer are not a qualified investment for registered plans. Ask a tax adviser before you decide.',
        'Non. Les parts de cette société en commandite ne sont pas un placement admissible pour un régime enregistré. Consultez un fiscaliste avant de prendre votre décision.',
      ),
    },
    cancellationFaq,
  ],
  issuer: {
    name: 'Harbour Row Limited Partnership',
    summary: both(
      'A partnership managed by Tidewrack Residential, a 22-person property manager founded in 2011.',
      'Société en commandite gérée par Tidewrack Résidentiel, gestionnaire immobilier de 22 personnes fondé en 2011.',
    ),
    city: 'Halifax',
    province: 'CAN-NS',
    email: 'investors@harbour-row.example',
    phone: '1-902-555-0114',
  },
  security: both('Class A limited partnership units', 'Parts de société en commandite de catégorie A'),
  unitPriceCents: 100_000,
  minimumUnits: 5,
  maximumUnits: 100,
  unitsTotal: 8_000,
  unitsTakenByOthers: 4_870,
  opensAfterDays: -41,
  closesAfterDays: 64,
  documents: ['offering-memorandum', 'term-sheet', 'appraisal', 'financial-statements'],
  planForProceeds: [
    ...offeringCosts(44_000_000, 12_000_000),
    {
      label: both('Equity in the purchase of the building', 'Mise de fonds pour l’achat de l’immeuble'),
      cents: 660_000_000,
    },
    {
      label: both('Land transfer tax and closing costs', 'Droits de mutation et frais de clôture'),
      cents: 38_000_000,
    },
    {
      label: both('Lobby heating and first repairs', 'Chauffage du hall et premières réparations'),
      cents: 21_000_000,
    },
    { label: both('Reserve', 'Réserve'), cents: 25_000_000 },
  ],
  laterCosts: [yearlyCost(both('Property management', 'Gestion immobilière'), 1.35)],
  fees: [
    {
      label: both('Management', 'Gestion'),
      value: both('4% of rents collected', '4 % des loyers encaissés'),
    },
    {
      label: both('Share of profit', 'Participation au profit'),
      value: both(
        '20% above a 7% yearly return to investors',
        '20 % au-delà d’un rendement annuel de 7 % aux investisseurs',
      ),
    },
    {
      label: both('Sale of the building', 'Vente de l’immeuble'),
      value: both('1% of the sale price', '1 % du prix de vente'),
    },
  ],
  risks: [
    {
      title: both('Rent control', 'Contrôle des loyers'),
      text: both(
        'Nova Scotia limits yearly rent increases. If costs rise faster than the limit, income falls.',
        'La Nouvelle-Écosse plafonne les hausses annuelles de loyer. Si les coûts augmentent plus vite que le plafond, le revenu diminue.',
      ),
    },
    {
      title: both('One building', 'Un seul immeuble'),
      text: both(
        'All the money is in one building on one wharf; a flood or fire beyond the insurance would affect every investor.',
        'Tout l’argent est placé dans un seul immeuble, sur un seul quai; une inondation ou un incendie dépassant l’assurance toucherait tous les investisseurs.',
      ),
    },
    {
      title: both('Interest rates', 'Taux d’intérêt'),
      text: both(
        'The mortgage renews after five years, possibly at a much higher rate, or on condition that part of it is repaid.',
        'L’hypothèque se renouvelle après cinq ans, peut-être à un taux bien plus élevé ou à la condition d’en rembourser une partie.',
      ),
    },
  ],
  exit: both(
    'No redemption during the first three years. After that, requests are taken once a year, in order of arrival, up to 5% of units, at 95% of the last appraised net value. The general partner may suspend redemptions. There is no market for the units.',
    'Aucun rachat pendant les trois premières années. Par la suite, les demandes sont traitées une fois l’an, dans l’ordre d’arrivée, jusqu’à 5 % des parts, à 95 % de la dernière valeur nette établie par évaluation. Le commandité peut suspendre les rachats. Il n’existe aucun marché pour les parts.',
  ),
  financials: [
    { label: both('Cash held in trust', 'Encaisse en fiducie'), cents: 487_000_000 },
    { label: both('Deposit on the building', 'Acompte sur l’immeuble'), cents: 50_000_000 },
    { label: both('Liabilities', 'Passif'), cents: 9_400_000 },
    { label: both('Net loss since formation', 'Perte nette depuis la constitution'), cents: -6_100_000 },
  ],
  appraisal: {
    appraiser: 'Fundy Bay Valuations',
    valueCents: 3_460_000_000,
    valuedDaysAgo: 58,
    basis: both(
      'Income approach, net income of $1,833,800 capitalized at 5.3%, checked against four recent sales',
      'Approche du revenu : revenu net de 1 833 800 $ capitalisé à 5,3 %, comparé à quatre ventes récentes',
    ),
  },
};
