import { cancellationFaq, offeringCosts, row } from './common-rows.ts';
import { both, type DemoDeal, paragraphs, same } from './demo-deal.ts';

export const signalCoveMarineResearch: DemoDeal = {
  slug: 'signal-cove-marine-research',
  type: 'research',
  province: 'CAN-NL',
  location: both('St. John’s, Newfoundland and Labrador', 'St. John’s (Terre-Neuve-et-Labrador)'),
  name: both('Signal Cove Marine Research Financing', 'Financement de recherche marine Signal Cove'),
  summary: both(
    'A loan to one marine laboratory against the research refund on two years of work with kelp and microalgae.',
    'Prêt à un laboratoire marin en contrepartie du remboursement attendu pour deux ans de recherche sur le varech et les microalgues.',
  ),
  description: paragraphs(
    both(
      'Signal Cove grows kelp on lines off the coast and microalgae in glass columns, and studies how both could replace fish meal in feed. Twenty-three people work in its laboratory above the harbour. It sells little so far: $640,000 last year, against research costs of $3.1 million.',
      'Signal Cove cultive du varech sur des filières au large et des microalgues dans des colonnes de verre, et étudie comment les deux pourraient remplacer la farine de poisson. Vingt-trois personnes travaillent dans son laboratoire au-dessus du port. Ses ventes restent modestes : 640 000 $ l’an dernier, pour des dépenses de recherche de 3,1 millions de dollars.',
    ),
    both(
      'The debentures pay wages and sea trials for two seasons. They are to be repaid from federal and provincial research refunds, estimated at $2.6 million, and from nothing else that can be counted on. Last year’s claim was accepted at 91% of what was asked, thirteen months after filing.',
      'Les débentures financent les salaires et les essais en mer de deux saisons. Elles doivent être remboursées à même les crédits de recherche fédéraux et provinciaux, estimés à 2,6 millions de dollars, et à rien d’autre sur quoi l’on puisse compter. La demande de l’an dernier a été acceptée à 91 %, treize mois après son dépôt.',
    ),
    both(
      'The founders spent 2018 to 2021 on a vaccine for salmon that never left the tank; earlier shareholders lost all they had invested in that program. They changed course to feed, published their results, and have met their last three milestones, one of them five months late.',
      'De 2018 à 2021, les fondateurs ont travaillé à un vaccin pour le saumon qui n’a jamais quitté le bassin; les premiers actionnaires y ont perdu toute leur mise. Ils se sont ensuite tournés vers l’alimentation, ont publié leurs résultats et ont atteint leurs trois derniers jalons, dont un avec cinq mois de retard.',
    ),
    both(
      'Of every $10,000, $500 pays the dealer, about $278 the costs of the deal, and $9,222 goes to the laboratory. There is no management fee. The trustee releases the money in four parts, each after an accountant has confirmed how the last was spent.',
      'Sur chaque tranche de 10 000 $, 500 $ vont au courtier, environ 278 $ aux frais du placement et 9 222 $ au laboratoire. Il n’y a pas de frais de gestion. Le fiduciaire remet l’argent en quatre versements, chacun après qu’un comptable a confirmé l’emploi du précédent.',
    ),
    both(
      'This is a loan to a single young company. If its claim is refused, if the tax rules change, or if it runs out of money before the claim is paid, you may recover little or nothing. The debentures cannot be redeemed early and cannot easily be resold. Invest only what you could lose entirely.',
      'Il s’agit d’un prêt à une seule jeune entreprise. Si sa demande est refusée, si les règles fiscales changent ou si elle manque d’argent avant d’être payée, vous pourriez ne récupérer que peu ou rien. Les débentures ne sont pas remboursables par anticipation et ne se revendent pas facilement. N’investissez que ce que vous pourriez perdre en entier.',
    ),
  ),
  photos: [
    {
      file: 'cover.svg',
      cover: true,
      description: both(
        'Laboratory bench with green algae columns, flasks and a microscope before a window on a harbour of coloured houses',
        'Paillasse de laboratoire avec colonnes d’algues vertes, fioles et microscope devant une fenêtre sur un port aux maisons colorées',
      ),
    },
    {
      file: 'kelp-lines.svg',
      cover: false,
      description: both(
        'Kelp hanging from a buoyed line under water, fish among the blades and a sampling boat above',
        'Varech suspendu à une filière sous l’eau, poissons entre les lames et bateau d’échantillonnage à la surface',
      ),
    },
    {
      file: 'research-vessel.svg',
      cover: false,
      description: both(
        'Research vessel with a crane passing an iceberg and a row of coloured houses',
        'Navire de recherche muni d’une grue passant devant un iceberg et une rangée de maisons colorées',
      ),
    },
  ],
  paysIncome: false,
  infoTable: [
    row.interest(
      both(
        'Interest rate, paid only if the refund arrives',
        'Taux d’intérêt, payé seulement si le crédit arrive',
      ),
      11,
    ),
    row.worstResult(
      both(
        'Shareholders of the founders’ earlier program lost all they had invested',
        'Les actionnaires du programme précédent des fondateurs ont perdu toute leur mise',
      ),
    ),
    row.downside(both('Loss of the whole capital', 'Perte de tout le capital')),
    row.term('2-3'),
    row.minimum(1000),
    row.size(1800000),
    row.income(both('Interest paid at maturity', 'Intérêts versés à l’échéance')),
    row.debt(
      both(
        'Second charge on equipment after a $220,000 bank loan',
        'Deuxième rang sur l’équipement, après un prêt bancaire de 220 000 $',
      ),
    ),
    row.exit(both('None before maturity', 'Aucune avant l’échéance')),
    row.fees(both('$778 at the start, no yearly fee', '778 $ au départ, aucuns frais annuels')),
    row.other(both('Estimated refunds', 'Crédits estimés'), same('2600000')),
  ],
  faqs: [
    {
      question: both('What does my money pay for?', 'À quoi sert mon argent?'),
      answer: both(
        'Mostly wages of eleven researchers, then boat days and laboratory supplies. The table of uses is in the offering memorandum.',
        'Surtout aux salaires de onze chercheurs, puis aux sorties en mer et aux fournitures de laboratoire. Le tableau des emplois figure dans la notice d’offre.',
      ),
    },
    {
      question: both('What if the research fails?', 'Et si la recherche échoue?'),
      answer: both(
        'Failed research may still give a refund, since the credit is for the work and not for success. But a company without a product may close before it is paid.',
        'Une recherche infructueuse peut tout de même donner droit au crédit, qui récompense les travaux et non le succès. Mais une entreprise sans produit peut fermer avant d’être payée.',
      ),
    },
    {
      question: both('Is there security?', 'Y a-t-il une garantie?'),
      answer: both(
        'A first charge on the refunds and a second on the equipment, which would bring little in a forced sale.',
        'Une sûreté de premier rang sur les crédits et de deuxième rang sur l’équipement, qui rapporterait peu en cas de vente forcée.',
      ),
    },
    {
      question: both('How will I be kept informed?', 'Comment serai-je tenu au courant?'),
      answer: both(
        'By a report every quarter in your portfolio, in both languages, and within ten days after anything that may delay the refund.',
        'Par un rapport trimestriel dans votre portefeuille, dans les deux langues, et dans les dix jours suivant tout événement susceptible de retarder le crédit.',
      ),
    },
    cancellationFaq,
  ],
  issuer: {
    name: 'Signal Cove Marine Inc.',
    summary: both(
      'A marine research company of 23 people founded in 2017.',
      'Entreprise de recherche marine de 23 personnes fondée en 2017.',
    ),
    city: 'St. John’s',
    province: 'CAN-NL',
    email: 'financing@signal-cove.example',
    phone: '1-709-555-0166',
  },
  security: both('Secured debentures', 'Débentures garanties'),
  unitPriceCents: 100_000,
  minimumUnits: 1,
  maximumUnits: 60,
  unitsTotal: 1_800,
  unitsTakenByOthers: 540,
  opensAfterDays: -12,
  closesAfterDays: 77,
  documents: ['offering-memorandum', 'term-sheet', 'financial-statements'],
  planForProceeds: [
    ...offeringCosts(9_000_000, 5_000_000),
    { label: both('Wages of researchers', 'Salaires des chercheurs'), cents: 104_000_000 },
    { label: both('Sea trials and boat days', 'Essais et sorties en mer'), cents: 34_000_000 },
    { label: both('Laboratory supplies', 'Fournitures de laboratoire'), cents: 18_000_000 },
    { label: both('Working capital', 'Fonds de roulement'), cents: 10_000_000 },
  ],
  fees: [
    {
      label: both('Trustee', 'Fiduciaire'),
      value: both('$12,000 a year, paid by the issuer', '12 000 $ par an, payés par l’émetteur'),
    },
    {
      label: both('Accountant’s confirmations', 'Attestations du comptable'),
      value: both('$3,500 each, paid by the issuer', '3 500 $ chacune, payés par l’émetteur'),
    },
  ],
  risks: [
    {
      title: both('One company', 'Une seule entreprise'),
      text: both(
        'Repayment depends on a single company that loses money every year.',
        'Le remboursement dépend d’une seule entreprise, déficitaire chaque année.',
      ),
    },
    {
      title: both('Licences and weather', 'Permis et météo'),
      text: both(
        'A lost sea-site licence or a storm season could stop the trials and shrink the claim.',
        'La perte d’un permis de site marin ou une saison de tempêtes pourrait interrompre les essais et réduire la demande.',
      ),
    },
  ],
  exit: both(
    'The debentures mature 30 months after closing, or earlier when the refunds are received. They cannot be redeemed before. The issuer may extend the term once, by six months, at 13%. There is no market for them.',
    'Les débentures viennent à échéance 30 mois après la clôture, ou plus tôt à l’encaissement des crédits. Elles ne sont pas remboursables avant. L’émetteur peut prolonger la durée une fois, de six mois, à 13 %. Il n’existe aucun marché.',
  ),
  financials: [
    { label: both('Research costs of the year', 'Dépenses de recherche de l’exercice'), cents: 310_000_000 },
    { label: both('Sales of the year', 'Ventes de l’exercice'), cents: 64_000_000 },
    { label: both('Refund received', 'Crédit reçu'), cents: 92_700_000 },
    { label: both('Cash', 'Encaisse'), cents: 48_900_000 },
    { label: both('Net loss of the year', 'Perte nette de l’exercice'), cents: -153_300_000 },
  ],
};
