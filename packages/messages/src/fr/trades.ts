import type { trades as english } from '../en/trades.ts';
import type { Texts } from '../texts.ts';
import { intendedUses } from './documents/intended-uses.ts';

/** Ordres : leur progression, la prochaine étape, le sens de leur état et ce que demandent leurs champs. */
export const trades: Texts<typeof english> = {
  progress: {
    order: 'Ordre',
    application: 'Profil',
    details: 'Renseignements',
    pay: 'Paiement et signature',
    review: 'Examen',
    sign: 'Approbation',
    approved: 'Approuvé',
  },
  status: {
    open: {
      name: 'En cours',
      text: 'Vous avez commencé cet ordre. Le courtier le recevra une fois qu’il sera rempli et signé.',
    },
    submitted: { name: 'Transmis', text: 'Le courtier a reçu votre ordre et l’examinera.' },
    changesAsked: {
      name: 'Modifications demandées',
      text: 'Le courtier vous demande une correction avant de poursuivre.',
    },
    inReview: {
      name: 'À l’examen',
      text: 'Deux personnes de chez nous lisent votre ordre et votre profil avant l’approbation.',
    },
    approved: {
      name: 'Approuvé',
      text: 'Le courtier a approuvé votre ordre. Votre argent reste en fiducie jusqu’à ce qu’il soit versé à l’émetteur.',
    },
    settled: {
      name: 'Réglé',
      text: 'Votre argent a été versé à l’émetteur, qui tient le registre des porteurs de ses titres.',
    },
    declined: {
      name: 'Refusé',
      text: 'Le courtier n’a pas pu accepter cet ordre. Toute somme reçue vous est remboursée.',
    },
    archived: { name: 'Annulé', text: 'Cet ordre a été annulé. Aucun titre n’y est plus réservé.' },
  },
  nextAction: {
    'choose-quantity': {
      title: 'Choisissez le montant à investir',
      text: 'Indiquez-nous le montant que vous souhaitez placer.',
      button: 'Commencer l’ordre',
    },
    'accept-memorandum': {
      title: 'Lisez la notice d’offre',
      text: 'Lisez-la et confirmez que vous l’avez reçue : vous ne pouvez pas signer avant. Une notice modifiée doit être confirmée de nouveau.',
      button: 'Lire et confirmer',
    },
    'complete-kyc': {
      title: 'Remplissez votre profil d’investisseur',
      text: 'Vos réponses déterminent ce que la loi vous permet d’acheter. Sans elles, aucun ordre n’est approuvé.',
      button: 'Poursuivre le profil',
    },
    'fill-details': {
      title: 'Remplissez les renseignements de l’ordre',
      text: 'Il nous faut quelques précisions pour votre convention de souscription.',
      button: 'Remplir les renseignements',
    },
    pay: {
      title: 'Donnez vos instructions de paiement',
      text: 'Indiquez-nous le compte à débiter. Rien n’est prélevé avant la signature de vos documents.',
      button: 'Passer au paiement',
    },
    sign: {
      title: 'Signez vos documents',
      text: 'Vos documents sont prêts. Lisez-les attentivement, puis signez-les pour transmettre votre ordre.',
      button: 'Lire et signer',
    },
    'wait-for-purchaser': {
      title: 'En attente de votre coinvestisseur',
      text: 'Avant que l’un de vous signe, il lui faut son propre compte et un profil soumis. Un courriel vous préviendra.',
      button: 'Voir où en est l’ordre',
    },
    'wait-for-representative': {
      title: 'Nous vous cherchons un représentant',
      text: 'Un représentant inscrit là où vous habitez doit prendre votre ordre. Nous en cherchons un. Vous n’avez rien à faire\u00a0: vos titres restent réservés, et vous pourrez signer ici dès que ce sera fait.',
      button: 'Voir où en est l’ordre',
    },
    'wait-for-suitability': {
      title: 'Votre représentant examine d’abord votre ordre',
      text: 'Pour ce montant, il doit établir que le placement vous convient avant que vous signiez. Vous n’avez rien à faire\u00a0: votre ordre reste tel quel.',
      button: 'Voir où en est l’ordre',
    },
    'lower-amount': {
      title: 'Choisissez un montant plus petit',
      text: 'Cet ordre dépasse ce que la loi vous permet d’acheter aujourd’hui. Sa première page indique le montant permis et la date où il augmente.',
      button: 'Changer le montant',
    },
    'wait-for-joint': {
      title: 'En attente de la signature de {{name}}',
      text: 'Vous avez signé. Votre ordre est transmis au courtier dès que {{name}} a signé à son tour.',
      button: 'Voir l’ordre',
    },
    submit: {
      title: 'Transmettez votre ordre',
      text: 'Tout est prêt. Transmettez l’ordre pour que le courtier puisse l’examiner.',
      button: 'Ouvrir l’ordre',
    },
    'send-payment': {
      title: 'Envoyez votre paiement',
      text: 'Vos documents sont signés. Envoyez la somme au fiduciaire; nous vous confirmerons sa réception.',
      button: 'Voir comment payer',
    },
    'wait-for-review': {
      title: 'Rien à faire pour l’instant',
      text: 'Le courtier examine votre ordre. Nous vous écrirons dès qu’il y aura du nouveau.',
      button: 'Voir l’ordre',
    },
    'make-changes': {
      title: 'Corrigez votre ordre',
      text: 'Lisez la note du courtier, corrigez ce qu’il demande, puis transmettez l’ordre de nouveau.',
      button: 'Apporter les modifications',
    },
    'none-approved': {
      title: 'Votre ordre est approuvé',
      text: 'Vous n’avez plus rien à faire. Un courriel vous préviendra quand votre argent sera versé à l’émetteur.',
      button: 'Voir l’ordre',
    },
    'none-settled': {
      title: 'Votre argent a été versé à l’émetteur',
      text: 'L’émetteur tient le registre des porteurs de ses titres. Vos documents sont dans le portefeuille.',
      button: 'Voir les documents',
    },
    'none-declined': {
      title: 'Cet ordre a été refusé',
      text: 'Le motif figure ci-dessous. Votre représentant peut en discuter avec vous.',
      button: 'Voir le motif',
    },
    'none-archived': {
      title: 'Cet ordre a été annulé',
      text: 'Vous pouvez passer un nouvel ordre tant que le placement est ouvert.',
      button: 'Voir l’ordre',
    },
  },
  nextSteps: {
    'reading-profile': 'Nous lisons votre profil',
    'checking-identity': 'Nous vérifions votre pièce d’identité',
    'calling-you': 'Nous allons vous appeler',
    'waiting-for-money': 'Nous attendons votre paiement',
    'waiting-for-joint': 'Nous attendons le coinvestisseur',
    'second-look': 'Une deuxième personne regarde votre ordre',
    'waiting-for-closing': 'Nous attendons la clôture',
  },
  changes: {
    parts: {
      quantity: 'Montant et nombre de titres',
      joint: 'Coinvestisseur',
      details: 'Précisions sur l’ordre',
      payment: 'Mode de paiement',
    },
    reasons: {
      unreadable: '{{label}}\u00a0: nous n’arrivons pas à lire.',
      'cut-off': '{{label}}\u00a0: il manque un bord de l’image.',
      expired: '{{label}}\u00a0: la date est passée.',
      'does-not-match': '{{label}}\u00a0: cela ne correspond pas à votre pièce.',
      incomplete: '{{label}}\u00a0: il manque quelque chose.',
      unclear: '{{label}}\u00a0: expliquez-nous, s’il vous plaît.',
      'out-of-date': '{{label}}\u00a0: dites-nous ce qu’il en est aujourd’hui.',
      other: '{{label}}\u00a0:',
    },
  },
  intendedUses,
  thirdParty: {
    kind: 'Personne ou organisation',
    name: 'Son nom au complet',
    address: 'Son adresse',
    phone: 'Son numéro de téléphone',
    birthdate: 'Sa date de naissance',
    registration: 'Numéro d’immatriculation, et où',
    occupation: 'Sa profession ou son activité',
    relation: 'Son lien avec vous',
  },
  fields: {
    amount: 'Montant à investir',
    quantity: 'Nombre de titres',
    city: 'Ville où vous signez',
    province: 'Province ou territoire',
    registeredName: 'Nom auquel les titres sont inscrits',
    sourceOfFunds: 'Provenance des fonds',
    intendedUse: 'But du placement',
    isForOther: 'Pour qui vous investissez',
    paymentMethod: 'Mode de paiement',
    institution: 'Numéro d’institution',
    transit: 'Numéro de transit',
    account: 'Numéro de compte',
    accountHolder: 'Titulaire du compte',
  },
  hints: {
    city: 'La ville où vous vous trouvez au moment de signer la convention de souscription.',
    registeredName: 'Votre nom légal au complet, tel qu’il figure sur votre pièce d’identité.',
    sourceOfFunds: 'Par exemple\u00a0: épargne tirée d’un emploi ou vente d’un immeuble.',
    intendedUse: 'La loi nous demande de le noter avec votre ordre.',
    isForOther:
      'La loi contre le blanchiment nous demande de poser la question. Un coinvestisseur n’est pas quelqu’un d’autre.',
    relation: 'Par exemple\u00a0: ma mère, ou une société qui m’appartient.',
    institution: '3\u00a0chiffres, au bas d’un chèque ou dans vos services bancaires en ligne.',
    transit: '5\u00a0chiffres, avant le numéro d’institution sur un chèque.',
    account: 'De 7 à 12\u00a0chiffres, sans les numéros de transit et d’institution.',
    accountHolder: 'Le nom inscrit au compte. Ce doit être le vôtre, seul ou avec un cotitulaire.',
  },
  paymentReturned:
    'Votre institution financière a retourné le paiement, et votre ordre en attend un nouveau. Donnez de nouveau vos instructions de paiement; vos titres et vos signatures sont conservés.',
  paymentMethods: {
    outside: {
      name: 'Paiement hors du portail',
      text: 'Vous payez le fiduciaire vous-même\u00a0: par virement bancaire, par virement Interac ou par chèque.',
    },
    debit: {
      name: 'Débit préautorisé',
      text: 'Vous autorisez un seul débit pour cet ordre, de votre compte bancaire canadien.',
    },
    linked: {
      name: 'Compte bancaire lié',
      text: 'Vous liez votre compte bancaire canadien sur une page sécurisée. Vous autorisez ensuite un seul débit pour cet ordre.',
    },
  },
  amount: {
    none: 'Entrez un montant en dollars.',
    belowMinimum: 'L’ordre minimal est de {{amount}}\u00a0$.',
    aboveMaximum: 'L’ordre maximal est de {{amount}}\u00a0$.',
    aboveAvailable: 'Il ne reste que {{amount}}\u00a0$. Choisissez un montant inférieur.',
    wholeUnits: 'Un titre coûte {{price}}\u00a0$. Le montant le plus proche est de {{amount}}\u00a0$.',
    soldOut: 'Ce placement est entièrement réservé\u00a0: il reste moins que l’ordre minimal.',
    aboveRoom:
      'C’est {{over}}\u00a0$ de plus que ce que la loi permet aujourd’hui. Choisissez {{room}}\u00a0$ ou moins.',
    aboveRoomUntil:
      'C’est {{over}}\u00a0$ de plus que ce que la loi permet aujourd’hui. Choisissez {{room}}\u00a0$ ou moins, ou revenez le {{day}}.',
    noRoom: 'La loi ne vous permet pas d’en acheter plus aujourd’hui.',
    noRoomUntil: 'La loi ne vous permet pas d’en acheter plus aujourd’hui. Revenez le {{day}}.',
  },
  quantity: {
    wholeNumber: 'Entrez un nombre entier de titres, sans décimales.',
    belowMinimum_one: 'L’ordre minimal est de {{count}}\u00a0titre.',
    belowMinimum_other: 'L’ordre minimal est de {{count}}\u00a0titres.',
    aboveMaximum_one: 'L’ordre maximal est de {{count}}\u00a0titre.',
    aboveMaximum_other: 'L’ordre maximal est de {{count}}\u00a0titres.',
    aboveAvailable_one: 'Il ne reste que {{count}}\u00a0titre. Choisissez un nombre inférieur.',
    aboveAvailable_other: 'Il ne reste que {{count}}\u00a0titres. Choisissez un nombre inférieur.',
    soldOut: 'Ce placement est entièrement réservé\u00a0: il reste moins de titres que l’ordre minimal.',
    overLimit: 'C’est {{over}} de plus que ce que la loi permet aujourd’hui. Choisissez {{room}} ou moins.',
    overLimitUntil:
      'C’est {{over}} de plus que ce que la loi permet aujourd’hui. Choisissez {{room}} ou moins, ou revenez le {{day}}.',
    noRoom: 'Pour l’instant, la loi ne vous permet pas d’en acheter davantage.',
    noRoomUntil: 'Pour l’instant, la loi ne vous permet pas d’en acheter davantage. Revenez le {{day}}.',
  },
  issues: {
    required: 'Le champ «\u00a0{{label}}\u00a0» est obligatoire',
    tooLong: '{{label}}\u00a0: {{max}}\u00a0caractères au maximum',
    letters: '{{label}}\u00a0: impossible d’imprimer «\u00a0{{sign}}\u00a0»',
    bankLetters: 'Écrivez le nom en lettres latines',
    phone: 'Entrez un numéro de téléphone avec l’indicatif régional',
    birthdate: 'Entrez le jour de naissance de la personne',
    province: 'Choisissez une province ou un territoire du Canada',
    paymentMethod: 'Choisissez l’un des modes de paiement offerts',
    institution: 'Entrez les 3\u00a0chiffres du numéro d’institution',
    transit: 'Entrez les 5\u00a0chiffres du numéro de transit',
    account: 'Entrez les 7 à 12\u00a0chiffres du numéro de compte',
  },
};
