import { cancellationFaq, offeringCosts, row, yearlyCost } from './common-rows.ts';
import { both, type DemoDeal, paragraphs } from './demo-deal.ts';

export const saintLaurentPhotonicsCredit: DemoDeal = {
  slug: 'saint-laurent-photonics-credit',
  type: 'research',
  province: 'CAN-QC',
  location: both('Quebec City, Quebec', 'Québec (Québec)'),
  name: both(
    'Saint-Laurent Photonics Tax Credit Notes',
    'Billets de crédit d’impôt Photonique Saint-Laurent',
  ),
  summary: both(
    'Notes that advance money to six photonics firms against the research tax credits they expect to be refunded.',
    'Billets qui avancent de l’argent à six entreprises de photonique en contrepartie des crédits d’impôt à la recherche qu’elles s’attendent à recevoir.',
  ),
  description: paragraphs(
    both(
      'Firms that do research in Canada may claim a refund of part of what they spend, but wait up to eighteen months for it. The notes lend six small photonics firms around Quebec City part of that refund while they wait. Their products are real and ordinary: sensors for dairies, laser sources, a lens for inspecting welds.',
      'Les entreprises qui font de la recherche au Canada peuvent se faire rembourser une partie de leurs dépenses, mais elles attendent parfois jusqu’à dix-huit mois. Les billets prêtent à six petites entreprises de photonique de la région de Québec une part de ce remboursement pendant l’attente. Leurs produits sont concrets : capteurs pour laiteries, sources laser, lentille pour inspecter des soudures.',
    ),
    both(
      'Each advance is at most 70% of the refund that an independent tax reviewer considers likely. The refund is assigned to the trustee, who holds a first-ranking charge on it. When the government pays, the trustee repays the notes with interest. The term is expected to be one to two years.',
      'Chaque avance équivaut à au plus 70 % du remboursement qu’un réviseur fiscal indépendant juge probable. Le remboursement est cédé au fiduciaire, qui détient une hypothèque mobilière de premier rang. Lorsque l’État paie, le fiduciaire rembourse les billets avec intérêts. La durée prévue est de un à deux ans.',
    ),
    both(
      'The issuer’s team has financed 71 claims since 2016 for $38 million. Sixty-four were paid within 24 months. Five were reduced on review, by 31% on average; the borrowers covered the gap in three cases. Two firms failed, and note holders of that series lost 12% of their capital.',
      'L’équipe de l’émetteur a financé 71 demandes depuis 2016, pour 38 millions de dollars. Soixante-quatre ont été payées en moins de 24 mois. Cinq ont été réduites après examen, de 31 % en moyenne; les emprunteurs ont comblé l’écart dans trois cas. Deux entreprises ont fait faillite, et les porteurs de cette série ont perdu 12 % de leur capital.',
    ),
    both(
      'Of every $10,000, $400 pays the dealer, about $183 the costs of the deal, and $9,417 is advanced or kept for interest. The firms pay 14% a year; you are paid 9%. The issuer keeps the difference, about $470 a year per $10,000 advanced, for review, audit and profit.',
      'Sur chaque tranche de 10 000 $, 400 $ vont au courtier, environ 183 $ aux frais du placement, et 9 417 $ sont avancés ou réservés aux intérêts. Les entreprises paient 14 % par an; vous recevez 9 %. L’émetteur garde la différence, soit environ 470 $ par an par tranche de 10 000 $, pour l’examen, l’audit et son profit.',
    ),
    both(
      'The government may refuse or reduce a claim, apply it to other debts, or pay late. A firm may fail, or its claim may prove to be ordinary engineering rather than research. The notes cannot be redeemed before the refunds arrive and cannot easily be resold. If several claims fail, you could lose part or all of your money.',
      'L’État peut refuser ou réduire une demande, l’imputer à d’autres dettes ou payer en retard. Une entreprise peut faire faillite, ou ses travaux être jugés relever de l’ingénierie courante plutôt que de la recherche. Les billets ne sont pas remboursables avant l’arrivée des crédits et ne se revendent pas facilement. Si plusieurs demandes échouent, vous pourriez perdre une partie ou la totalité de votre argent.',
    ),
  ),
  photos: [
    {
      file: 'cover.svg',
      cover: true,
      description: both(
        'A researcher at an optical table where a red laser beam passes through lenses, the city behind the window',
        'Chercheur devant une table optique où un faisceau laser rouge traverse des lentilles, la ville derrière la fenêtre',
      ),
    },
    {
      file: 'refund-path.svg',
      cover: false,
      description: both(
        'The path of a tax credit in four steps: laboratory work, filed claim, government review, refund',
        'Le parcours d’un crédit d’impôt en quatre étapes : travaux de laboratoire, demande, examen par l’État, remboursement',
      ),
    },
    {
      file: 'clean-room.svg',
      cover: false,
      description: both(
        'Two technicians in white suits beside a robot arm handling a wafer in a clean room',
        'Deux techniciens en combinaison blanche près d’un bras robotisé qui manipule une plaquette dans une salle blanche',
      ),
    },
  ],
  paysIncome: false,
  infoTable: [
    row.interest(
      both(
        'Interest rate, paid only if refunds arrive',
        'Taux d’intérêt, payé seulement si les crédits arrivent',
      ),
      9,
    ),
    row.worstResult(
      both(
        'Holders of one series lost 12% of their capital',
        'Les porteurs d’une série ont perdu 12 % de leur capital',
      ),
    ),
    row.downside(
      both(
        'Claims refused or reduced, loss of part or all of the capital',
        'Demandes refusées ou réduites, perte d’une partie ou de tout le capital',
      ),
    ),
    row.term('1-2'),
    row.minimum(2000),
    row.size(2400000),
    row.income(
      both('Interest paid together with the capital', 'Intérêts versés en même temps que le capital'),
    ),
    row.debt(both('None', 'Aucun')),
    row.exit(both('None before the refunds are received', 'Aucune avant l’encaissement des crédits')),
    row.fees(
      both(
        '$583 at the start, then a spread of about $470 a year',
        '583 $ au départ, puis un écart d’environ 470 $ par an',
      ),
    ),
    row.other(
      both('Spread', 'Répartition'),
      both('Six firms, none above 24%', 'Six entreprises, aucune au-delà de 24 %'),
    ),
  ],
  faqs: [
    {
      question: both('Does the government guarantee the notes?', 'Les billets sont-ils garantis par l’État?'),
      answer: both(
        'No. The government owes the firm a refund only if it accepts the claim. It owes nothing to note holders and has not reviewed this deal.',
        'Non. L’État ne doit un remboursement à l’entreprise que s’il accepte sa demande. Il ne doit rien aux porteurs de billets et n’a pas examiné ce placement.',
      ),
    },
    {
      question: both('Do I receive a tax credit myself?', 'Est-ce que je reçois moi-même un crédit d’impôt?'),
      answer: both(
        'No. The credit belongs to the firm. What you receive is interest, which is taxed as interest.',
        'Non. Le crédit appartient à l’entreprise. Vous recevez des intérêts, imposés comme tels.',
      ),
    },
    {
      question: both('Who checks the claims?', 'Qui vérifie les demandes?'),
      answer: both(
        'A tax reviewer independent of the issuer reads each project file and estimates what is likely to be accepted. The government may disagree.',
        'Un réviseur fiscal indépendant de l’émetteur lit chaque dossier et estime ce qui sera probablement accepté. L’État peut être d’un autre avis.',
      ),
    },
    {
      question: both('What if one firm goes bankrupt?', 'Et si une entreprise fait faillite?'),
      answer: both(
        'Its refund remains assigned to the trustee, but wages and source deductions may come first. Losses are shared by all notes of the series.',
        'Son crédit demeure cédé au fiduciaire, mais les salaires et les retenues à la source peuvent passer avant. Les pertes sont partagées entre tous les billets de la série.',
      ),
    },
    cancellationFaq,
  ],
  issuer: {
    name: 'Crédit Lumière SRDE inc.',
    summary: both(
      'A lender against research tax credits, active in Quebec since 2016.',
      'Prêteur sur crédits d’impôt à la recherche, actif au Québec depuis 2016.',
    ),
    city: 'Québec',
    province: 'CAN-QC',
    email: 'porteurs@credit-lumiere.example',
    phone: '1-418-555-0152',
  },
  security: both('Series 7 secured notes', 'Billets garantis de série 7'),
  unitPriceCents: 100_000,
  minimumUnits: 2,
  maximumUnits: 100,
  unitsTotal: 2_400,
  unitsTakenByOthers: 1_610,
  opensAfterDays: -33,
  closesAfterDays: 38,
  documents: ['offering-memorandum', 'term-sheet', 'financial-statements'],
  planForProceeds: [
    ...offeringCosts(9_600_000, 4_400_000),
    { label: both('Advances to six firms', 'Avances à six entreprises'), cents: 212_000_000 },
    { label: both('Interest reserve', 'Réserve d’intérêts'), cents: 14_000_000 },
  ],
  laterCosts: [
    yearlyCost(both('Review, audit and profit of the issuer', 'Analyse, audit et profit de l’émetteur'), 4.7),
  ],
  fees: [
    {
      label: both('Difference between rates', 'Écart entre les taux'),
      value: both('5 points a year of the advances', '5 points par an sur les avances'),
    },
    {
      label: both('Trustee', 'Fiduciaire'),
      value: both('$18,000 a year, paid by the issuer', '18 000 $ par an, payés par l’émetteur'),
    },
  ],
  risks: [
    {
      title: both('Refusal of a claim', 'Refus d’une demande'),
      text: both(
        'The tax authority decides after the money is spent, and may refuse what the reviewer thought likely.',
        'Le fisc décide une fois l’argent dépensé et peut refuser ce que le réviseur jugeait probable.',
      ),
    },
    {
      title: both('One industry', 'Un seul secteur'),
      text: both(
        'All six firms work in photonics around one city and share customers.',
        'Les six entreprises œuvrent en photonique autour d’une même ville et partagent des clients.',
      ),
    },
  ],
  exit: both(
    'The notes are repaid as refunds are received, in proportion to holdings. They cannot be redeemed earlier. The issuer may extend the term by twelve months if refunds are late. There is no market for the notes.',
    'Les billets sont remboursés à mesure que les crédits sont encaissés, au prorata. Ils ne peuvent être remboursés avant. L’émetteur peut prolonger la durée de douze mois si les crédits tardent. Il n’existe aucun marché pour les billets.',
  ),
  financials: [
    { label: both('Advances outstanding', 'Avances en cours'), cents: 618_000_000 },
    { label: both('Cash held by the trustee', 'Encaisse détenue par le fiduciaire'), cents: 57_300_000 },
    { label: both('Notes of earlier series', 'Billets des séries antérieures'), cents: 596_000_000 },
    { label: both('Provision for reduced claims', 'Provision pour demandes réduites'), cents: 21_400_000 },
    { label: both('Net income of the year', 'Bénéfice net de l’exercice'), cents: 9_800_000 },
  ],
};
