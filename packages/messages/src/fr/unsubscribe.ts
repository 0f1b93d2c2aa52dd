import type { unsubscribe as english } from '../en/unsubscribe.ts';
import type { Texts } from '../texts.ts';

/** La page du lien d’un message facultatif. */
export const unsubscribe: Texts<typeof english> = {
  kinds: {
    'new-deals': {
      title: 'Annonce des nouveaux placements',
      ask: 'Nous ne vous écrirons plus à l’ouverture d’un placement. Les messages sur vos ordres et votre compte continueront de vous parvenir.',
      undone: 'C’est noté. Nous vous dirons quand un placement est offert.',
    },
    articles: {
      title: 'Envoi des articles',
      ask: 'Nous ne vous enverrons plus d’articles. Les messages sur vos ordres et votre compte continueront de vous parvenir.',
      undone: 'C’est noté. Nous vous enverrons nos articles.',
    },
  },
  submit: 'Ne plus recevoir ces messages',
  stoppedTitle: 'Vous ne recevrez plus ces messages',
  stopped: 'Nous avons noté aujourd’hui le retrait de votre consentement. Votre compte en fait état.',
  undo: 'Annuler ce choix',
  undoneTitle: 'Vous recevrez de nouveau ces messages',
  failedTitle: 'Cela n’a pas fonctionné',
  failed:
    'Le lien est peut-être incomplet\u00a0: ouvrez-le de nouveau à partir de notre message. Vous pouvez aussi arrêter ces messages dans votre compte ou nous appeler au $t(brand.phone).',
  home: 'Aller à l’accueil',
};
