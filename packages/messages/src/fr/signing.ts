import type { signing as english } from '../en/signing.ts';
import type { Texts } from '../texts.ts';

export const signing: Texts<typeof english> = {
  progress: {
    label: 'Avancement de la signature',
    step: 'Étape {{step}} sur {{count}}',
  },
  back: 'Retour',
  memorandum: {
    title: 'Notice d’offre',
    lead: '{{name}} vous a désigné comme coinvestisseur dans {{deal}}. Vous achetez ensemble et recevez donc la même notice d’offre\u00a0: elle explique le placement, ses frais, ses risques et vos droits. Lisez-la avant de consentir à quoi que ce soit.',
    amendedTitle: 'La notice d’offre a été modifiée',
    amendedLead:
      'Une nouvelle version visant {{deal}} a été publiée depuis votre dernière lecture. Lisez-la; vous reprendrez ensuite où vous en étiez.',
    afterSigning:
      'Vous avez signé pour {{deal}} le {{time}}, et une nouvelle version a été publiée depuis. L’ordre pourra être approuvé une fois que vous l’aurez reçue et lue.',
    version: 'Version {{version}}',
    statement: 'J’ai reçu et lu la notice d’offre.',
    hint: 'Nous notons la version et l’heure, et vous envoyons un exemplaire par courriel.',
    missing: 'Confirmez que vous l’avez reçue et lue, ou refusez ci-dessous',
    confirm: 'Confirmer et continuer',
    goOn: 'Continuer',
    confirmed: 'Vous avez confirmé le {{date}} que vous l’avez reçue et lue.',
    right:
      'Vous pouvez encore annuler après avoir signé, sans motif, jusqu’à minuit le deuxième jour ouvrable. Vous ne devez alors rien.',
    signatureStands: 'Votre signature demeure valable',
    changedMind: 'Elle vous fait changer d’avis? Avant de confirmer, appelez-nous\u00a0: $t(brand.phone).',
  },
  translation: {
    title: { en: 'Vous signez la version anglaise', fr: 'Vous signez la version française' },
    why: {
      en: '{{name}} et vous signez le même document. Il est en anglais, la langue dans laquelle {{name}} a signé, et votre signature vaut pour ce texte.',
      fr: '{{name}} et vous signez le même document. Il est en français, la langue dans laquelle {{name}} a signé, et votre signature vaut pour ce texte.',
    },
    offer: {
      en: 'Au-dessus de chaque document se trouve sa version française, à lire avant de signer.',
      fr: 'Au-dessus de chaque document se trouve sa version anglaise, à lire avant de signer.',
    },
    otherwise: {
      en: 'Si vous voulez signer en français, n’allez pas plus loin\u00a0: demandez à {{name}} de signer en français, ou appelez-nous. Si vous refusez ci-dessous, l’ordre revient à {{name}}.',
      fr: 'Si vous voulez signer en anglais, n’allez pas plus loin\u00a0: demandez à {{name}} de signer en anglais, ou appelez-nous. Si vous refusez ci-dessous, l’ordre revient à {{name}}.',
    },
    read: {
      en: 'Lire ce document en anglais (autre version que celle que vous signez)',
      fr: 'Lire ce document en français (autre version que celle que vous signez)',
    },
    binding: {
      en: 'Pour lecture seulement. Vous paraphez et signez la version anglaise ci-dessous.',
      fr: 'Pour lecture seulement. Vous paraphez et signez la version française ci-dessous.',
    },
  },
  consent: {
    title: 'Signer vos documents',
    profileTitle: 'Confirmer votre profil d’investisseur',
    profileLead:
      'Lisez les faits sur lesquels le courtier se fonde, paraphez-les et signez. On ne vous le demandera plus à votre prochain ordre.',
    lead_one: 'Vous avez {{count}}\u00a0document à lire et à signer pour votre placement dans {{deal}}.',
    lead_other: 'Vous avez {{count}}\u00a0documents à lire et à signer pour votre placement dans {{deal}}.',
    signer: 'Signataire',
    email: 'Courriel',
    deal: 'Placement',
    expires: 'Fin de validité du lien',
    documents: 'Les documents',
    keeps:
      'Prenez votre temps. Ce que vous avez fait est conservé\u00a0: si le lien prend fin avant que vous ayez terminé, rouvrez votre ordre et reprenez où vous en étiez.',
    agreement: 'La signature électronique',
    effect:
      'Vous signez au moyen d’une signature et d’initiales électroniques. Elles ont la même valeur que celles apposées à la main.',
    delivery:
      'Vous recevez ces documents et les avis qui suivront sous forme électronique. Ils sont dans votre portefeuille, et un message à {{email}} vous le dit.',
    device:
      'Il vous faut un appareil muni d’un navigateur et d’un logiciel qui ouvre les fichiers PDF. Les copies signées restent dans votre portefeuille, où vous pouvez les télécharger et les imprimer.',
    paper:
      'Vous pouvez demander des copies papier sans frais ou choisir de signer sur papier\u00a0: téléphonez au $t(brand.phone). Téléphonez-nous aussi si vous changez d’avis plus tard\u00a0: le portail, lui, ne transmet que par voie électronique. Ce qui a été signé ou transmis auparavant demeure valide.',
    agree: 'Accepter et continuer',
    agreed: 'Continuer',
    agreeAndRead: 'Accepter et lire',
    goOn: 'Poursuivre la signature',
    joint: {
      lead: '{{name}} vous a désigné comme coinvestisseur dans {{deal}} et a signé; votre signature complète l’ordre. Si vous ne vous y attendiez pas, ne signez pas\u00a0: refusez ci-dessous ou appelez-nous.',
      keeps:
        'Prenez votre temps. Ce que vous avez fait est conservé\u00a0: si le lien prend fin avant que vous ayez terminé, demandez à l’investisseur de vous en faire envoyer un nouveau et reprenez où vous en étiez.',
      delivery:
        'Vous recevez vos exemplaires par voie électronique\u00a0: un message à {{email}} contient un lien personnel vers ceux-ci, valable 30\u00a0jours.',
      device:
        'Il vous faut un appareil muni d’un navigateur et d’un logiciel qui ouvre les fichiers PDF. Téléchargez vos exemplaires et conservez-les.',
    },
  },
  language: {
    title: 'Lisez d’abord la version française',
    lead: 'Vous résidez au Québec, où la loi prévoit qu’un contrat comme celui-ci vous est d’abord remis en français. Cette version figure ci-dessous. Après l’avoir lue, choisissez la langue dans laquelle vous signez.',
    choice: 'Dans quelle langue signez-vous?',
    hint: 'C’est la version choisie qui vous lie. Pour l’anglais, vos initiales confirment qu’il s’agit de votre volonté expresse.',
    joint:
      '{{name}} a signé en anglais. Si vous choisissez le français, {{name}} signe d’abord la version française, puis c’est de nouveau votre tour.',
    fr: 'Signer en français',
    en: 'Je choisis expressément l’anglais',
  },
  document: {
    position: 'Document {{index}} sur {{count}}',
    initial: 'Parapher {{initials}}',
    initialLabel: 'Parapher {{initials}}\u00a0: {{title}}',
    initialled: 'Paraphé {{initials}}',
    initialledAt: 'le {{time}}',
    choiceHint:
      'Paraphez le seul énoncé qui est vrai dans votre cas. Si aucun ne l’est, ne signez pas\u00a0: appelez-nous au $t(brand.phone).',
    choiceMade: 'Un énoncé est paraphé. Pour corriger votre choix, paraphez-en un autre.',
    initialInstead: 'Parapher plutôt celui-ci',
    statements: 'Énoncés paraphés\u00a0: {{done}} sur {{total}}',
    nothingToInitial: 'Lisez jusqu’à la fin, puis continuez',
    nextStatement: 'Énoncé suivant',
    nextDocument: 'Document suivant',
    toSignature: 'Passer à la signature',
    changed: 'Vous l’avez déjà signé. Ce qui a changé depuis\u00a0: {{labels}}.',
    again: 'Vous l’avez déjà signé. Le texte a changé depuis.',
  },
  review: {
    title: 'Vérifier et signer',
    lead_one:
      'Votre signature vaut pour ce document. Elle vous lie dès que vous appuyez sur le bouton ci-dessous.',
    lead_other:
      'Votre signature vaut pour les {{count}}\u00a0documents. Elle vous lie dès que vous appuyez sur le bouton ci-dessous.',
    documents: 'Ce que vous signez',
    readAgain: 'Relire',
    readAgainLabel: 'Relire\u00a0: {{title}}',
    initials_one: '{{count}}\u00a0énoncé paraphé',
    initials_other: '{{count}}\u00a0énoncés paraphés',
    noInitials: 'Aucun énoncé à parapher',
    signature: 'Votre signature',
    name: 'Votre nom au complet',
    nameHint: 'Tel qu’il figure dans les documents\u00a0: {{name}}',
    method: 'Comment voulez-vous signer?',
    typed: 'Au clavier',
    drawn: 'À la main',
    preview: 'Voici l’aspect de votre signature',
    previewEmpty: 'Votre nom s’affiche ici à mesure que vous l’écrivez',
    draw: 'Champ de dessin de votre signature',
    drawHint:
      'Utilisez un doigt, un stylet ou la souris. À défaut, choisissez «\u00a0Au clavier\u00a0»\u00a0: une signature ainsi tapée a la même valeur.',
    undo: 'Annuler le trait',
    clear: 'Effacer',
    drawnStrokes_one: '{{count}}\u00a0trait dessiné',
    drawnStrokes_other: '{{count}}\u00a0traits dessinés',
    drawnNothing: 'Aucun trait pour le moment',
    sign_one: 'Signer {{count}}\u00a0document',
    sign_other: 'Signer {{count}}\u00a0documents',
    notSigned: 'Pas encore signé',
  },
  proof: {
    title: 'Confirmez que c’est bien vous',
    why: 'Vous avez ouvert votre session il y a plus de {{minutes}}\u00a0minutes.',
    password: 'Votre mot de passe',
    passwordHint: 'Celui qui ouvre votre session ici.',
    code: 'Code de votre application',
    codeHint: 'Six chiffres, ou un code de secours.',
    verifyTitle: 'Confirmez votre courriel avant de signer',
    verifyText:
      'Ouvrez le lien du message que nous avons envoyé à {{email}}. Revenez ensuite ici\u00a0: rien de ce que vous avez fait n’est perdu.',
    verifyAgain: 'Envoyer le lien de nouveau',
    verifySent: 'Le lien est en route vers {{email}}. Il fonctionne pendant 48\u00a0heures.',
  },
  decline: {
    open: 'Refuser de signer',
    title: 'Refuser de signer?',
    text: 'Rien n’est signé, et les initiales déjà apposées ne comptent pas. Votre ordre reste ouvert\u00a0: vous pourrez signer plus tard à partir de sa page, en reprenant depuis le début.',
    jointText: 'Rien n’est signé. L’ordre revient à l’investisseur, que nous informons de votre refus.',
    profileText:
      'Rien n’est signé, et les initiales déjà apposées ne comptent pas. Vous pourrez confirmer votre profil plus tard.',
    yes: 'Oui, refuser',
    no: 'Non, poursuivre la signature',
  },
  closed: {
    toOrder: 'Revenir à votre ordre',
    toPortfolio: 'Aller à votre portefeuille',
    goBack: 'Revenir au portail',
    toHome: 'Aller à la page d’accueil',
    waiting: {
      title: 'Vous avez signé',
      text: 'Vous avez signé le {{time}}. C’est maintenant au tour de {{name}}, à qui nous avons envoyé un lien personnel. Votre ordre ira au courtier dès que cette personne aura signé aussi.',
    },
    outOfTurn: {
      title: 'Ce n’est pas encore votre tour',
      text: 'L’ordre a changé depuis votre invitation. L’investisseur doit signer les nouveaux documents avant vous. Vous recevrez alors un nouveau lien. Celui-ci ne sert plus.',
    },
    joint: {
      completed: {
        title: 'Vous avez signé',
        text: 'Vous avez signé le {{time}}, et l’ordre est complet. Nous scellons maintenant les documents\u00a0: un message vous apportera le lien vers vos exemplaires.',
      },
      declined: {
        title: 'Vous avez refusé de signer',
        text: 'Rien n’a été signé en votre nom. L’ordre est revenu à l’investisseur, que nous avons informé.',
      },
      expired: {
        title: 'Ce lien a pris fin',
        text: 'Un lien de signature prend fin après un certain temps, pour votre protection. Ce que vous avez fait est conservé\u00a0: demandez à l’investisseur de vous en faire envoyer un nouveau.',
      },
      superseded: {
        title: 'Ces documents ne valent plus',
        text: 'L’ordre a changé ou a été annulé depuis votre invitation. Si votre signature est encore requise, un nouveau message vous parviendra.',
      },
    },
    profile: {
      completed: {
        title: 'Votre profil est confirmé',
        text: 'Vous avez signé le {{time}}. Nous scellons maintenant le fichier\u00a0: un message vous en apportera le lien.',
      },
      declined: {
        title: 'Vous avez refusé de signer',
        text: 'Rien n’a été signé. Vous pourrez confirmer votre profil plus tard, ou avec un ordre.',
      },
      expired: {
        title: 'Ce lien a pris fin',
        text: 'Un lien de signature prend fin après un certain temps, pour votre protection. Ce que vous avez fait est conservé\u00a0: demandez un nouveau lien là où vous aviez commencé.',
      },
      superseded: {
        title: 'Il n’y a plus rien à confirmer',
        text: 'Vous avez déjà confirmé ce profil avec un ordre.',
      },
    },
    completed: {
      title: 'Vos documents sont signés',
      text: 'Vous avez signé le {{time}}. Nous scellons maintenant les fichiers\u00a0: ils seront dans votre portefeuille d’ici un instant, et un message vous l’annoncera.',
    },
    declined: {
      title: 'Vous avez refusé de signer',
      text: 'Rien n’a été signé. Votre ordre visant {{deal}} reste ouvert, et vous pouvez toujours signer à partir de sa page.',
    },
    expired: {
      title: 'Ce lien a pris fin',
      text: 'Un lien de signature prend fin après un certain temps, pour votre protection. Ce que vous avez fait est conservé\u00a0: rouvrez votre ordre et reprenez où vous en étiez.',
    },
    superseded: {
      title: 'Ces documents ne valent plus',
      text: 'Votre ordre visant {{deal}} a changé depuis leur préparation. Ouvrez-le pour voir la suite.',
    },
    invalid: {
      title: 'Ce lien n’ouvre rien',
      text: 'Un lien plus récent l’a remplacé, ou il en manque une partie. S’il vient d’un courriel, prenez le lien du message le plus récent; sinon, ouvrez votre ordre dans votre portefeuille pour en obtenir un nouveau.',
    },
  },
  issues: {
    languageMissing: 'Choisissez la langue dans laquelle vous signez',
    consentMissing: 'Consentez d’abord à signer par voie électronique',
    initialMissing: 'Paraphez l’énoncé «\u00a0{{title}}\u00a0»',
    choiceMissing: 'Paraphez l’un des énoncés sous «\u00a0{{title}}\u00a0»',
    nameMissing: 'Inscrivez votre nom au complet',
    nameDiffers: 'Inscrivez votre nom tel qu’il figure dans les documents\u00a0: {{name}}',
    drawingMissing: 'Dessinez votre signature, ou tapez-la au clavier',
    drawingShort:
      'C’est trop court pour une signature. Tracez une ligne plus longue ou écrivez plutôt votre nom',
    drawingTooLong: 'Ce dessin compte trop de traits. Effacez-le et signez plus simplement',
  },
  paper: {
    profileSubtitle: '{{day}}',
    subtitle: 'Ordre {{order}} · {{day}}',
    sealReason: '{{title}}, document signé par voie électronique',
    authenticationByMail:
      'Lien personnel envoyé à {{email}}, valable {{hours}}\u00a0heures, et saisie du nom au complet tel qu’il figure dans les documents',
    authentication:
      'Session ouverte dans le portail par courriel et mot de passe; le lien de signature a été remis pendant cette session et a pris fin après {{minutes}}\u00a0minutes',
  },
  provider: {
    subject: 'Documents à signer : {{deal}}',
    profileSubject: 'Votre profil d’investisseur à confirmer',
    certificate: 'Certificat de signature',
  },
};
