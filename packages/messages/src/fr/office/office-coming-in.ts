import type { officeComingIn as english } from '../../en/office/office-coming-in.ts';
import type { Texts } from '../../texts.ts';

export const officeComingIn: Texts<typeof english> = {
  logIn: {
    title: 'Ouvrir une session au bureau',
    submit: 'Continuer',
    codeTitle: 'Inscrivez votre code',
    codeIntro: 'Ouvrez votre application d’authentification et inscrivez le code pour $t(brand.name).',
    codeLabel: 'Code de votre application',
    codeHint: 'Six chiffres, ou l’un de vos codes de secours.',
    codeSubmit: 'Ouvrir la session',
    again: 'Recommencer',
    lost: 'Mot de passe oublié ou téléphone perdu? Demandez à l’administration du bureau de vous rendre l’accès.',
  },
  logInAgain: {
    title: 'Ouvrez une session pour continuer',
    intro:
      'Votre session a pris fin. Votre page est toujours là, et rien de ce que vous avez inscrit n’est perdu.',
    leave: 'Quitter cette page',
  },
  stepUp: {
    title: 'Confirmez que c’est vous',
    intro: 'Cette action demande un code. Il vaut cinq minutes.',
    submit: 'Confirmer',
  },
  invitation: {
    title: 'Bienvenue {{name}}',
    intro: 'Voici votre invitation au bureau $t(brand.ofName). Ce que vous y faites\u00a0: {{role}}.',
    resetTitle: 'Reprenez votre accès, {{name}}',
    resetIntro:
      'Choisissez un nouveau mot de passe pour le bureau, puis activez de nouveau la validation en deux étapes.',
    email: 'Votre courriel d’ouverture de session\u00a0: {{email}}',
    until: 'Ce lien fonctionne jusqu’au {{when}}',
    submit: 'Enregistrer le mot de passe',
    overTitle: 'Ce lien ne fonctionne plus',
    toLogIn: 'Aller à la page d’ouverture de session',
  },
  enrolment: {
    title: 'Activer la validation en deux étapes',
    intro:
      'Au bureau, tout le monde ouvre une session avec un mot de passe et un code d’une application de son téléphone.',
    submit: 'Activer',
    codesTitle: 'La validation en deux étapes est activée',
    codesIntro: 'Dernière étape\u00a0: gardez vos codes de secours.',
    download: 'Télécharger',
    file: 'codes-de-secours-du-bureau.txt',
    kept: 'J’ai mis ces codes en lieu sûr.',
    keptRequired: 'Confirmez que les codes sont en lieu sûr',
    go: 'Entrer au bureau',
  },
  idle: {
    title: 'Êtes-vous toujours là?',
    text_one:
      'Votre session prend fin dans {{count}}\u00a0minute. Votre page reste ouverte, et vous pourrez y rouvrir une session.',
    text_other:
      'Votre session prend fin dans {{count}}\u00a0minutes. Votre page reste ouverte, et vous pourrez y rouvrir une session.',
    soon: 'Votre session prend fin dans moins d’une minute. Votre page reste ouverte, et vous pourrez y rouvrir une session.',
    absolute:
      'Votre session approche de sa durée maximale. Vous pourrez en rouvrir une sur la page affichée.',
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
    aboutHint: 'Pour les changer, adressez-vous à l’administration.',
    languageTitle: 'Langue',
    languageHint: 'Pour le bureau et les courriels que vous recevez.',
    keys: {
      title: 'Raccourcis clavier',
      hint: 'Pour les éléments à traiter et les autres listes. Un point d’interrogation les affiche tous.',
      use: 'Utiliser les raccourcis d’une seule touche',
    },
    password: {
      title: 'Mot de passe',
      intro: 'Le changer met fin à vos autres sessions.',
      open: 'Changer le mot de passe',
      submit: 'Enregistrer le nouveau mot de passe',
      done: 'Le nouveau mot de passe est enregistré. Vos autres sessions ont pris fin.',
    },
    sessions: {
      title: 'Sessions ouvertes',
      intro: 'Si vous n’en reconnaissez pas une, fermez-la, puis changez votre mot de passe.',
      alone: 'Vous n’avez aucune autre session.',
      endOthers: 'Fermer les autres sessions',
      ended_one: '{{count}}\u00a0autre session fermée.',
      ended_other: '{{count}}\u00a0autres sessions fermées.',
    },
  },
};
