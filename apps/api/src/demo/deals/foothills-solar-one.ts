import { cancellationFaq, offeringCosts, row, yearlyCost } from './common-rows.ts';
import { both, type DemoDeal, paragraphs, same } from './demo-deal.ts';

export const foothillsSolarOne: DemoDeal = {
  slug: 'foothills-solar-one',
  type: 'energy',
  province: 'CAN-AB',
  location: both('Pincher Creek, Alberta', 'Pincher Creek (Alberta)'),
  name: both('Foothills Solar One', 'Parc solaire Foothills'),
  summary: both(
    'A 14-megawatt solar field on grazing land below the Rockies, built and producing, with sheep between the rows.',
    'Parc solaire de 14 mégawatts sur des pâturages au pied des Rocheuses, construit et en service, où paissent des moutons.',
  ),
  description: paragraphs(
    both(
      'Foothills Solar One covers 31 hectares of leased grazing land and has produced since the spring of last year. In its first twelve months it delivered 21,900 megawatt-hours, 3% less than its engineers had forecast, because snow stayed on the panels in two months. A neighbour’s 180 sheep keep the grass short.',
      'Le parc solaire Foothills occupe 31 hectares de pâturages loués et produit depuis le printemps de l’an dernier. Durant ses douze premiers mois, il a livré 21 900 mégawattheures, soit 3 % de moins que prévu par ses ingénieurs, la neige étant restée sur les panneaux pendant deux mois. Les 180 moutons d’un voisin tiennent l’herbe courte.',
    ),
    both(
      'Sixty per cent of the power is sold to a food processor at a fixed price for twelve years. The rest is sold on the provincial market, whose price moves by the hour and fell by 38% last year. The money raised repays part of the construction loan, so that fewer of the revenues go to the bank.',
      'Soixante pour cent de l’électricité est vendue à un transformateur alimentaire à prix fixe pour douze ans. Le reste est vendu sur le marché provincial, dont le prix varie d’heure en heure et a reculé de 38 % l’an dernier. Les fonds réunis remboursent une partie du prêt de construction, afin de laisser moins de revenus à la banque.',
    ),
    both(
      'Chinook Ridge Power has built seven solar fields in Alberta and Saskatchewan. Six produce within 5% of forecast. The seventh lost a third of its panels to hail in 2022; insurance paid after eleven months and covered four fifths of the cost, and its investors missed five quarterly distributions.',
      'Énergie Chinook Ridge a construit sept parcs solaires en Alberta et en Saskatchewan. Six produisent à moins de 5 % des prévisions. Le septième a perdu le tiers de ses panneaux à cause de la grêle en 2022; l’assurance a payé après onze mois et couvert les quatre cinquièmes du coût, et ses investisseurs ont manqué cinq distributions trimestrielles.',
    ),
    both(
      'Of every $10,000, about $500 pays the dealer, $200 the costs of the deal and $9,300 goes to the loan and the reserves. The operator is paid $19,500 a month for maintenance and administration, about $190 a year per $10,000 invested, and a tenth of what is left after investors have received 6% a year.',
      'Sur chaque tranche de 10 000 $, environ 500 $ vont au courtier, 200 $ aux frais du placement et 9 300 $ au prêt et aux réserves. L’exploitant reçoit 19 500 $ par mois pour l’entretien et l’administration, soit environ 190 $ par an par tranche de 10 000 $, et un dixième du surplus une fois que les investisseurs ont touché 6 % par an.',
    ),
    both(
      'Distributions depend on sunshine, power prices, one large customer and the rules of the Alberta market, which are being rewritten. Panels lose about half a per cent of output a year. Units cannot easily be resold and are not redeemed. At the end of its life the field must be removed, and the reserve for that may not suffice. You may lose part or all of your capital.',
      'Les distributions dépendent de l’ensoleillement, du prix de l’électricité, d’un seul gros client et des règles du marché albertain, en pleine révision. Les panneaux perdent environ un demi pour cent de rendement par an. Les parts ne se revendent pas facilement et ne sont pas rachetées. En fin de vie, le parc devra être démantelé, et la réserve prévue pourrait ne pas suffire. Vous pourriez perdre une partie ou la totalité de votre capital.',
    ),
  ),
  photos: [
    {
      file: 'cover.svg',
      cover: true,
      description: both(
        'Rows of solar panels below snowy mountains, sheep grazing beside a gravel track',
        'Rangées de panneaux solaires au pied de montagnes enneigées, moutons broutant près d’un chemin de gravier',
      ),
    },
    {
      file: 'site-plan.svg',
      cover: false,
      description: both(
        'The field from above: four blocks of panels, a gravel cross road, transformers, pylons and a creek',
        'Le parc vu d’en haut : quatre blocs de panneaux, chemins de gravier en croix, transformateurs, pylônes et ruisseau',
      ),
    },
    {
      file: 'day-of-production.svg',
      cover: false,
      description: both(
        'A day of production in bars that follow the sun’s arc, lower in the afternoon when a cloud passes',
        'Une journée de production en barres qui suivent la course du soleil, plus basses l’après-midi au passage d’un nuage',
      ),
    },
  ],
  paysIncome: true,
  infoTable: [
    row.target('6-7'),
    row.worstResult(
      both(
        'One of seven fields missed five quarterly distributions after hail in 2022',
        'Un champ sur sept a sauté cinq distributions trimestrielles après la grêle de 2022',
      ),
    ),
    row.downside(
      both(
        'Low power prices or hail stop distributions, capital lost',
        'Prix bas ou grêle : distributions interrompues, capital perdu',
      ),
    ),
    row.term('10-12'),
    row.minimum(2500),
    row.size(4000000),
    row.income(both('Quarterly, from power sold', 'Trimestrielles, à même l’électricité vendue')),
    row.debt(
      both(
        'Loan of $12.6 million, reduced to $9.0 million',
        'Prêt de 12,6 millions, ramené à 9,0 millions de dollars',
      ),
    ),
    row.exit(
      both(
        'None; sale of the field expected after the tenth year',
        'Aucune; vente du parc prévue après la dixième année',
      ),
    ),
    row.fees(both('$700 at the start, then about $190 a year', '700 $ au départ, puis environ 190 $ par an')),
    row.other(both('Power sold at a fixed price', 'Électricité vendue à prix fixe'), same('60%')),
  ],
  faqs: [
    {
      question: both('What if the food processor closes?', 'Et si le transformateur alimentaire ferme?'),
      answer: both(
        'Its share would be sold at market price. At last year’s average, revenue would have been 22% lower, and the distribution close to nothing.',
        'Sa part serait vendue au prix du marché. Au prix moyen de l’an dernier, les revenus auraient été inférieurs de 22 % et la distribution presque nulle.',
      ),
    },
    {
      question: both(
        'Are the panels insured against hail?',
        'Les panneaux sont-ils assurés contre la grêle?',
      ),
      answer: both(
        'Yes, up to $9 million a year with a deductible of $750,000. Insurers may raise the price or refuse renewal.',
        'Oui, jusqu’à 9 millions de dollars par an, avec une franchise de 750 000 $. Les assureurs peuvent augmenter la prime ou refuser de renouveler.',
      ),
    },
    {
      question: both('Who owns the land?', 'À qui appartient le terrain?'),
      answer: both(
        'A ranching family, under a lease of 35 years. They keep the grazing and receive $1,150 a hectare each year.',
        'À une famille d’éleveurs, par bail de 35 ans. Elle garde le pâturage et reçoit 1 150 $ l’hectare chaque année.',
      ),
    },
    {
      question: both(
        'Is part of a distribution a return of my own capital?',
        'Une partie des distributions provient-elle de mon propre capital?',
      ),
      answer: both(
        'Yes. The field wears out, so part of each payment returns capital. The yearly report states how much.',
        'Oui. Le parc s’use, si bien qu’une partie de chaque versement est un remboursement de capital. Le rapport annuel en indique le montant.',
      ),
    },
    cancellationFaq,
  ],
  issuer: {
    name: 'Foothills Solar One LP',
    summary: both(
      'A partnership operated by Chinook Ridge Power of Lethbridge.',
      'Société en commandite exploitée par Énergie Chinook Ridge, de Lethbridge.',
    ),
    city: 'Lethbridge',
    province: 'CAN-AB',
    email: 'owners@foothills-solar.example',
    phone: '1-403-555-0171',
  },
  security: both('Class A limited partnership units', 'Parts de société en commandite de catégorie A'),
  unitPriceCents: 25_000,
  minimumUnits: 10,
  maximumUnits: 400,
  unitsTotal: 16_000,
  unitsTakenByOthers: 9_280,
  opensAfterDays: -56,
  closesAfterDays: 71,
  documents: ['offering-memorandum', 'term-sheet', 'financial-statements'],
  planForProceeds: [
    ...offeringCosts(20_000_000, 8_000_000),
    {
      label: both('Repayment of the construction loan', 'Remboursement du prêt de construction'),
      cents: 360_000_000,
    },
    { label: both('Reserve for removal of the field', 'Réserve pour le démantèlement'), cents: 7_000_000 },
    { label: both('Working capital', 'Fonds de roulement'), cents: 5_000_000 },
  ],
  laterCosts: [yearlyCost(both('Maintenance and administration', 'Entretien et administration'), 1.9)],
  fees: [
    {
      label: both('Operation', 'Exploitation'),
      value: both('$19,500 a month, indexed to inflation', '19 500 $ par mois, indexés sur l’inflation'),
    },
    {
      label: both('Share of surplus', 'Participation au surplus'),
      value: both(
        '10% above a 6% yearly return to investors',
        '10 % au-delà d’un rendement annuel de 6 % aux investisseurs',
      ),
    },
  ],
  risks: [
    {
      title: both('Power prices', 'Prix de l’électricité'),
      text: both(
        'Two fifths of the power is sold at a price nobody can foresee.',
        'Les deux cinquièmes de l’électricité se vendent à un prix que nul ne peut prévoir.',
      ),
    },
    {
      title: both('Hail, snow and wear', 'Grêle, neige et usure'),
      text: both(
        'Weather has damaged a sister field before; panels produce a little less every year.',
        'Les intempéries ont déjà endommagé un parc voisin; les panneaux produisent un peu moins chaque année.',
      ),
    },
    {
      title: both('Rules of the market', 'Règles du marché'),
      text: both(
        'Alberta is changing how power and transmission are paid for.',
        'L’Alberta modifie la façon de rémunérer l’électricité et le transport.',
      ),
    },
  ],
  exit: both(
    'Units are not redeemable. The general partner expects to offer the field for sale after the tenth year and to distribute the proceeds after debts. A transfer needs its consent, and no market exists.',
    'Les parts ne sont pas rachetables. Le commandité prévoit mettre le parc en vente après la dixième année et distribuer le produit net des dettes. Un transfert exige son consentement et il n’existe aucun marché.',
  ),
  financials: [
    { label: both('Power sold in the year', 'Électricité vendue dans l’exercice'), cents: 164_300_000 },
    { label: both('Solar field at cost', 'Parc solaire au coût'), cents: 2_110_000_000 },
    { label: both('Construction loan', 'Prêt de construction'), cents: 1_260_000_000 },
    { label: both('Net income of the year', 'Bénéfice net de l’exercice'), cents: 14_900_000 },
  ],
};
