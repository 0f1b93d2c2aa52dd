import type { wizard as english } from '../en/wizard.ts';
import type { Texts } from '../texts.ts';
import { documentTitles } from './documents/titles.ts';
import { complete } from './wizard/complete.ts';

/** Parcours de placement : son cadre, ses six pages et ses boîtes de dialogue. */
export const wizard: Texts<typeof english> = {
  label: 'Ordre de placement',
  milestones: {
    amount: 'Montant',
    profile: 'Profil',
    payment: 'Paiement',
    sign: 'Signature',
    review: 'Examen',
  },
  pages: {
    order: { name: 'Ordre', title: 'Combien souhaitez-vous investir?' },
    application: { name: 'Profil', title: 'Votre profil d’investisseur' },
    details: { name: 'Souscription', title: 'Renseignements sur votre ordre' },
    pay: { name: 'Paiement', title: 'Instructions de paiement' },
    sign: { name: 'Signature', title: 'Lisez et signez vos documents' },
    complete: { name: 'Fin', title: 'Votre ordre' },
  },
  pageTitle: '{{page}} – {{deal}}',
  cancel: 'Annuler',
  saveAndExit: 'Enregistrer et quitter',
  previous: 'Précédent',
  next: 'Étape suivante',
  completePayment: 'Effectuer le paiement',
  missing: 'Il manque encore\u00a0: {{fields}}',
  missingMore: 'Il manque encore\u00a0: {{fields}} et {{count}}\u00a0autres',
  showMissing: 'Me montrer',
  notReady: 'Terminez cette étape pour continuer.',
  previousDisabled:
    'Vous avez signé\u00a0: les étapes précédentes ne peuvent plus changer. Pour recommencer, annulez l’ordre sur sa page, dans votre portefeuille.',
  saving: 'Enregistrement',
  saved: 'Enregistré à {{time}}',
  saveFailed: 'Pas encore enregistré. Nous réessaierons.',
  exitFailed:
    'Nous n’avons pas pu enregistrer votre saisie; vous êtes donc toujours sur cette page. Vérifiez votre connexion, puis réessayez.',
  failed: 'Une erreur s’est produite à cette étape\u00a0: {{message}}',
  redirected: 'Nous vous avons amené à la première étape qui reste à terminer.',
  loading: 'Ouverture de votre ordre',
  slow: 'L’attente est plus longue que d’habitude. Votre connexion est peut-être lente.',
  dealMissing: {
    title: 'Nous ne trouvons pas ce placement',
    text: 'Il est peut-être fermé, ou l’adresse comporte une erreur.',
  },
  marketplace: 'Retour aux placements',
  cancelDialog: {
    title: 'Annuler l’ordre de placement?',
    text: 'Si vous annulez ce placement, les renseignements fournis jusqu’ici pour cet ordre ne seront pas conservés. Votre profil d’investisseur reste tel quel.',
    confirm: 'Oui, annuler',
    keep: 'Non, revenir à mon ordre',
    done: 'Votre ordre a été annulé.',
    failed: 'Nous n’avons pas pu annuler l’ordre\u00a0: {{message}}',
  },
  notices: {
    changesAsked: 'Le courtier vous demande une modification',
    changesHow:
      'Apportez les modifications dans ces pages, puis continuez jusqu’à la fin\u00a0: votre ordre retournera au courtier dès que tout sera en place.',
    changesBy: 'Répondez d’ici le {{date}}, s’il vous plaît.',
    changed: 'Vous avez modifié ceci.',
    lostUnits: 'Votre réservation a pris fin',
    lostUnitsText:
      'Vos titres ont été remis en vente. Confirmez de nouveau le montant pour les réserver; vos autres réponses sont conservées.',
    lostUnitsAction: 'Réserver de nouveau',
    signAgain: 'Vous avez déjà signé',
    signAgainText: 'Si vous changez quoi que ce soit ici, vous devrez signer vos documents de nouveau.',
  },
  unreserved: 'Rien n’est réservé pour l’instant',
  locked: {
    title: 'Cet ordre est entre les mains du courtier',
    text: 'Il ne peut plus être modifié ici. Si quelque chose est inexact, appelez votre représentant.',
    see: 'Voir l’ordre',
    another: 'Passer un autre ordre',
  },
  order: {
    lead: 'Vous pouvez changer le montant jusqu’à la signature.',
    unitPrice: 'Prix d’un titre',
    minimum: 'Ordre minimal',
    maximum: 'Ordre maximal',
    available: 'Encore offerts',
    units_one: '{{count}}\u00a0titre',
    units_other: '{{count}}\u00a0titres',
    range: 'De {{minimum}} à {{maximum}}, par titres de {{price}}',
    equals_one: '= {{count}}\u00a0titre',
    equals_other: '= {{count}}\u00a0titres',
    fewerLeft: 'Il reste {{amount}} pour l’instant.',
    noneLeft: 'Il ne reste rien pour l’instant.',
    choices: 'Montants courants',
    noFees: 'Nous ne vous facturons rien pour cet ordre, hormis son total.',
    ownCosts:
      'Certains frais de ce placement sont à votre charge, en plus du total\u00a0: ils sont nommés ci-dessus.',
    costs: 'L’émetteur paie ses frais à même votre argent. {{label}}\u00a0: {{words}}.',
    costsInWords: '{{label}}, selon l’émetteur',
    hold: {
      title_one: 'Vos titres sont réservés pendant {{count}}\u00a0heure',
      title_other: 'Vos titres sont réservés pendant {{count}}\u00a0heures',
      text_one:
        'Lorsque vous continuez, nous mettons ces titres de côté pour vous. Si l’ordre n’est pas signé dans un délai de {{count}}\u00a0heure, ils sont remis en vente. Vos réponses sont conservées, et vous pouvez réserver de nouveau tant qu’il reste des titres.',
      text_other:
        'Lorsque vous continuez, nous mettons ces titres de côté pour vous. Si l’ordre n’est pas signé dans un délai de {{count}}\u00a0heures, ils sont remis en vente. Vos réponses sont conservées, et vous pouvez réserver de nouveau tant qu’il reste des titres.',
      titleMinutes_one: 'Vos titres sont réservés pendant {{count}}\u00a0minute',
      titleMinutes_other: 'Vos titres sont réservés pendant {{count}}\u00a0minutes',
      textMinutes_one:
        'Lorsque vous continuez, nous mettons ces titres de côté pour vous. Si l’ordre n’est pas signé dans un délai de {{count}}\u00a0minute, ils sont remis en vente. Vos réponses sont conservées, et vous pouvez réserver de nouveau tant qu’il reste des titres.',
      textMinutes_other:
        'Lorsque vous continuez, nous mettons ces titres de côté pour vous. Si l’ordre n’est pas signé dans un délai de {{count}}\u00a0minutes, ils sont remis en vente. Vos réponses sont conservées, et vous pouvez réserver de nouveau tant qu’il reste des titres.',
      titleUntil: 'Vos titres sont réservés jusqu’au {{until}}',
      titleAny: 'Vos titres vous sont réservés',
      textUntil:
        'Si l’ordre n’est pas signé d’ici là, ils sont remis en vente. Vos réponses sont conservées, et vous pouvez réserver de nouveau tant qu’il reste des titres.',
    },
    next: {
      title: 'La suite',
      profile: 'Vous remplissez votre profil d’investisseur ou vérifiez qu’il est toujours exact.',
      details: 'Vous donnez les renseignements de l’ordre et choisissez le mode de paiement.',
      sign: 'Vous lisez et signez vos documents. Vous pouvez annuler jusqu’à minuit le deuxième jour ouvrable suivant.',
      review:
        'Deux personnes de chez nous lisent votre ordre et votre profil. Puis nous l’approuvons, ou vous disons pourquoi non.',
    },
    documents: {
      title: 'À lire avant d’investir',
      lead: 'La notice d’offre explique le placement et ses risques. Lisez-la avant de décider.',
    },
    memorandum: {
      name: 'Notice d’offre',
      statement: 'J’ai reçu et lu la notice d’offre.',
      hint: 'Nous vous en envoyons une copie par courriel et consignons la version et l’heure. Vous ne pouvez pas signer avant.',
      confirmed:
        'Vous avez confirmé le {{date}} avoir reçu et lu la notice d’offre. Une copie se trouve dans vos courriels.',
    },
    soldOut: {
      title: 'Ce placement est entièrement réservé',
      text: 'Il ne reste pas assez de titres pour un ordre. Des titres peuvent se libérer lorsqu’un ordre est annulé; d’autres placements sont ouverts.',
    },
    closed: {
      title: 'Ce placement est fermé',
      text: 'Il n’accepte plus d’ordres. D’autres placements sont ouverts.',
    },
    upcoming: {
      title: 'Ce placement n’est pas encore ouvert',
      text: 'Vous pourrez passer un ordre dès le {{date}}.',
    },
    fixed: 'Le placement n’accepte plus de nouveaux ordres. Vous pouvez terminer celui-ci tel quel.',
    browse: 'Voir les placements ouverts',
  },
  application: {
    lead: 'La loi demande au courtier de vous connaître avant d’accepter un ordre. Vous ne remplissez ce profil qu’une fois; vos réponses sont enregistrées à mesure que vous les saisissez.',
    toSubmit: 'la transmission de votre profil',
  },
  details: {
    lead: 'Ces renseignements figurent à l’annexe A de votre convention de souscription.',
    scheduleA: 'Annexe A',
    forMyself: 'Pour moi',
    forSomebodyElse: 'Pour quelqu’un d’autre',
    forOther:
      'Dites-nous de qui il s’agit. Nous examinons la chose avant d’approuver votre ordre et pourrions vous en demander plus. Vos titres restent réservés comme pour tout ordre.',
    kinds: { person: 'Une personne', organization: 'Une organisation' },
    payment: 'Paiement',
    paymentMethod: 'Comment souhaitez-vous payer?',
    paymentHint: 'Rien n’est prélevé avant la signature de vos documents.',
    outside:
      'Après la signature, vous envoyez vous-même {{amount}} au fiduciaire par virement bancaire, par virement Interac ou par chèque. Le compte et votre référence figurent à la dernière page. Votre banque peut exiger des frais.',
    linked:
      'Vous liez votre compte bancaire canadien sur une page sécurisée et autorisez un seul débit de {{amount}}. Vous revenez ici dès que vous avez terminé.',
    debit:
      'Vous autorisez un seul débit de {{amount}} de votre compte bancaire canadien. Ayez un chèque ou vos services bancaires en ligne à portée de main pour l’étape suivante.',
  },
  pay: {
    outside: 'Vous payez cet ordre hors du portail. Les instructions figurent à la dernière page.',
    lead: 'Autorisez un seul débit, du montant total de votre ordre.',
    when: 'Nous débitons {{amount}} une seule fois, après votre signature et l’approbation de l’ordre par le courtier\u00a0: au plus tôt le jour ouvrable bancaire suivant. Un courriel vous annonce l’approbation, puis un autre le jour du débit, avant qu’il soit fait. Gardez la somme au compte.',
    amount: 'Montant à débiter',
    whenLinked:
      'Nous débitons {{amount}} une seule fois, après votre signature et l’approbation de l’ordre par le courtier\u00a0: au plus tôt le jour ouvrable bancaire suivant. Un courriel vous annonce l’approbation. Le jour du débit, lui, n’est pas annoncé\u00a0: gardez la somme au compte à partir de là.',
    account: 'Compte à débiter',
    accountLead:
      'Les trois numéros figurent au bas d’un chèque et, dans vos services bancaires en ligne, sous les détails du compte.',
    cheque: {
      label: 'Où se trouvent les numéros sur un chèque',
      transit: 'Numéro de transit, 5\u00a0chiffres',
      institution: 'Numéro d’institution, 3\u00a0chiffres',
      account: 'Numéro de compte, de 7 à 12\u00a0chiffres',
      first: 'Le premier numéro, en bas à gauche, est celui du chèque. Vous n’en avez pas besoin.',
    },
    voidCheque: 'Spécimen de chèque ou relevé de compte',
    voidChequeHint:
      'Une photo ou un PDF. Ce document nous aide à repérer un numéro mal saisi. Il est envoyé avec cette page.',
    agreement: {
      title: 'Accord de débit préautorisé',
      payee:
        'Vous autorisez $t(brand.name) et son fiduciaire, {{trustee}}, à débiter une seule fois le compte ci-dessus de {{amount}}.',
      when: 'Le débit est fait après la signature de vos documents, et pas avant l’examen du courtier. Il s’agit d’un débit personnel.',
      trust:
        'L’argent est détenu en fiducie au moins jusqu’à minuit le deuxième jour ouvrable suivant votre signature. D’ici là, vous pouvez annuler l’achat, et la somme vous est remise en entier.',
      revoke:
        'Vous pouvez révoquer cette autorisation en tout temps avant le débit\u00a0: annulez l’ordre ici, écrivez à {{email}} ou appelez au {{phone}}. Pour obtenir un spécimen de formulaire d’annulation ou en savoir plus sur votre droit d’annuler un accord de débit préautorisé, communiquez avec votre institution financière ou consultez paiements.ca.',
      recourse:
        'Vous avez certains droits de recours si un débit n’est pas conforme au présent accord. Par exemple, vous avez le droit de recevoir le remboursement de tout débit qui n’est pas autorisé ou qui n’est pas compatible avec le présent accord de DPA. Pour obtenir plus d’information sur vos droits de recours, communiquez avec votre institution financière ou visitez www.paiements.ca.',
      holder:
        'Vous confirmez que vous pouvez autoriser des débits de ce compte, seul ou avec ses autres titulaires.',
    },
    authorization: 'J’ai lu cet accord et j’autorise un seul débit de {{amount}}.',
    authorizationRequired: 'Autorisez le débit pour continuer',
    authorizationName: 'votre autorisation',
    recordedTitle: 'Vos instructions de paiement sont enregistrées',
    recorded: 'Un seul débit de {{amount}}, du compte de {{holder}} qui se termine par {{digits}}.',
    linked: {
      lead: 'Liez votre compte bancaire et autorisez un seul débit, du montant total de votre ordre.',
      name: 'votre compte bancaire',
      title: 'Liez votre compte bancaire',
      text: 'Vous indiquez le compte sur une page sécurisée. Son lien n’est destiné qu’à vous et fonctionne une seule fois. Vous revenez à cette étape dès que vous avez terminé.',
      action: 'Lier mon compte bancaire',
      dialog: {
        title: 'Continuer sur la page sécurisée',
        text: 'Nous vous menons à la page où vous liez votre compte. Ayez un chèque ou vos services bancaires en ligne à portée de main. Ce que vous avez saisi dans votre ordre est enregistré.',
        provider:
          'Vous continuez sur {{host}}, qui lie votre compte pour nous. Avant de partir, veuillez lire l’accord de débit.',
        goOn: 'Continuer',
        stay: 'Rester ici',
      },
    },
    change: 'Utiliser un autre compte',
    keep: 'Garder le compte enregistré',
  },
  sign: {
    memorandum: {
      title: 'Lisez d’abord la notice d’offre',
      text: 'Elle n’a pas encore été confirmée ou elle a été modifiée depuis. Lisez-la et confirmez que vous l’avez reçue; vous pourrez ensuite signer.',
      action: 'Lire et confirmer',
    },
    lead: 'Lisez chaque document jusqu’à la fin. Vous pouvez vous arrêter et revenir en tout temps.',
    documents: 'Documents à signer',
    kyc: documentTitles.kyc,
    kycText: 'Ce que vous avez dit au courtier de vous et de votre situation.',
    agreement: documentTitles.agreement,
    agreementText: 'Votre achat de {{amount}} ({{units}}), avec l’annexe A.',
    risk: documentTitles.risk,
    formText: 'La loi vous demande de remplir ce formulaire vous-même',
    riskText: 'Les principaux risques, que vous paraphez un à un.',
    kept: 'Vous ne signez pas de nouveau ce qui n’a pas changé\u00a0: {{titles}}.',
    changed: 'Changé depuis votre signature\u00a0: {{labels}}',
    again: 'Le texte a changé depuis votre signature.',
    start: 'Lire et signer',
    startHint: 'Comptez une dizaine de minutes. Nous vous ramenons ici à la fin.',
    toJoin: 'le compte et le profil du coinvestisseur',
    toFind: 'un représentant qui peut prendre votre ordre',
    toAdvise: 'l’avis de votre représentant',
    toSign: 'votre signature',
    jointToSign: 'la signature de {{name}}',
    waitingTitle: 'Vous avez signé',
    waitingLead:
      'Vous n’avez plus rien à faire ici. Vous pouvez quitter\u00a0: nous vous écrivons dès que {{name}} a signé.',
    signedTitle: 'Vos documents sont signés',
    sealing: 'Nous scellons vos exemplaires signés. Vous les trouverez sous peu dans votre portefeuille.',
    signedOn: 'Signé le {{date}}',
    portfolio: 'Suivre l’ordre dans votre portefeuille',
    right:
      'Vous pouvez annuler votre achat jusqu’à minuit le deuxième jour ouvrable suivant votre signature.',
  },
  complete,
};
