import type { finconnect as english } from '../en/finconnect.ts';
import type { Texts } from '../texts.ts';

export const finconnect: Texts<typeof english> = {
  title: 'Liez votre compte bancaire',
  lead: 'Pour votre ordre\u00a0: {{deal}}. Vous y reviendrez dès que vous aurez terminé.',
  private:
    'Cette page n’est destinée qu’à vous. Son lien fonctionne une seule fois, pendant une demi-heure; ne le transmettez à personne.',
  account: 'Votre compte bancaire canadien',
  accountLead:
    'Les trois numéros figurent au bas d’un chèque et, dans vos services bancaires en ligne, sous les détails du compte.',
  submit: 'Lier et autoriser le débit',
  authorizationRequired: 'Autorisez le débit pour continuer',
  back: 'Revenir à mon ordre',
  backWithout: 'Revenir sans lier de compte',
  done: {
    title: 'Votre compte est lié',
    text: 'Le débit est autorisé. Rien n’est prélevé avant que vos documents soient signés.',
  },
  expired: {
    title: 'Ce lien ne fonctionne plus',
    text: 'Un lien fonctionne une seule fois, pendant une demi-heure, et prend fin lorsque l’ordre est payé autrement. Ouvrez votre ordre pour en obtenir un nouveau.',
    action: 'Ouvrir mon portefeuille',
  },
  returning: 'Nous enregistrons votre compte',
  failed: {
    title: 'Votre compte n’a pas été lié',
    text: 'Nous n’avons pas reçu de réponse valable de la page d’où vous venez. Rien n’a été enregistré; ouvrez votre ordre pour réessayer.',
  },
};
