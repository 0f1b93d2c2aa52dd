import { cancellationFaq, offeringCosts, row, yearlyCost } from './common-rows.ts';
import { both, type DemoDeal, paragraphs } from './demo-deal.ts';

export const westlakeMortgageFund: DemoDeal = {
  slug: 'westlake-mortgage-fund',
  type: 'mortgage',
  province: 'CAN-BC',
  location: both('Kelowna, British Columbia', 'Kelowna (Colombie-Britannique)'),
  name: both('Westlake Mortgage Corporation', 'Société hypothécaire Westlake'),
  summary: both(
    'A mortgage investment corporation that lends on homes and small buildings in British Columbia, mostly in first rank.',
    'Société de placement hypothécaire qui prête sur des maisons et de petits immeubles en Colombie-Britannique, surtout en premier rang.',
  ),
  description: paragraphs(
    both(
      'Westlake lends to people and small builders whom banks turn down or serve slowly. At its last year-end it held 163 loans and some cash, $48.2 million in all: 46% on houses, 22% on rental buildings, 14% on construction, 10% on shops, and 8% in cash. Four fifths of the loans rank first. The average loan is 64% of the appraised value.',
      'Westlake prête à des particuliers et à de petits constructeurs que les banques refusent ou font attendre. À la fin de son dernier exercice, elle détenait 163 prêts et de l’encaisse, 48,2 millions de dollars en tout : 46 % sur des maisons, 22 % sur des immeubles locatifs, 14 % sur des chantiers, 10 % sur des commerces et 8 % en encaisse. Quatre prêts sur cinq sont de premier rang. Le prêt moyen équivaut à 64 % de la valeur d’expertise.',
    ),
    both(
      'New money is lent as suitable applications arrive, usually for twelve to eighteen months at 9% to 12%. Interest collected, less fees and losses, is paid out as dividends every quarter. The corporation does not borrow more than 15% of its loans.',
      'Les nouvelles sommes sont prêtées à mesure que se présentent des demandes convenables, généralement pour douze à dix-huit mois, à des taux de 9 % à 12 %. Les intérêts encaissés, moins les frais et les pertes, sont versés en dividendes chaque trimestre. La société n’emprunte pas plus de 15 % de ses prêts.',
    ),
    both(
      'The manager has run the corporation since 2012. Dividends were between 5.1% and 8.4% a year. In 2023 two construction loans on the same hillside went bad together; the corporation lost $1.3 million, the dividend fell to 5.1%, and redemptions were limited for five months. Eleven loans, 6% of the total, are more than 90 days late today.',
      'Le gestionnaire dirige la société depuis 2012. Les dividendes ont varié de 5,1 % à 8,4 % par an. En 2023, deux prêts de construction sur un même coteau ont fait défaut en même temps : la société a perdu 1,3 million de dollars, le dividende est tombé à 5,1 % et les rachats ont été limités pendant cinq mois. Onze prêts, soit 6 % du total, accusent aujourd’hui plus de 90 jours de retard.',
    ),
    both(
      'Of every $10,000, about $300 pays the dealer and $70 the costs of the deal; $9,630 is lent or kept for redemptions. The manager charges 1.75% a year of the loans, about $169 per $10,000, and keeps the fees that borrowers pay when a loan is arranged. That second point is a conflict of interest: the manager earns more by lending more.',
      'Sur chaque tranche de 10 000 $, environ 300 $ vont au courtier et 70 $ aux frais du placement; 9 630 $ sont prêtés ou réservés aux rachats. Le gestionnaire prélève 1,75 % par an des prêts, soit environ 169 $ par tranche de 10 000 $, et conserve les frais de montage payés par les emprunteurs. Ce dernier point constitue un conflit d’intérêts : plus il prête, plus il gagne.',
    ),
    both(
      'After the first year you may ask for redemption once a quarter, but the corporation pays only what its cash allows and may limit or suspend redemptions, as it did in 2023. Shares cannot easily be resold. If house prices fall sharply, borrowers default together and security sells for less than the loans, dividends stop and part of the capital is lost.',
      'Après la première année, vous pouvez demander un rachat chaque trimestre, mais la société ne paie que ce que son encaisse permet et peut limiter ou suspendre les rachats, comme elle l’a fait en 2023. Les actions ne se revendent pas facilement. Si le prix des maisons chute, que les défauts se multiplient et que les biens donnés en garantie se vendent moins que le solde des prêts, les dividendes cessent et une partie du capital est perdue.',
    ),
  ),
  photos: [
    {
      file: 'cover.svg',
      cover: true,
      description: both(
        'Rows of houses with lit windows on a hillside above a lake at dusk',
        'Rangées de maisons aux fenêtres éclairées sur un coteau, au-dessus d’un lac au crépuscule',
      ),
    },
    {
      file: 'allocation.svg',
      cover: false,
      description: both(
        'Ring in five parts showing how the loans are spread: houses, rental buildings, construction, shops and cash',
        'Anneau en cinq parts montrant la répartition des prêts : maisons, immeubles locatifs, chantiers, commerces et encaisse',
      ),
    },
    {
      file: 'construction.svg',
      cover: false,
      description: both(
        'A wooden house under construction, half sheathed and half in frame, with workers and stacked lumber',
        'Maison de bois en construction, à moitié revêtue et à moitié en charpente, avec ouvriers et bois empilé',
      ),
    },
  ],
  paysIncome: true,
  infoTable: [
    row.target('6.5-7.5'),
    row.worstResult(
      both(
        'In 2023 it lost $1.3 million and limited redemptions for five months',
        'En 2023, elle a perdu 1,3 million de dollars et limité les rachats pendant cinq mois',
      ),
    ),
    row.downside(
      both(
        'Defaults cut dividends, redemptions suspended, capital lost',
        'Défauts de paiement, dividendes réduits, rachats suspendus, capital perdu',
      ),
    ),
    row.term('1-5'),
    row.minimum(5000),
    row.size(15000000),
    row.income(both('Quarterly, from interest collected', 'Trimestrielles, à même les intérêts encaissés')),
    row.debt(both('Bank line of at most 15% of loans', 'Marge de crédit d’au plus 15 % des prêts')),
    row.exit(
      both(
        'Quarterly after one year, may be limited or suspended',
        'Trimestrielle après un an, peut être limitée ou suspendue',
      ),
    ),
    row.fees(both('$370 at the start, then about $169 a year', '370 $ au départ, puis environ 169 $ par an')),
    row.other(
      both('Loans more than 90 days late', 'Prêts en retard de plus de 90 jours'),
      both('6% of the loans, 11 of 163', '6 % des prêts, 11 sur 163'),
    ),
  ],
  faqs: [
    {
      question: both('Are redemptions open today?', 'Les rachats sont-ils ouverts aujourd’hui?'),
      answer: both(
        'Yes. Requests of the last four quarters, $2.1 million in all, were paid in full. They were limited for five months in 2023 and could be again.',
        'Oui. Les demandes des quatre derniers trimestres, 2,1 millions de dollars en tout, ont été payées intégralement. Les rachats ont été limités pendant cinq mois en 2023 et pourraient l’être de nouveau.',
      ),
    },
    {
      question: both('How is a share priced?', 'Comment le prix d’une action est-il fixé?'),
      answer: both(
        'At $10, as long as expected losses are covered by the loss allowance, $0.9 million at year-end. If they are not, the price falls and you share the loss.',
        'À 10 $, tant que la provision, de 0,9 million de dollars en fin d’exercice, couvre les pertes attendues. Sinon, le prix baisse et vous partagez la perte.',
      ),
    },
    {
      question: both(
        'Can I hold the shares in an RRSP or a TFSA?',
        'Puis-je détenir les actions dans un REER ou un CELI?',
      ),
      answer: both(
        'Yes, while the corporation qualifies as a mortgage investment corporation. Your plan’s trustee charges its own fees for exempt securities; ask before you choose.',
        'Oui, tant que la société conserve son statut de société de placement hypothécaire. Le fiduciaire de votre régime facture ses propres frais pour les titres dispensés; renseignez-vous avant de choisir.',
      ),
    },
    {
      question: both(
        'What happens when a borrower stops paying?',
        'Que se passe-t-il quand un emprunteur cesse de payer?',
      ),
      answer: both(
        'The manager gives notice, then asks the court for a sale. In British Columbia this usually takes eight to fourteen months, and interest may never be recovered.',
        'Le gestionnaire met l’emprunteur en demeure, puis demande la vente au tribunal. En Colombie-Britannique, cela prend généralement de huit à quatorze mois, et les intérêts peuvent être perdus.',
      ),
    },
    cancellationFaq,
  ],
  issuer: {
    name: 'Westlake Mortgage Corporation',
    summary: both(
      'A mortgage investment corporation managed by Ponderosa Lending, licensed mortgage broker.',
      'Société de placement hypothécaire gérée par Ponderosa Lending, courtier hypothécaire titulaire de permis.',
    ),
    city: 'Kelowna',
    province: 'CAN-BC',
    email: 'investors@westlake-mortgage.example',
    phone: '1-250-555-0143',
  },
  security: both('Class A preferred shares', 'Actions privilégiées de catégorie A'),
  unitPriceCents: 1_000,
  minimumUnits: 500,
  maximumUnits: 15_000,
  unitsTotal: 1_500_000,
  unitsTakenByOthers: 1_012_500,
  opensAfterDays: -120,
  closesAfterDays: 150,
  documents: ['offering-memorandum', 'financial-statements'],
  planForProceeds: [
    ...offeringCosts(45_000_000, 10_500_000),
    { label: both('New mortgage loans', 'Nouveaux prêts hypothécaires'), cents: 1_360_000_000 },
    { label: both('Cash kept for redemptions', 'Encaisse réservée aux rachats'), cents: 84_500_000 },
  ],
  laterCosts: [
    yearlyCost(both('Management', 'Gestion'), 1.69),
    {
      label: both('Redemption in the second year', 'Rachat au cours de la deuxième année'),
      value: 2,
      when: 'exit',
      paidBy: 'investor',
      isEstimate: false,
    },
  ],
  fees: [
    {
      label: both('Management', 'Gestion'),
      value: both('1.75% a year of the loans', '1,75 % par an des prêts'),
    },
    {
      label: both('Lender fees paid by borrowers', 'Frais de montage payés par les emprunteurs'),
      value: both(
        'Kept by the manager, $612,000 last year',
        'Conservés par le gestionnaire, 612 000 $ l’an dernier',
      ),
    },
    {
      label: both('Redemption in the second year', 'Rachat au cours de la deuxième année'),
      value: both('2% of the amount', '2 % du montant'),
    },
  ],
  risks: [
    {
      title: both('Defaults', 'Défauts de paiement'),
      text: both(
        'Borrowers are people whom banks have declined. Many may stop paying at once when rates rise or jobs are lost.',
        'Les emprunteurs ont été refusés par les banques. Plusieurs peuvent cesser de payer en même temps si les taux montent ou si l’emploi recule.',
      ),
    },
    {
      title: both('Liquidity mismatch', 'Décalage de liquidité'),
      text: both(
        'Loans cannot be called at will, while shareholders may ask for redemption each quarter.',
        'Les prêts ne sont pas remboursables sur demande, alors que les actionnaires peuvent demander un rachat chaque trimestre.',
      ),
    },
    {
      title: both('Conflict of interest', 'Conflit d’intérêts'),
      text: both(
        'The manager is paid by borrowers as well as by the corporation.',
        'Le gestionnaire est rémunéré par les emprunteurs autant que par la société.',
      ),
    },
  ],
  exit: both(
    'After twelve months, redemption may be requested on 30 days’ notice before each quarter-end. At most 5% of shares are redeemed a quarter; the rest waits. The directors may suspend redemptions without limit of time. No market exists for the shares.',
    'Après douze mois, le rachat peut être demandé moyennant un préavis de 30 jours avant chaque fin de trimestre. Au plus 5 % des actions sont rachetées par trimestre; le reste attend. Les administrateurs peuvent suspendre les rachats pour une durée indéterminée. Il n’existe aucun marché pour les actions.',
  ),
  financials: [
    { label: both('Mortgage loans', 'Prêts hypothécaires'), cents: 4_434_000_000 },
    { label: both('Cash', 'Encaisse'), cents: 386_000_000 },
    { label: both('Bank line', 'Marge de crédit'), cents: 310_000_000 },
    { label: both('Allowance for losses', 'Provision pour pertes'), cents: 90_000_000 },
    { label: both('Net income of the year', 'Bénéfice net de l’exercice'), cents: 318_000_000 },
  ],
};
