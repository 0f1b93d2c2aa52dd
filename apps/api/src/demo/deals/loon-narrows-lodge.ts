import { cancellationFaq, offeringCosts, row } from './common-rows.ts';
import { both, type DemoDeal, paragraphs } from './demo-deal.ts';

export const loonNarrowsLodge: DemoDeal = {
  slug: 'loon-narrows-lodge',
  type: 'commercial',
  province: 'CAN-YT',
  location: both('Whitehorse, Yukon', 'Whitehorse (Yukon)'),
  name: both('Loon Narrows Lodge', 'Auberge Loon Narrows'),
  summary: both(
    'A log lodge with sixteen cabins on a lake south of Whitehorse, open for northern lights and summer paddling.',
    'Auberge en bois rond et seize chalets au bord d’un lac au sud de Whitehorse, pour les aurores boréales et le canot d’été.',
  ),
  description: paragraphs(
    both(
      'Loon Narrows is a log lodge with a dining room, sixteen cabins, a dock and forty canoes, an hour’s drive south of Whitehorse. Guests come from August to March for the northern lights and from June to August to paddle. Last year it sold 58% of its nights at an average of $286; in April, May and October it is closed.',
      'Loon Narrows est une auberge en bois rond avec salle à manger, seize chalets, un quai et quarante canots, à une heure de route au sud de Whitehorse. On y vient d’août à mars pour les aurores boréales et de juin à août pour pagayer. L’an dernier, 58 % des nuitées ont été vendues, à 286 $ en moyenne; l’auberge ferme en avril, en mai et en octobre.',
    ),
    both(
      'The corporation plans four more cabins, a ground-loop heating system in place of oil, and better staff housing, for $1.9 million. The land belongs to the corporation except the shore, which is leased from a First Nation whose development company owns a fifth of the lodge and names one of five directors.',
      'La société projette quatre chalets de plus, une boucle géothermique pour remplacer le mazout et de meilleurs logements pour le personnel, au coût de 1,9 million de dollars. Le terrain lui appartient, sauf la rive, louée à une Première Nation dont la société de développement détient un cinquième de l’auberge et nomme un administrateur sur cinq.',
    ),
    both(
      'The founders opened the lodge in 2013. It lost money in 2020 and 2021, when the border was closed, and survived on a government loan of which $310,000 is still owed. A second lodge they managed near Dawson burned down in 2017; insurance paid, but the shareholders of that company lost two seasons and were never fully repaid.',
      'Les fondateurs ont ouvert l’auberge en 2013. Elle a perdu de l’argent en 2020 et en 2021, quand la frontière était fermée, et a survécu grâce à un prêt public dont 310 000 $ restent dus. Une autre auberge qu’ils géraient près de Dawson a brûlé en 2017; l’assurance a payé, mais les actionnaires ont perdu deux saisons et n’ont jamais été entièrement remboursés.',
    ),
    both(
      'Of every $10,000, $700 pays the dealer, $480 the costs of the deal and $8,820 goes to the lodge. Those costs are high because the deal is small. The founders earn salaries of $92,000 each; there is no other fee.',
      'Sur chaque tranche de 10 000 $, 700 $ vont au courtier, 480 $ aux frais du placement et 8 820 $ à l’auberge. Ces coûts sont élevés parce que le placement est petit. Les fondateurs touchent chacun un salaire de 92 000 $; il n’y a pas d’autres frais.',
    ),
    both(
      'Guests fly far to come here. A closed border, dear fuel, smoke from forest fires or a few cloudy weeks can empty the cabins. Dividends are not planned before the third year. Shares cannot easily be resold, the corporation does not redeem them, and you could lose everything you invest.',
      'Les clients viennent de loin, en avion. Une frontière fermée, un carburant cher, la fumée des feux de forêt ou quelques semaines de nuages peuvent vider les chalets. Aucun dividende n’est prévu avant la troisième année. Les actions ne se revendent pas facilement, la société ne les rachète pas et vous pourriez perdre tout votre placement.',
    ),
  ),
  photos: [
    {
      file: 'cover.svg',
      cover: true,
      description: both(
        'Log lodge with glowing windows under green northern lights, reflected in a dark lake, a canoe by the dock',
        'Auberge en bois rond aux fenêtres lumineuses sous des aurores vertes, reflétée dans un lac sombre, canot près du quai',
      ),
    },
    {
      file: 'dock.svg',
      cover: false,
      description: both(
        'Two canoes and two loons by a wooden dock, snowy mountains across the lake, golden birches on the shore',
        'Deux canots et deux huards près d’un quai de bois, montagnes enneigées de l’autre côté du lac, bouleaux dorés sur la rive',
      ),
    },
    {
      file: 'section.svg',
      cover: false,
      description: both(
        'Section through a cabin: sleeping loft, fireplace, porch over the water and heating pipes in the ground',
        'Coupe d’un chalet : mezzanine, foyer, galerie au-dessus de l’eau et conduites géothermiques dans le sol',
      ),
    },
  ],
  paysIncome: false,
  infoTable: [
    row.target('8-12'),
    row.worstResult(
      both(
        'Another lodge burned down in 2017: two seasons lost, never fully repaid',
        'Un autre pavillon a brûlé en 2017 : deux saisons perdues, jamais entièrement remboursées',
      ),
    ),
    row.downside(
      both(
        'Empty seasons, no dividends, loss of the whole capital',
        'Saisons vides, aucun dividende, perte de tout le capital',
      ),
    ),
    row.term('6-9'),
    row.minimum(2000),
    row.size(2500000),
    row.income(both('None planned before the third year', 'Aucune prévue avant la troisième année')),
    row.debt(both('Government loan of $310,000', 'Prêt public de 310 000 $')),
    row.exit(
      both(
        'None; sale or buy-back by the founders after year six',
        'Aucune; vente ou rachat par les fondateurs après six ans',
      ),
    ),
    row.fees(both('$1,180 at the start', '1 180 $ au départ')),
    row.other(
      both('Nights sold last year', 'Nuitées vendues l’an dernier'),
      both('58% of those offered', '58 % de celles offertes'),
    ),
  ],
  faqs: [
    {
      question: both('Do I get free nights?', 'Ai-je droit à des nuitées gratuites?'),
      answer: both(
        'No. Shareholders pay the same price as other guests. A discount would be a benefit with tax consequences.',
        'Non. Les actionnaires paient le même prix que les autres clients. Une remise serait un avantage imposable.',
      ),
    },
    {
      question: both(
        'How do founders’ interests compare with mine?',
        'Les intérêts des fondateurs sont-ils les mêmes que les miens?',
      ),
      answer: both(
        'They own 41% of the shares and draw salaries whether or not dividends are paid. You have one vote per share; they keep effective control.',
        'Ils détiennent 41 % des actions et touchent un salaire, qu’il y ait dividende ou non. Chaque action donne une voix; ils conservent le contrôle effectif.',
      ),
    },
    {
      question: both(
        'What does the First Nation’s lease provide?',
        'Que prévoit le bail de la Première Nation?',
      ),
      answer: both(
        'Use of the shore for 30 years at 2.5% of revenue, with duties on water quality and local hiring. It ends if those are not kept.',
        'L’usage de la rive pendant 30 ans pour 2,5 % des revenus, avec des obligations de qualité de l’eau et d’embauche locale. Il prend fin si elles ne sont pas respectées.',
      ),
    },
    {
      question: both('Is the lodge insured against fire?', 'L’auberge est-elle assurée contre l’incendie?'),
      answer: both(
        'Yes, for replacement and twelve months of lost income. The founders’ earlier fire took twenty months to make good.',
        'Oui, pour la reconstruction et douze mois de pertes de revenus. Lors du premier incendie, vingt mois ont été nécessaires.',
      ),
    },
    cancellationFaq,
  ],
  issuer: {
    name: 'Loon Narrows Lodge Ltd.',
    summary: both(
      'A family-founded lodge operator with 19 seasonal employees.',
      'Auberge familiale comptant 19 employés saisonniers.',
    ),
    city: 'Whitehorse',
    province: 'CAN-YT',
    email: 'shares@loon-narrows.example',
    phone: '1-867-555-0133',
  },
  security: both('Class B common shares', 'Actions ordinaires de catégorie B'),
  unitPriceCents: 50_000,
  minimumUnits: 4,
  maximumUnits: 100,
  unitsTotal: 5_000,
  unitsTakenByOthers: 1_320,
  opensAfterDays: -9,
  closesAfterDays: 111,
  documents: ['offering-memorandum', 'financial-statements'],
  planForProceeds: [
    ...offeringCosts(17_500_000, 12_000_000),
    { label: both('Four cabins', 'Quatre chalets'), cents: 98_000_000 },
    { label: both('Ground-loop heating', 'Géothermie'), cents: 54_000_000 },
    { label: both('Staff housing', 'Logements du personnel'), cents: 38_000_000 },
    { label: both('Working capital', 'Fonds de roulement'), cents: 30_500_000 },
  ],
  fees: [
    {
      label: both('Founders’ salaries', 'Salaires des fondateurs'),
      value: both('$92,000 a year each, two founders', '92 000 $ par an chacun, deux fondateurs'),
    },
    {
      label: both('Rent of the shore', 'Loyer de la rive'),
      value: both('2.5% of revenue', '2,5 % des revenus'),
    },
  ],
  risks: [
    {
      title: both('Tourism', 'Tourisme'),
      text: both(
        'Demand depends on flights, borders and exchange rates, and vanished for two years in 2020.',
        'La demande dépend des vols, des frontières et des taux de change; elle a disparu pendant deux ans en 2020.',
      ),
    },
    {
      title: both('Remoteness and fire', 'Éloignement et incendie'),
      text: both(
        'Help, materials and workers are far away. Forest fires have closed the road twice.',
        'Les secours, les matériaux et la main-d’œuvre sont loin. Des feux de forêt ont fermé la route deux fois.',
      ),
    },
  ],
  exit: both(
    'Shares are not redeemable. After the sixth year the directors must consider a sale of the lodge or a buy-back by the founders at appraised value, without any duty to conclude one. There is no market for the shares.',
    'Les actions ne sont pas rachetables. Après la sixième année, les administrateurs doivent étudier la vente de l’auberge ou un rachat par les fondateurs à la valeur d’expertise, sans obligation de conclure. Il n’existe aucun marché pour les actions.',
  ),
  financials: [
    { label: both('Revenue of the year', 'Revenus de l’exercice'), cents: 139_800_000 },
    { label: both('Net income of the year', 'Bénéfice net de l’exercice'), cents: 6_200_000 },
    { label: both('Land and buildings', 'Terrain et bâtiments'), cents: 284_000_000 },
    { label: both('Government loan', 'Prêt public'), cents: 31_000_000 },
  ],
};
