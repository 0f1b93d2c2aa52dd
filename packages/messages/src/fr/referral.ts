import type { referral as english } from '../en/referral.ts';
import type { Texts } from '../texts.ts';

/** La page de recommandation. */
export const referral: Texts<typeof english> = {
  title: 'Recommander le portail',
  intro: 'Quelqu’un autour de vous voudrait voir ce que nous offrons? Envoyez-lui votre lien.',
  link: {
    title: 'Votre lien personnel',
    label: 'Lien à partager',
    copy: 'Copier le lien',
    copied: 'Le lien est copié.',
    copyFailed:
      'Votre navigateur n’a pas permis la copie. Le lien est sélectionné\u00a0: copiez-le à partir du champ.',
    code: 'Code QR',
    codeLabel: 'Code QR de votre lien',
    codeFailed: 'Impossible de dessiner le code. Copiez plutôt le lien.',
    share: 'Partager',
    shareText:
      'Jetez un coup d’œil à $t(brand.name), un portail pour investir dans des projets canadiens\u00a0:',
  },
  deal: {
    title: 'Partager {{name}}',
    intro: 'La personne qui ouvre ce lien voit le placement et y arrive après son inscription.',
    shareText: 'Jetez un coup d’œil à {{name}} sur $t(brand.name)\u00a0:',
  },
  disclosure: {
    title: 'Bon à savoir',
    noReward:
      'Une recommandation ne donne droit à aucune récompense, ni pour vous ni pour la personne que vous invitez.',
    noAdvice:
      'Partagez seulement le lien. Pour recommander un placement, ou dire s’il convient à quelqu’un, il faut être inscrit.',
    privacy:
      'Vous ne saurez pas si la personne ouvre un compte ou investit. Nous notons seulement qu’elle est venue par votre lien.',
  },
  request: {
    title: 'Se renseigner sur le programme de recommandation',
    intro:
      'Vous aimeriez recommander des personnes dans le cadre de votre travail? Écrivez-nous. Nous visons à répondre en deux jours ouvrables.',
    hint: 'Qui vous êtes et quelles personnes vous aimeriez recommander.',
    submit: 'Envoyer la demande',
    sentTitle: 'Votre demande est en route',
  },
};
