import { cancellationFaq, offeringCosts, row } from './common-rows.ts';
import { both, type DemoDeal, paragraphs } from './demo-deal.ts';

export const mapleGateStudentResidence: DemoDeal = {
  slug: 'maple-gate-student-residence',
  type: 'student',
  province: 'CAN-ON',
  location: both('Kingston, Ontario', 'Kingston (Ontario)'),
  name: both('Maple Gate Student Residence', 'Résidence étudiante Maple Gate'),
  summary: both(
    'Construction of 214 furnished student rooms beside a campus, to open for the second September after closing.',
    'Construction de 214 chambres étudiantes meublées près d’un campus, dont l’ouverture est prévue pour la deuxième rentrée suivant la clôture.',
  ),
  description: paragraphs(
    both(
      'Maple Gate will hold 214 furnished rooms on six floors around a glass stair, with study rooms, a laundry and a bicycle room. The site is 400 metres from the university gate. The city has issued the building permit; the foundation is poured. There are no tenants yet and there will be none before the building opens.',
      'Maple Gate comptera 214 chambres meublées sur six étages autour d’un escalier vitré, avec salles d’étude, buanderie et local à vélos. Le terrain se trouve à 400 mètres de l’entrée de l’université. La ville a délivré le permis de construire et les fondations sont coulées. Il n’y a encore aucun locataire, et il n’y en aura pas avant l’ouverture.',
    ),
    both(
      'The plan is to finish in 19 months at a cost of $27.8 million, rent by the room on twelve-month leases, and refinance with a long-term mortgage once two academic years have been full. The builder works for a fixed price, with a bond covering half of it. A late opening would miss a September, and with it most of a year’s rent.',
      'Le plan consiste à terminer en 19 mois au coût de 27,8 millions de dollars, à louer à la chambre par baux de douze mois, puis à refinancer par une hypothèque à long terme après deux années scolaires complètes. Le constructeur travaille à prix fixe, avec un cautionnement couvrant la moitié de ce prix. Une ouverture tardive ferait manquer une rentrée, et avec elle l’essentiel d’une année de loyers.',
    ),
    both(
      'Limestone Lodgings has opened five residences in Ontario since 2009. Four opened on time. The fifth, in Peterborough, opened seven weeks late in 2021; students were housed in hotels at the sponsor’s expense and investors received nothing for fourteen months. It has since paid every quarter, though less than first forecast.',
      'Limestone Lodgings a ouvert cinq résidences en Ontario depuis 2009. Quatre ont ouvert à temps. La cinquième, à Peterborough, a ouvert avec sept semaines de retard en 2021; les étudiants ont été logés à l’hôtel aux frais du promoteur et les investisseurs n’ont rien reçu pendant quatorze mois. Depuis, elle verse une distribution chaque trimestre, quoique inférieure à la première prévision.',
    ),
    both(
      'Of every $10,000, about $600 pays the dealer, $200 the costs of the deal, and $9,200 goes to land, construction and interest during construction. The sponsor takes a development fee of 3% of the building cost, $834,000 in all, in monthly parts as work advances, and 5% of rents after opening.',
      'Sur chaque tranche de 10 000 $, environ 600 $ vont au courtier, 200 $ aux frais du placement et 9 200 $ au terrain, à la construction et aux intérêts durant les travaux. Le promoteur touche des honoraires de 3 % du coût de construction, soit 834 000 $ au total, versés chaque mois selon l’avancement, puis 5 % des loyers après l’ouverture.',
    ),
    both(
      'Your money is expected to be tied up for five to seven years, with no income for at least two. The number of study permits for international students has been cut before and may be again. Units cannot easily be resold. If construction costs exceed the contingency, investors may be asked to agree to new units that dilute theirs, or lose part or all of their capital.',
      'Votre argent devrait être immobilisé de cinq à sept ans, sans revenu pendant au moins deux ans. Le nombre de permis d’études accordés aux étudiants étrangers a déjà été réduit et pourrait l’être encore. Les parts ne se revendent pas facilement. Si les coûts dépassent la provision pour imprévus, les investisseurs pourraient devoir accepter l’émission de nouvelles parts qui diluent les leurs, ou perdre leur capital en partie ou en totalité.',
    ),
  ),
  photos: [
    {
      file: 'cover.svg',
      cover: true,
      description: both(
        'A brick student residence at dusk in autumn, its glass stair lit from inside, red maples and bicycles on the lawn',
        'Résidence étudiante de brique au crépuscule d’automne, escalier vitré illuminé, érables rouges et vélos sur la pelouse',
      ),
    },
    {
      file: 'section.svg',
      cover: false,
      description: both(
        'The building cut open: rooms with beds and desks on three floors, a stair, a laundry and a bicycle room below',
        'Coupe de l’immeuble : chambres avec lits et bureaux sur trois étages, escalier, buanderie et local à vélos en bas',
      ),
    },
    {
      file: 'campus-plan.svg',
      cover: false,
      description: both(
        'The residence among the campus buildings seen from above, with a playing field, a pond and tree-lined paths',
        'La résidence parmi les pavillons du campus vue d’en haut, avec terrain de sport, étang et allées bordées d’arbres',
      ),
    },
  ],
  paysIncome: false,
  infoTable: [
    row.target('9-11'),
    row.worstResult(
      both(
        'One of five residences opened late and paid nothing for fourteen months',
        'Une résidence sur cinq a ouvert en retard et n’a rien versé pendant quatorze mois',
      ),
    ),
    row.downside(
      both(
        'A missed September, years without income, loss of the whole capital',
        'Une rentrée manquée, des années sans revenu, la perte de tout le capital',
      ),
    ),
    row.term('5-7'),
    row.minimum(5000),
    row.size(6000000),
    row.income(
      both(
        'None during construction, then quarterly if rents allow',
        'Aucune durant les travaux, puis trimestrielles si les loyers le permettent',
      ),
    ),
    row.debt(
      both('Construction loan of up to 78% of the cost', 'Prêt de construction d’au plus 78 % du coût'),
    ),
    row.exit(both('None before refinancing', 'Aucune avant le refinancement')),
    row.fees(both('$800 at the start, then 5% of rents', '800 $ au départ, puis 5 % des loyers')),
    row.other(
      both('Stage of the work', 'Avancement des travaux'),
      both('Permit issued, foundation poured', 'Permis délivré, fondations coulées'),
    ),
  ],
  faqs: [
    {
      question: both('What if the building opens late?', 'Que se passe-t-il si l’ouverture est retardée?'),
      answer: both(
        'The builder owes $9,000 a day after the agreed date, up to $800,000. That would not replace a full year of rent, which is budgeted at $2.6 million.',
        'Le constructeur doit 9 000 $ par jour après la date convenue, jusqu’à 800 000 $. Cela ne remplacerait pas une année complète de loyers, prévue au budget à 2,6 millions de dollars.',
      ),
    },
    {
      question: both('How many students live nearby?', 'Combien d’étudiants vivent à proximité?'),
      answer: both(
        'The university reports about 29,000 students and 5,200 rooms of its own. A competing residence of 160 rooms is under construction 900 metres away.',
        'L’université déclare environ 29 000 étudiants et 5 200 chambres. Une résidence concurrente de 160 chambres est en construction à 900 mètres.',
      ),
    },
    {
      question: both('Does the sponsor invest its own money?', 'Le promoteur investit-il son propre argent?'),
      answer: both(
        'Yes: $900,000 for units of the same class and at the same price. It is paid after you if the project is sold at a loss.',
        'Oui : 900 000 $ pour des parts de même catégorie et au même prix. En cas de vente à perte, il est payé après vous.',
      ),
    },
    {
      question: both('Will I be asked for more money?', 'Me demandera-t-on plus d’argent?'),
      answer: both(
        'You cannot be made to pay more. If costs exceed the contingency, new units may be issued and your share of the project would shrink unless you buy some.',
        'Vous ne pouvez pas être obligé de verser davantage. Si les coûts dépassent la provision, de nouvelles parts peuvent être émises et votre quote-part diminuerait, à moins que vous n’en achetiez.',
      ),
    },
    cancellationFaq,
  ],
  issuer: {
    name: 'Maple Gate Residences LP',
    summary: both(
      'A project partnership of Limestone Lodgings, builder and operator of student housing since 2009.',
      'Société en commandite de projet de Limestone Lodgings, constructeur et exploitant de logements étudiants depuis 2009.',
    ),
    city: 'Kingston',
    province: 'CAN-ON',
    email: 'invest@maple-gate.example',
    phone: '1-613-555-0127',
  },
  security: both('Class B limited partnership units', 'Parts de société en commandite de catégorie B'),
  unitPriceCents: 50_000,
  minimumUnits: 10,
  maximumUnits: 300,
  unitsTotal: 12_000,
  unitsTakenByOthers: 5_160,
  opensAfterDays: -28,
  closesAfterDays: 92,
  documents: ['offering-memorandum', 'term-sheet', 'appraisal', 'financial-statements'],
  planForProceeds: [
    ...offeringCosts(36_000_000, 12_000_000),
    { label: both('Balance of the land price', 'Solde du prix du terrain'), cents: 140_000_000 },
    {
      label: both('Construction, equity portion', 'Construction, part des fonds propres'),
      cents: 330_000_000,
    },
    {
      label: both('Interest and insurance during the work', 'Intérêts et assurances durant les travaux'),
      cents: 52_000_000,
    },
    { label: both('Contingency', 'Provision pour imprévus'), cents: 30_000_000 },
  ],
  fees: [
    {
      label: both('Development', 'Réalisation du projet'),
      value: both('3% of the building cost, $834,000', '3 % du coût de construction, soit 834 000 $'),
    },
    {
      label: both('Management after opening', 'Gestion après l’ouverture'),
      value: both('5% of rents collected', '5 % des loyers encaissés'),
    },
    {
      label: both('Share of profit', 'Participation au profit'),
      value: both(
        '25% above an 8% yearly return to investors',
        '25 % au-delà d’un rendement annuel de 8 % aux investisseurs',
      ),
    },
  ],
  risks: [
    {
      title: both('Building work', 'Chantier'),
      text: both(
        'The building does not exist yet. Delays, a failed contractor or higher prices could use up the contingency.',
        'L’immeuble n’existe pas encore. Des retards, la faillite d’un entrepreneur ou une hausse des prix pourraient épuiser la provision.',
      ),
    },
    {
      title: both('Enrolment', 'Inscriptions'),
      text: both(
        'Fewer study permits, or more rooms on campus, would leave rooms empty.',
        'Une baisse des permis d’études ou l’ajout de chambres sur le campus laisserait des chambres vides.',
      ),
    },
  ],
  exit: both(
    'There is no redemption right before the building is refinanced, expected in the fifth year. The general partner may then offer to buy back units at a price it sets. There is no market for the units and a transfer needs its consent.',
    'Il n’existe aucun droit de rachat avant le refinancement de l’immeuble, prévu la cinquième année. Le commandité pourra alors offrir de racheter des parts au prix qu’il fixe. Il n’existe aucun marché pour les parts et leur transfert exige son consentement.',
  ),
  financials: [
    { label: both('Land and work in progress', 'Terrain et travaux en cours'), cents: 412_000_000 },
    { label: both('Cash', 'Encaisse'), cents: 64_500_000 },
    { label: both('Land loan', 'Prêt sur le terrain'), cents: 190_000_000 },
    { label: both('Net loss of the year', 'Perte nette de l’exercice'), cents: -18_300_000 },
  ],
  appraisal: {
    appraiser: 'Cataraqui Appraisal Group',
    valueCents: 620_000_000,
    valuedDaysAgo: 74,
    basis: both(
      'Land and permit as they stand, by comparison with three sales; the value on completion is not appraised',
      'Terrain et permis dans leur état actuel, par comparaison avec trois ventes; la valeur après construction n’est pas évaluée',
    ),
  },
};
