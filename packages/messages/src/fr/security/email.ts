import type { emailTexts as english } from '../../en/security/email.ts';
import type { Texts } from '../../texts.ts';

export const emailTexts: Texts<typeof english> = {
  email: {
    title: 'Courriel',
    current: 'Votre courriel',
    verified: 'Confirmé',
    unverified: 'Pas encore confirmé',
    bounced:
      'Nos messages à cette adresse nous reviennent. Corrigez-la pour ne rien manquer au sujet de vos ordres.',
    verify: 'Envoyer de nouveau le lien de confirmation',
    verifySent: 'Le lien est en route vers {{email}}.',
    change: 'Changer mon courriel',
    newLabel: 'Nouveau courriel',
    passwordHint: 'Pour nous assurer qu’il s’agit bien de vous.',
    submit: 'Envoyer les deux liens',
    how: 'Nous envoyons un lien à votre adresse actuelle et un autre à la nouvelle. Le changement se fait lorsque les deux ont été ouverts.',
    cancel: 'Garder le courriel actuel',
    pendingTitle: 'Changement vers {{email}} en cours',
    pending: 'Ouvrez les liens envoyés aux deux adresses avant le {{when}}.',
    oldConfirmed: 'Confirmé depuis votre adresse actuelle',
    oldWaiting: 'En attente du lien envoyé à votre adresse actuelle',
    newConfirmed: 'Confirmé depuis la nouvelle adresse',
    newWaiting: 'En attente du lien envoyé à la nouvelle adresse',
    cancelPending: 'Annuler ce changement',
  },
  verifyEmail: {
    title: 'Confirmer votre courriel',
    ask: 'Appuyez sur le bouton pour confirmer que cette adresse est la vôtre.',
    submit: 'Confirmer mon courriel',
    doneTitle: 'Votre courriel est confirmé',
    done: 'Merci. Les messages au sujet de vos ordres sont envoyés à cette adresse.',
    failedTitle: 'Ce lien ne fonctionne plus',
    failed: 'Ouvrez une session et demandez-en un nouveau sous « Votre compte ».',
  },
  confirmEmail: {
    title: 'Confirmer le nouveau courriel',
    ask: 'Appuyez sur le bouton pour confirmer ce changement de courriel.',
    submit: 'Confirmer le changement',
    doneTitle: 'Votre courriel est changé',
    done: 'Ouvrez désormais vos sessions avec la nouvelle adresse.',
    waitingTitle: 'Encore un lien',
    waitingOld: 'Merci. Ouvrez maintenant le lien envoyé à votre adresse actuelle.',
    waitingNew: 'Merci. Ouvrez maintenant le lien envoyé à la nouvelle adresse.',
    failedTitle: 'Ce lien ne fonctionne plus',
    failed:
      'Le changement a été annulé ou a pris trop de temps. Vous pouvez le recommencer sous « Votre compte ».',
  },
};
