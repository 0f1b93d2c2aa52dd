import type { office as english } from '../en/office.ts';
import type { Texts } from '../texts.ts';
import { officeComingIn } from './office/office-coming-in.ts';
import { officePeople } from './office/office-people.ts';

export const office: Texts<typeof english> = {
  name: 'Bureau $t(brand.ofName)',
  pageTitle: '{{page}} | {{site}}',
  skip: 'Aller au contenu',
  navigation: 'Pages du bureau',
  onThisPage: 'Sur cette page',
  menu: 'Menu du compte de {{name}}',
  switchTo: { en: 'English', fr: 'Français' },
  languages: { en: 'Anglais', fr: 'Français' },
  fieldOf: '{{part}}\u00a0: {{field}}',
  prose: {
    look: 'Comme les investisseurs le voient',
    marks:
      'Tapez **gras** pour des mots en gras, «\u00a0-\u00a0» au début d’une ligne pour une liste, et [mots](https://…) pour un lien.',
  },
  otherPerson: {
    title: 'Quelqu’un d’autre a ouvert une session',
    text: 'Rien n’est parti à son nom. Copiez ce que vous avez tapé avant de charger la page de nouveau.',
    reload: 'Charger la page de nouveau',
    stay: 'Rester sur cette page',
  },
  newToday: {
    other: 'Ici depuis aujourd’hui\u00a0: {{name}}, avec cet accès depuis le {{when}}.',
    you: 'Vous êtes ici depuis aujourd’hui, avec cet accès depuis le {{when}}.',
  },
  version: 'Version {{version}} du portail',
  looksOn: {
    until:
      'Le portail consigne et affiche ce que la loi permet pour chaque ordre. Il l’applique à partir du {{day}}.',
  },
  logOut: 'Fermer la session',
  cancel: 'Annuler',
  reason: { required: 'Donnez un motif', tooLong: 'Inscrivez 1\u00a0000\u00a0caractères au plus' },
  list: {
    pages: 'Pages de la liste',
    first: 'Première page',
    next: 'Page suivante',
    more: 'Plus de {{number}}',
    all: 'Tout',
    search: 'Chercher',
    filters: 'Filtres',
    filterOf: '{{label}}\u00a0: {{all}}',
    clear: 'Effacer les filtres',
  },
  deskNav: 'À traiter',
  approvalsNav: 'Approbations',
  numbersNav: 'Chiffres',
  approvalsCount: '{{number}} en attente de vous',
  auditNav: 'Journal d’audit',
  dealerNav: 'Nos coordonnées',
  home: {
    nav: 'Votre rôle',
    title: 'Bonjour {{name}}',
    intro: 'Ce que vous faites ici\u00a0: {{role}}.',
    clients: 'Vous voyez la clientèle de {{representative}}.',
    mayTitle: 'Ce que vous pouvez faire',
    ownClients: 'Pour votre clientèle seulement',
    proof: 'avec un code de votre application',
    other: 'Il vous manque quelque chose? Demandez à l’administration de changer votre rôle.',
  },
  reader: {
    page: '{{title}}, page {{page}} de {{pages}}',
    choose: 'Page, sur {{count}}',
    before: 'Page précédente',
    next: 'Page suivante',
  },
  picture: {
    hint: 'JPEG, PNG, WebP ou HEIC, jusqu’à 15\u00a0Mo et 64\u00a0mégapixels. Chaque côté compte au moins 320\u00a0pixels.',
    kept: 'Cette image',
    crop: {
      title: 'Recadrer l’image',
      hint: 'Déplacez les bords pour choisir ce qu’on voit. Nous gardons plusieurs tailles pour que les pages s’affichent vite.',
      whole: 'Prendre toute l’image',
      part: 'Prendre cette partie',
    },
    description: {
      en: 'Description en anglais',
      fr: 'Description en français',
      hint: 'Pour les personnes qui ne la voient pas.',
    },
  },
  notFound: {
    title: 'Page introuvable',
    text: 'L’adresse est peut-être mal écrite, ou la page a changé de place.',
    action: 'Aller à votre première page',
  },
  notPermitted: {
    title: 'Votre rôle ne donne pas accès à cette page',
    text: 'Si vous en avez besoin pour votre travail, demandez à l’administration de changer votre rôle.',
  },
  failed: {
    title: 'Un problème est survenu',
    text: 'Chargez la page de nouveau. Si le problème revient, prévenez la personne qui s’occupe du portail.',
    reload: 'Charger de nouveau',
  },
  parameterUnknown: 'Il n’y a pas de «\u00a0{{name}}\u00a0» ici',
  desk: {
    cannotWork: 'Le rôle de cette personne ne lui permet pas de s’en occuper',
    tooManyViews: 'Retirez d’abord une vue. Vous pouvez en garder {{count}}',
  },
  order: {
    changes: {
      itemRequired: 'Choisissez au moins un élément à corriger',
      askedTwice: 'Cette correction est déjà dans la liste',
      answerByWrong: 'Choisissez un jour d’ici 60\u00a0jours',
      noteRequired: 'Expliquez dans la note ce qu’il faut changer',
    },
  },
  ...officePeople,
  ...officeComingIn,
};
