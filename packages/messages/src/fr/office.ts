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
  menu: 'Menu de {{name}}',
  switchTo: { en: 'English', fr: 'Français' },
  languages: { en: 'Anglais', fr: 'Français' },
  prose: {
    look: 'Comme les investisseurs le voient',
    marks:
      'Tapez **gras** pour des mots en gras, «\u00a0-\u00a0» au début d’une ligne pour une liste, et [mots](https://…) pour un lien.',
  },
  logOut: 'Fermer la session',
  cancel: 'Annuler',
  deskNav: 'À traiter',
  approvalsNav: 'Approbations',
  numbersNav: 'Chiffres',
  approvalsCount: '{{number}} en attente de vous',
  auditNav: 'Journal d’audit',
  dealerNav: 'Nos coordonnées',
  home: {
    nav: 'Votre rôle',
    title: 'Bonjour {{name}}',
    intro: 'Votre rôle ici\u00a0: {{role}}.',
    clients: 'Vous voyez la clientèle de {{representative}}.',
    mayTitle: 'Ce que vous pouvez faire',
    ownClients: 'Pour votre clientèle seulement',
    proof: 'avec un code de votre application',
    other: 'Il manque quelque chose? Qui a le rôle d’administration peut vous en donner un autre.',
  },
  picture: {
    hint: 'JPEG, PNG, WebP ou HEIC, jusqu’à 15\u00a0Mo et 64\u00a0mégapixels. Chaque côté compte au moins 320\u00a0pixels.',
    kept: 'Cette image',
    crop: {
      title: 'Que doit-on voir?',
      hint: 'Placez les bords pour recadrer l’image. Nous la gardons en plusieurs tailles pour que les pages restent rapides.',
      whole: 'Prendre toute l’image',
      part: 'Prendre cette partie',
    },
    description: {
      en: 'Ce qu’on y voit, en anglais',
      fr: 'Ce qu’on y voit, en français',
      hint: 'Pour les personnes qui ne la voient pas.',
    },
  },
  notFound: {
    title: 'Cette page n’est pas au bureau',
    text: 'L’adresse est peut-être mal écrite, ou la page a changé de place.',
    action: 'Aller à votre première page',
  },
  notPermitted: {
    title: 'Votre rôle ne donne pas cette page',
    text: 'Demandez-la à la personne qui administre le bureau si vous en avez besoin pour votre travail.',
  },
  failed: {
    title: 'Cette page a un problème',
    text: 'Chargez la page de nouveau. Si le problème revient, prévenez la personne qui s’occupe du portail.',
    reload: 'Charger de nouveau',
  },
  desk: {
    cannotWork: 'Cette personne ne peut pas s’en occuper',
    tooManyViews: 'Retirez d’abord une vue\u00a0: on en garde {{count}} au plus',
  },
  order: {
    changes: {
      itemRequired: 'Choisissez au moins une chose à changer',
      askedTwice: 'Demandez chaque chose une seule fois',
      answerByWrong: 'Choisissez un jour d’ici 60\u00a0jours',
      noteRequired: 'Dites dans une note ce qu’il faut changer',
    },
  },
  ...officePeople,
  ...officeComingIn,
};
