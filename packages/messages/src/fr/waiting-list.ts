import type { waitingList as english } from '../en/waiting-list.ts';
import type { Texts } from '../texts.ts';

/** Pour qui habite là où le courtier n’est pas inscrit : ce qu’on lui dit, et comment il apprend que cela a changé. */
export const waitingList: Texts<typeof english> = {
  elsewhere: {
    title: 'Nous ne pouvons pas encore accepter vos ordres',
    text: '$t(brand.name) n’est pas inscrit là où vous habitez ({{province}}). Vous pouvez ouvrir un compte et consulter tous les placements, mais pas investir.',
    deal: '$t(brand.name) n’est pas inscrit là où vous habitez ({{province}})\u00a0: vous ne pouvez pas investir dans ce placement. Vous pouvez tout de même en lire le contenu.',
    moved: 'Si vous avez déménagé, modifiez la province dans votre compte.',
    account: 'Votre compte',
    join: 'S’inscrire à la liste d’attente',
  },
  title: 'Liste d’attente\u00a0: {{province}}',
  intro: 'Nous vous écrirons quand nous y serons inscrits, et pour rien d’autre.',
  consent: {
    label:
      'J’accepte de recevoir un courriel de $t(brand.legalName) lorsqu’il sera possible de passer des ordres là où j’habite.',
    hint: 'Vous pouvez quitter la liste en tout temps, grâce au lien de notre confirmation.',
    required: 'Cochez la case pour que nous puissions vous écrire',
  },
  submit: 'M’inscrire à la liste',
  joinedTitle: 'Vous êtes sur la liste',
  joined: 'Une confirmation est en route vers {{email}}. Son lien vous retire de la liste.',
  close: 'Fermer',
  served: '$t(brand.name) accepte les ordres des gens qui y habitent. Vous n’avez pas à attendre.',
  leave: {
    title: 'Quitter la liste d’attente',
    ask: 'Nous effacerons alors votre adresse de la liste et ne vous écrirons plus à ce sujet.',
    submit: 'Quitter la liste',
    doneTitle: 'Vous n’êtes plus sur la liste',
    done: 'Votre adresse en est effacée.',
    failedTitle: 'Ce lien est incomplet',
    failed: 'Ouvrez-le de nouveau à partir de notre message ou copiez-le en entier dans votre navigateur.',
    home: 'Aller à l’accueil',
  },
};
