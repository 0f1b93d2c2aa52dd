import type { officeComingIn as english } from '../../en/office/office-coming-in.ts';
import type { Texts } from '../../texts.ts';

export const officeComingIn: Texts<typeof english> = {
  logIn: {
    title: 'Ouvrir une session au bureau',
    submit: 'Continuer',
    codeTitle: 'Le code de votre application',
    codeIntro:
      'Ouvrez l’application qui donne vos codes. Tapez ici celui qu’elle affiche pour $t(brand.name).',
    codeLabel: 'Code de votre application',
    codeHint: 'Six chiffres, ou l’un de vos codes de secours.',
    codeSubmit: 'Ouvrir la session',
    again: 'Recommencer',
    lost: 'Mot de passe oublié ou téléphone perdu? Qui a le rôle d’administration au bureau peut vous laisser recommencer.',
  },
  logInAgain: {
    title: 'Ouvrez une session pour continuer',
    intro:
      'Votre session a pris fin. Votre page est restée telle quelle, et rien de ce que vous avez tapé n’est perdu.',
    leave: 'Quitter cette page',
  },
  stepUp: {
    title: 'Est-ce bien vous?',
    intro: 'Avant ce changement, nous demandons un code. Il vaut pour cinq minutes.',
    submit: 'Confirmer',
  },
  invitation: {
    title: 'Bienvenue {{name}}',
    intro: 'Vous êtes au bureau $t(brand.ofName) avec ce rôle\u00a0: {{role}}.',
    resetTitle: 'On recommence, {{name}}',
    resetIntro:
      'Choisissez un nouveau mot de passe pour le bureau, puis activez de nouveau la validation en deux étapes.',
    email: 'Vous ouvrez vos sessions avec {{email}}.',
    until: 'Ce lien fonctionne jusqu’au {{when}}.',
    submit: 'Enregistrer le mot de passe',
    overTitle: 'Ce lien ne fonctionne plus',
    toLogIn: 'Aller à la page d’ouverture de session',
  },
  enrolment: {
    title: 'Activer la validation en deux étapes',
    intro:
      'Au bureau, tout le monde ouvre ses sessions avec un mot de passe et un code d’une application de son téléphone.',
    submit: 'Activer',
    codesTitle: 'La validation en deux étapes est activée',
    codesIntro: 'Il reste une chose à faire\u00a0: gardez vos codes de secours.',
    download: 'Télécharger',
    file: 'codes-de-secours-du-bureau.txt',
    kept: 'J’ai gardé ces codes là où moi seul ou moi seule peux les trouver.',
    keptRequired: 'Confirmez que vous avez gardé les codes',
    go: 'Entrer au bureau',
  },
  idle: {
    title: 'Êtes-vous toujours là?',
    text_one:
      'Votre session prend fin dans {{count}}\u00a0minute. Votre page reste telle quelle, et vous y ouvrez une nouvelle session.',
    text_other:
      'Votre session prend fin dans {{count}}\u00a0minutes. Votre page reste telle quelle, et vous y ouvrez une nouvelle session.',
    soon: 'Votre session prend fin dans moins d’une minute. Votre page reste telle quelle, et vous y ouvrez une nouvelle session.',
    absolute:
      'Votre session atteint bientôt sa durée maximale. Vous ouvrirez une nouvelle session sur la page que vous avez ouverte.',
    stay: 'Rester en session',
    leave: 'Fermer la session',
  },
  account: {
    nav: 'Votre compte',
    title: 'Votre compte',
    aboutTitle: 'À votre sujet',
    name: 'Nom',
    email: 'Courriel',
    role: 'Rôle',
    clients: 'Clientèle de',
    aboutHint: 'Qui a le rôle d’administration peut changer ceci pour vous.',
    languageTitle: 'Langue',
    languageHint: 'Pour le bureau et pour les messages que vous recevez.',
    password: {
      title: 'Mot de passe',
      intro: 'Vos autres sessions prennent fin lorsque vous le changez.',
      open: 'Changer mon mot de passe',
      submit: 'Enregistrer le nouveau mot de passe',
      done: 'Votre nouveau mot de passe est enregistré. Vos autres sessions ont pris fin.',
    },
    sessions: {
      title: 'Où vos sessions sont ouvertes',
      intro: 'L’une n’est pas la vôtre? Mettez-y fin, puis changez votre mot de passe.',
      alone: 'Vous n’avez aucune autre session.',
      endOthers: 'Mettre fin à toutes les autres',
      ended_one: '{{count}}\u00a0autre session a pris fin.',
      ended_other: '{{count}}\u00a0autres sessions ont pris fin.',
    },
  },
};
