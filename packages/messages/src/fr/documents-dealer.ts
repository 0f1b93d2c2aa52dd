import type { documentsDealer as english } from '../en/documents-dealer.ts';
import type { Texts } from '../texts.ts';

export const documentsDealer: Texts<typeof english> = {
  intro:
    'Le présent formulaire explique qui nous sommes, ce que vous pouvez attendre de nous, ce que coûte votre ordre et comment nous sommes rémunérés. Veuillez le lire avant de signer votre ordre et le conserver avec vos documents.',
  order: {
    title: 'Votre ordre',
    caption: 'Détails de l’ordre',
    representative: 'Votre représentant',
    noRepresentative: 'Le service à la clientèle du courtier',
    fee: 'Ce que l’émetteur nous verse',
    feeAmount: '{{percent}} du prix total, soit {{amount}}',
    feeElsewhere: 'Selon les documents relatifs au placement',
  },
  who: {
    title: 'Qui nous sommes',
    text: '{{dealer}} est inscrite à titre de courtier sur le marché dispensé dans plusieurs provinces et territoires. Nous offrons des titres vendus sous le régime d’une dispense de prospectus\u00a0: parts, actions et titres de créance de projets immobiliers, de fonds et de sociétés. Nous n’offrons ni actions cotées, ni organismes de placement collectif vendus par voie de prospectus, ni dépôts. Les titres que nous offrons ne sont couverts par aucun fonds d’assurance-dépôts ou de protection des investisseurs.',
    check: 'Vous pouvez vérifier notre inscription et celle de votre représentant au www.sontilsinscrits.ca.',
  },
  suitability: {
    title: 'Comment nous déterminons ce qui vous convient',
    profile:
      'Avant que vous achetiez, nous devons vous connaître\u00a0: votre identité, votre situation, vos finances, vos besoins et objectifs, vos connaissances, votre tolérance et votre capacité à l’égard du risque, et votre horizon de placement. Vous nous donnez ces renseignements dans votre profil d’investisseur. Nous vous demandons de les confirmer tous les 12\u00a0mois et n’approuvons aucun ordre de qui ne l’a pas fait.',
    duty: 'La loi nous demande de déterminer, sur une base raisonnable, que votre ordre vous convient et qu’il donne préséance à votre intérêt. Avant l’approbation d’un ordre, deux personnes de chez nous le lisent avec votre profil, dont la deuxième est à la conformité, et toutes deux déclarent au dossier qu’il vous convient. Elles peuvent vous demander des changements ou refuser l’ordre, et vous en lisez le motif. Lorsque la loi ne vous permet d’acheter davantage qu’avec un tel conseil, votre représentant en consigne le résultat et les motifs avant que vous signiez. Pour les autres ordres, aucun motif n’est consigné\u00a0: demandez-le à votre représentant avant de vous décider.',
  },
  cost: {
    title: 'Ce que coûte votre ordre et comment nous sommes rémunérés',
    you: 'Vous payez le prix des titres. Nous ne vous facturons ni commission, ni frais de compte, ni frais de transfert pour cet ordre. Ce que l’émetteur nous verse provient des sommes qu’il recueille et réduit donc ce qu’il peut investir.',
    youBeside:
      'Vous payez le prix des titres et, en plus, les frais suivants du placement\u00a0: {{costs}}. Nous ne vous facturons ni autre commission, ni frais de compte, ni frais de transfert pour cet ordre. Ce que l’émetteur nous verse provient des sommes qu’il recueille et réduit donc ce qu’il peut investir.',
    units:
      'L’émetteur assume ses propres coûts, comme les frais de gestion et les frais juridiques, qui réduisent votre rendement. Ils sont décrits dans les documents relatifs au placement.',
  },
  conflicts: {
    title: 'Conflits d’intérêts',
    text: 'Nous sommes rémunérés lorsque vous achetez, ce qui nous donne un intérêt dans la vente. Deux personnes de chez nous doivent s’entendre avant qu’un placement soit publié, et deux avant qu’un ordre soit approuvé, dont la deuxième est à la conformité. Ce que vous pouvez acheter se décide selon les mêmes règles quelle que soit notre rémunération. Si un émetteur nous est relié ou associé, la fiche et la page de son placement et nos messages à ce sujet le disent, et expliquent comment. Le portail ne conserve pas d’autre évaluation écrite de chaque placement.',
  },
  risks: {
    title: 'Risques',
    text: 'Les titres du marché dispensé sont risqués et difficiles à vendre, et vous pourriez perdre tout ce que vous investissez. Il est souvent impossible de déterminer la valeur marchande d’un titre; nos relevés l’indiquent alors.',
    borrowing:
      'Acheter des titres avec de l’argent emprunté comporte un risque plus grand que de les acheter avec son propre argent. Si vous empruntez, vous devez rembourser le prêt avec intérêt même si la valeur des titres baisse.',
  },
  money: {
    title: 'Votre argent et vos titres',
    text: 'Votre argent est détenu en fiducie au moins jusqu’à minuit le deuxième jour ouvrable suivant votre signature. D’ici là, vous pouvez annuler et la totalité de la somme vous est remboursée. L’émetteur inscrit les titres à votre nom et tient le registre; nous ne les détenons pas pour vous.',
  },
  reports: {
    title: 'Ce que nous vous transmettons',
    text: 'Nous vous écrivons par courriel ce qui arrive à votre ordre et à votre argent. Un relevé de tous vos ordres, en date du jour où vous le demandez, se trouve en tout temps dans le portail, en PDF scellé et en fichier pour tableur. Demandez-le-nous sur papier. Le portail n’envoie aucun relevé de lui-même.',
  },
  trusted: {
    title: 'Personne de confiance',
    text: 'Vous pouvez désigner une personne de confiance en nous écrivant; le portail ne vous le demande pas. Avec votre consentement écrit, nous pouvons communiquer avec elle si nous craignons que vous soyez victime d’exploitation financière ou que votre capacité de décider soit atteinte, ou si nous n’arrivons pas à vous joindre. Cette personne ne peut pas nous donner d’instructions.',
  },
  complaints: {
    title: 'Si vous avez une plainte',
    text: 'Écrivez à {{complaintsEmail}} ou téléphonez au {{phone}}. Nous devons accuser réception de votre plainte par écrit dans les cinq jours ouvrables et vous donner notre réponse motivée dans un délai de {{days}}\u00a0jours. Notre personnel veille à ces délais; le portail ne les compte pas.',
    obsi: 'Si vous n’êtes pas satisfait, ou sans réponse dans ce délai, vous pouvez demander un examen indépendant et gratuit à l’Ombudsman des services bancaires et d’investissement (OSBI)\u00a0: www.obsi.ca/fr, 1-888-451-4519.',
    amf: 'Au Québec, vous pouvez en tout temps nous demander de transmettre votre dossier à l’Autorité des marchés financiers (AMF), qui peut offrir gratuitement des services de conciliation ou de médiation\u00a0: lautorite.qc.ca, 1-877-525-0337.',
  },
  cancel: {
    title: 'Votre droit d’annulation',
    text: 'Vous pouvez annuler cet ordre, pour quelque motif que ce soit, jusqu’à minuit le deuxième jour ouvrable suivant la signature de la convention de souscription. Les jours ouvrables {{inProvince}} excluent les samedis, les dimanches et les jours fériés, ainsi que d’autres jours que nous comptons comme fériés en votre faveur.',
  },
  contact: { title: 'Pour nous joindre', caption: 'Le courtier' },
};
