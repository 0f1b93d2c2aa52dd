import type { mail as english } from '../en/mail.ts';
import type { Texts } from '../texts.ts';

export const mail: Texts<typeof english> = {
  greeting: 'Bonjour {{firstName}},',
  hello: 'Bonjour,',
  closing: 'L’équipe $t(brand.name)',
  linkFallback: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
  footer:
    '$t(brand.legalName), courtier sur le marché dispensé. $t(brand.address). Téléphone\u00a0: $t(brand.phone). Nous vous écrivons au sujet de votre compte et de vos ordres; le présent message n’est pas une offre d’achat de titres.',
  footerAsked:
    '$t(brand.legalName), courtier sur le marché dispensé. $t(brand.address). Téléphone\u00a0: $t(brand.phone). Nous vous écrivons parce que vous nous l’avez demandé; le présent message n’est pas une offre d’achat de titres.',
  neverAsk: 'Nous ne demandons jamais votre mot de passe ni votre numéro d’assurance sociale par courriel.',
  orderFacts: { deal: 'Placement', units: 'Titres', total: 'Montant total', order: 'Référence' },
  welcome: {
    subject: 'Bienvenue chez $t(brand.name)',
    heading: 'Votre compte est prêt',
    body: 'Votre compte d’investisseur est ouvert. Vous pouvez dès maintenant parcourir tous les placements offerts et lire leurs documents à votre rythme.\n\nLorsque vous choisissez un placement, nous vous demandons votre profil d’investisseur une seule fois, puis nous vous guidons pas à pas\u00a0: à chaque étape de l’ordre, vous voyez ce qui suit et ce que vous pouvez encore modifier.\n\nConfirmez d’abord que cette adresse est la vôtre. Le lien fonctionne pendant 48\u00a0heures.',
    action: 'Confirmer mon courriel',
  },
  waitingList: {
    subject: 'Vous êtes sur notre liste d’attente',
    heading: 'Vous êtes sur la liste d’attente',
    body: 'Nous ne sommes pas inscrits {{inProvince}} et ne pouvons pas y accepter d’ordres. Vous nous avez demandé de vous écrire quand cela changera, et pour rien d’autre.\n\nÀ cette fin, nous gardons la présente adresse, la province et votre langue. Le lien ci-dessous vous retire de la liste, aujourd’hui ou plus tard, et les efface.\n\nSi la demande ne vient pas de vous, le même lien y met fin.',
    action: 'Quitter la liste d’attente',
  },
  waitingListServed: {
    subject: 'Nous sommes maintenant inscrits là où vous vivez',
    heading: 'Vous pouvez maintenant investir avec nous',
    body: 'Nous sommes maintenant inscrits {{inProvince}} et pouvons y accepter des ordres. Vous nous aviez demandé de vous le dire.\n\nOuvrez un compte, ou ouvrez une session si vous en avez un\u00a0: lire sur les placements ne coûte rien et ne vous engage à rien.\n\nNous ne vous écrirons plus à ce sujet. Avec ce message, nous effaçons votre adresse de la liste d’attente.',
    action: 'Ouvrir un compte',
  },
  article: {
    subject: 'À lire\u00a0: {{title}}',
    heading: '{{title}}',
    body: 'Vous avez accepté de recevoir nos articles sur le marché dispensé. Ils informent, sans dire quoi acheter.',
    unsubscribe: 'Ne plus recevoir d’articles',
    action: 'Lire l’article',
  },
  newDeal: {
    subject: 'Nouveau placement\u00a0: {{dealName}}',
    heading: 'Un nouveau placement est offert',
    body: 'Il est maintenant possible de passer des ordres pour le placement ci-dessous. Vous avez accepté que nous vous l’annoncions.\n\nCe message n’est pas une recommandation\u00a0: lisez la notice d’offre et les risques avant de décider. Vous pourriez perdre la totalité de la somme investie.',
    location: 'Lieu',
    related: 'L’émetteur et nous',
    smallest: 'Ordre minimal',
    unsubscribe: 'Ne plus recevoir l’annonce des nouveaux placements',
    action: 'Voir le placement',
  },
  passwordReset: {
    subject: 'Choisissez un nouveau mot de passe',
    heading: 'Choisissez un nouveau mot de passe',
    body: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour ce compte. Le lien fonctionne une seule fois, pendant une heure.\n\nSi ce n’était pas vous, ne tenez pas compte de ce message\u00a0: votre mot de passe reste le même.',
    action: 'Choisir un nouveau mot de passe',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    heading: 'Votre mot de passe a été modifié',
    body: 'Le mot de passe de votre compte vient d’être modifié et toutes les sessions ouvertes ont pris fin.\n\nSi ce n’était pas vous, appelez-nous sans tarder au $t(brand.phone).',
    action: 'Ouvrir une session',
  },
  profileReview: {
    subject: 'Confirmez votre profil d’investisseur d’ici le {{day}}',
    heading: 'Votre profil d’investisseur est-il encore exact?',
    body: 'La loi nous demande de revoir votre profil d’investisseur avec vous tous les 12\u00a0mois. Le vôtre est valide jusqu’au {{day}}. Ensuite, nous ne pouvons plus approuver un ordre qui s’y fie.\n\nPensez à vos revenus, à vos dettes, à votre santé, à votre famille et à l’endroit où vous habitez. Si rien n’a changé, confirmez votre profil à la page de votre compte. Sinon, modifiez-le à la même page ou appelez-nous au $t(brand.phone).',
    action: 'Aller à mon compte',
  },
  reservationEnding: {
    subject: 'Vos titres sont réservés jusqu’au {{until}}\u00a0: {{dealName}}',
    heading: 'Votre réservation prend bientôt fin',
    body: 'Vous avez commencé l’ordre ci-dessous et ne l’avez pas encore signé. Ses titres vous sont réservés jusqu’au {{until}}.\n\nSi l’ordre n’est pas signé d’ici là, ils retournent au placement et d’autres peuvent les prendre. Vos réponses sont conservées, et vous pouvez réserver de nouveau tant qu’il reste des titres.\n\nSi vous ne souhaitez plus investir, vous n’avez rien à faire.',
    action: 'Poursuivre votre ordre',
  },
  orderReceived: {
    subject: 'Nous avons reçu votre ordre\u00a0: {{dealName}}',
    heading: 'Votre ordre nous est parvenu',
    body: 'Merci. Votre ordre est signé et complet; notre équipe l’examine maintenant. Nous vous écrirons dès qu’une décision sera prise, ou s’il nous manque quelque chose.\n\nJusqu’à minuit le deuxième jour ouvrable suivant votre signature, vous pouvez annuler l’ordre sans rien devoir. Votre argent reste en fiducie au moins jusque-là.',
    money: {
      arrived: 'Vous n’avez rien à faire\u00a0: votre argent est arrivé et se trouve en fiducie.',
      toSend:
        'Ce qu’il vous reste à faire\u00a0: envoyez {{amount}} au fiduciaire, {{trustee}}, avec la référence {{reference}}. La page de votre ordre donne le compte pour un virement bancaire, l’adresse pour un virement Interac et celle où poster un chèque.',
      toDebit:
        'Vous n’avez rien à faire. Une fois l’ordre approuvé, {{amount}} sont débités de votre compte, au plus tôt le jour ouvrable bancaire suivant. Un courriel vous annoncera l’approbation. Gardez-y cette somme à partir de là.',
    },
    papers: 'Vos documents signés et scellés, à ouvrir dans le portail',
    action: 'Suivre votre ordre',
  },
  profileSigned: {
    subject: '{{documentTitle}}, document signé',
    heading: 'Votre confirmation signée est prête',
    body: '«\u00a0{{documentTitle}}\u00a0» est signé et scellé. Vous pouvez le télécharger en tout temps; le moindre changement au fichier se verrait.\n\nPour votre sécurité, nous ne le joignons pas\u00a0: vous l’ouvrez dans le portail.',
    action: 'Ouvrir le document',
  },
  purchaserInvitation: {
    subject: 'Invitation à investir ensemble\u00a0: {{dealName}}',
    heading: 'Invitation à investir ensemble',
    body: 'Une personne souhaite acheter avec vous le placement ci-dessous; la page du lien indique qui elle est. Vous en seriez tous les deux propriétaires et signeriez chacun de votre côté.\n\nPour vous joindre à l’ordre, il vous faut votre propre compte et votre propre profil d’investisseur. L’autre personne ne voit rien de votre profil. Vous pouvez aussi décliner sur la page.\n\nLe lien est à votre seul usage\u00a0: ne le transmettez pas. Il fonctionne une seule fois, pendant 72\u00a0heures; l’autre personne peut vous en envoyer un nouveau. Si vous ne savez pas de quoi il s’agit, déclinez l’invitation ou appelez-nous au $t(brand.phone).',
    action: 'Voir l’invitation',
  },
  purchaserReady: {
    subject: 'Votre coinvestisseur est prêt\u00a0: {{dealName}}',
    heading: 'Votre coinvestisseur est prêt',
    body: 'Le coinvestisseur que vous avez désigné s’est joint à votre ordre et a soumis son profil. Vous pouvez maintenant signer; sa signature suivra la vôtre.\n\nSi ce n’est pas la personne voulue, désignez-en une autre dans l’ordre avant de signer.',
    action: 'Poursuivre votre ordre',
  },
  purchaserLeft: {
    subject: 'Le coinvestisseur ne participe pas à votre ordre\u00a0: {{dealName}}',
    heading: 'Le coinvestisseur ne participe pas',
    body: 'Le coinvestisseur a décliné votre invitation ou quitté votre ordre. Les signatures d’un ordre que le courtier n’a pas encore reçu ne comptent plus.\n\nVous décidez de la suite\u00a0: investir sans coinvestisseur, en désigner un autre ou annuler l’ordre. Si vos titres ont été libérés, réservez-les de nouveau dans l’ordre.',
    action: 'Ouvrir votre ordre',
  },
  jointInvitation: {
    subject: 'Votre signature est requise\u00a0: {{dealName}}',
    heading: 'Votre signature est requise',
    body: 'Une personne souhaite investir avec vous et a signé les documents de l’ordre; la page du lien indique qui elle est. L’ordre n’est transmis au courtier qu’une fois que vous les avez lus et signés à votre tour.\n\nLe lien de ce message est à votre seul usage\u00a0: quiconque l’obtient peut signer en votre nom, alors ne le transmettez pas. Il fonctionne pendant 72\u00a0heures; l’autre investisseur peut vous en faire envoyer un nouveau.\n\nSi vous ne savez pas de quoi il s’agit, ne signez pas. Vous pouvez refuser sur la page ou nous appeler au $t(brand.phone).',
    action: 'Lire et signer les documents',
  },
  jointReminder: {
    subject: 'Rappel\u00a0: il manque votre signature pour {{dealName}}',
    heading: 'Il manque encore votre signature',
    body: 'L’autre investisseur a signé les documents de votre ordre conjoint et attend votre réponse. Lisez-les, puis signez ou refusez.\n\nLe lien de ce message est nouveau et à votre seul usage\u00a0: quiconque l’obtient peut signer en votre nom, alors ne le transmettez pas. Il fonctionne pendant 72\u00a0heures; celui que vous avez reçu auparavant ne fonctionne plus.',
    action: 'Lire et signer les documents',
  },
  jointDocuments: {
    subject: 'Vos documents signés\u00a0: {{dealName}}',
    heading: 'Vos exemplaires des documents signés',
    body: 'Les documents ci-dessous portent vos deux signatures et sont scellés. Le moindre changement à un fichier se verrait.\n\nLe lien mène à la page de vos exemplaires. Il est à votre seul usage et fonctionne pendant 30\u00a0jours\u00a0: téléchargez-les et conservez-les.',
    papers: 'Vos documents signés',
    action: 'Ouvrir vos exemplaires',
  },
  jointMemorandum: {
    subject: 'La notice d’offre\u00a0: {{dealName}}',
    heading: 'La notice d’offre que vous avez acceptée',
    body: 'Vous avez confirmé avoir reçu et lu la notice d’offre indiquée ci-dessous. Conservez-la\u00a0: elle explique le placement, ses frais, ses risques et vos droits.\n\nJusqu’à minuit le deuxième jour ouvrable suivant votre signature, vous pouvez annuler pour quelque raison que ce soit, sans rien devoir. Si la notice est modifiée avant l’approbation de votre ordre, nous vous demanderons de lire la nouvelle.',
    attached:
      'Le document est joint. Une fois que vous aurez signé, il se trouvera aussi avec vos exemplaires.',
    inPortal:
      'Le document est trop lourd pour un courriel. Téléchargez-le par le lien ci-dessous tant qu’il fonctionne; une fois que vous aurez signé, il sera aussi avec vos exemplaires.',
    document: 'Document',
    version: 'Version',
    action: 'Reprendre où vous en étiez',
  },
  jointAmendment: {
    subject: 'Une notice d’offre modifiée à lire\u00a0: {{dealName}}',
    heading: 'La notice d’offre a été modifiée',
    body: 'La notice d’offre du placement conjoint pour lequel vous avez signé a été modifiée. Votre ordre pourra être approuvé une fois que vous aurez reçu et lu la nouvelle version. Votre signature demeure valable.\n\nLe lien de ce message est à votre seul usage\u00a0: ne le transmettez à personne. Il fonctionne pendant 72\u00a0heures; l’autre investisseur peut vous en faire envoyer un nouveau. Si la nouvelle version vous fait changer d’avis, appelez-nous au $t(brand.phone).',
    action: 'Lire la notice modifiée',
  },
  jointChoseFrench: {
    subject: 'Signez la version française\u00a0: {{dealName}}',
    heading: 'Signez la version française',
    body: 'Votre coinvestisseur réside au Québec et a choisi la version française des documents. Vous signez tous les deux la même; votre signature sur la version anglaise ne compte donc plus.\n\nRien d’autre n’a changé dans votre ordre. Signez la version française; ce sera ensuite de nouveau son tour.',
    action: 'Ouvrir votre ordre',
  },
  jointDeclined: {
    subject: 'Le coinvestisseur a refusé de signer\u00a0: {{dealName}}',
    heading: 'Le coinvestisseur a refusé de signer',
    body: 'Le coinvestisseur a refusé de signer les documents de votre ordre conjoint. Rien n’a été transmis au courtier, et votre signature sur ces documents ne compte plus.\n\nVotre ordre est de nouveau ouvert. Vous pouvez investir sans coinvestisseur, en désigner un autre, ou signer de nouveau et faire envoyer un nouveau lien.',
    action: 'Ouvrir votre ordre',
  },
  orderApproved: {
    subject: 'Votre ordre est approuvé\u00a0: {{dealName}}',
    heading: 'Votre ordre est approuvé',
    body: 'Notre examen est terminé et votre ordre est approuvé. Votre argent reste en fiducie jusqu’à son versement à l’émetteur; un courriel vous en préviendra.\n\nL’approbation ne change rien à votre droit d’annulation\u00a0: jusqu’à minuit le deuxième jour ouvrable suivant la dernière signature, vous pouvez annuler l’ordre pour quelque motif que ce soit, sans rien devoir.\n\nVotre portefeuille indique où en est l’ordre.',
    action: 'Ouvrir votre ordre',
  },
  ordersJudged: {
    subject: 'Ce qu’il manque encore à vos ordres',
    heading: 'Ce qu’il manque encore à vos ordres',
    body: 'Le droit des valeurs mobilières fixe des limites et des formulaires pour ce que nous vendons. Nous vérifions désormais chaque ordre à cet égard, y compris ceux que vous avez déjà passés. Voici ce que nous attendons de vous.\n\nD’ici là, nous gardons vos titres pendant dix jours.',
    listTitle: 'Vos ordres',
    line: '{{dealName}} ({{reference}})\u00a0: {{says}}',
    needs: {
      forms: 'Veuillez signer de nouveau. La loi exige un formulaire qui manquait à vos documents.',
      'over-limit':
        'C’est {{over}} de plus que ce que la loi vous permet d’acheter aujourd’hui. Vous pouvez ramener l’ordre à {{room}} ou moins.',
      noRoom: 'La loi ne vous permet pas d’en acheter davantage aujourd’hui.',
      later: 'Vous pourrez acheter {{amount}} de plus à partir du {{day}}.',
      answers:
        'Il y a de nouvelles questions dans votre profil. Veuillez y répondre\u00a0: elles disent combien vous pouvez acheter.',
      refused:
        'Dans les circonstances, la loi ne nous permet pas de vous vendre ce placement. Votre représentant peut vous dire pourquoi.',
      both: 'La loi ne vous permet pas d’acheter ensemble cet ordre tel quel. Vous pouvez changer le montant ou la personne qui achète avec vous.',
      advice:
        'Votre représentant doit d’abord vérifier que cet ordre vous convient. Vous pourrez ensuite signer.',
      purchaser:
        'La personne qui achète avec vous a besoin de son propre compte et de son propre profil d’investisseur. Nous lui avons envoyé une invitation.',
    },
    action: 'Voir mes ordres',
  },
  orderReturned: {
    subject: 'Votre ordre demande une modification\u00a0: {{dealName}}',
    heading: 'Il nous manque quelque chose',
    body: 'Nous avons examiné votre ordre et il faut une modification avant de poursuivre. Vos titres restent réservés et tout ce que vous avez saisi est conservé.',
    reason: 'Ce que nous demandons',
    answerBy: 'Réponse attendue le',
    action: 'Modifier votre ordre',
  },
  orderJudgedAnew: {
    subject: 'Votre ordre est à revoir\u00a0: {{dealName}}',
    heading: 'Ce placement a changé',
    body: 'Ce que ce placement dit de sa vente a changé. Nous avons donc vérifié de nouveau ce que la loi vous permet d’en acheter, et la réponse n’est plus la même pour l’ordre ci-dessous.\n\nSi vous l’aviez signé, cette signature ne compte plus. Ouvrez votre ordre pour voir ce que vous pouvez faire. Vos réponses sont conservées.',
    action: 'Ouvrir votre ordre',
  },
  changesWithdrawn: {
    subject: 'Plus rien à modifier dans votre ordre : {{dealName}}',
    heading: 'Vous n’avez plus rien à modifier',
    body: 'Nous vous avions demandé de modifier votre ordre. Ce n’est plus nécessaire. L’ordre reste tel que vous l’avez signé, et nous avons repris son examen.',
    action: 'Ouvrir votre ordre',
  },
  changesReworded: {
    subject: 'Notre demande a changé : {{dealName}}',
    heading: 'Notre demande a changé',
    body: 'Voici ce qu’il nous faut encore pour votre ordre. Cela remplace ce que nous avions demandé. Vos titres restent réservés et tout ce que vous avez saisi est conservé.',
    action: 'Modifier votre ordre',
  },
  changesReminder: {
    subject: 'Rappel : votre ordre demande une modification, {{dealName}}',
    heading: 'Votre ordre vous attend',
    body: 'Il nous faut encore une modification avant de poursuivre. Vos titres restent réservés. Si quelque chose n’est pas clair, appelez-nous au $t(brand.phone).',
    action: 'Modifier votre ordre',
  },
  orderDeclined: {
    subject: 'Votre ordre n’a pas été accepté\u00a0: {{dealName}}',
    heading: 'Nous n’avons pas pu accepter votre ordre',
    body: 'Nous sommes désolés\u00a0: nous ne pouvons pas accepter cet ordre. Vous ne devez rien, et l’argent déjà reçu vous est remboursé.\n\nAppelez-nous si vous souhaitez en parler\u00a0: $t(brand.phone).',
    reason: 'La raison',
    action: 'Ouvrir votre ordre',
  },
  offeringMemorandum: {
    subject: 'La notice d’offre\u00a0: {{dealName}}',
    heading: 'La notice d’offre que vous avez acceptée',
    body: 'Vous avez confirmé avoir reçu et lu la notice d’offre ci-dessous. Conservez-la\u00a0: elle explique le placement, ses frais, ses risques et vos droits.\n\nJusqu’à minuit le deuxième jour ouvrable suivant la signature d’un ordre, vous pouvez l’annuler sans motif et sans rien devoir. Si la notice est modifiée d’ici là, nous vous demanderons de lire la nouvelle.',
    attached: 'Le document est joint au présent message et demeure accessible sur la page du placement.',
    inPortal:
      'Le document est trop lourd pour un courriel. Vous le trouverez sur la page du placement, où chaque téléchargement est protégé.',
    document: 'Document',
    version: 'Version',
    action: 'Ouvrir le placement',
  },
};
