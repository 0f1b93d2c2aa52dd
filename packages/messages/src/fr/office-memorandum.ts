import type { officeMemorandum as english } from '../en/office-memorandum.ts';
import type { Texts } from '../texts.ts';

export const officeMemorandum: Texts<typeof english> = {
  tab: 'Notice d’offre',
  reader: {
    open: 'Lire',
    openLabel: 'Lire {{title}} ({{note}})',
  },
  next: {
    inReview:
      'La version {{number}} est en révision. Si vous changez un document, la personne qui révise devra le relire.',
    en: 'Document anglais',
    fr: 'Document français',
    hint: 'Un PDF d’au plus 600\u00a0pages et 15\u00a0Mo. Seul le bureau le voit avant la publication.',
    brought_one: '{{count}}\u00a0page, {{size}}, déposée par {{name}} le {{when}}',
    brought_other: '{{count}}\u00a0pages, {{size}}, déposées par {{name}} le {{when}}',
    remove: 'Retirer',
    removeLabel: 'Retirer {{title}}',
    translation: 'C’est l’autre langue de la version {{number}}',
    translationHint: 'Elle n’apporte rien de nouveau\u00a0: les souscripteurs ne confirment pas de nouveau.',
    oneLanguage: 'Vous pourrez déposer l’autre langue plus tard. D’ici là, tout le monde lit celle-ci.',
    submitted: 'La notice d’offre est en révision.',
  },
  effect: {
    title: 'Effet de la publication',
    none: 'Aucun ordre en cours\u00a0: rien n’est retenu.',
    translation:
      'Rien n’est retenu et personne ne confirme de nouveau. On peut la lire dans les deux langues.',
    stopped_one: '{{count}}\u00a0ordre soumis ne sera approuvé qu’une fois confirmé par ses souscripteurs.',
    stopped_other:
      '{{count}}\u00a0ordres soumis ne seront approuvés qu’une fois confirmés par leurs souscripteurs.',
    before_one: '{{count}}\u00a0ordre ne pourra pas être soumis d’ici là.',
    before_other: '{{count}}\u00a0ordres ne pourront pas être soumis d’ici là.',
    people_one: '{{count}}\u00a0personne doit la lire et la confirmer.',
    people_other: '{{count}}\u00a0personnes doivent la lire et la confirmer.',
    again_one: '{{count}}\u00a0d’entre elles a confirmé une version antérieure.',
    again_other: '{{count}}\u00a0d’entre elles ont confirmé une version antérieure.',
    orders_one: 'Afficher l’ordre',
    orders_other: 'Afficher {{count}}\u00a0ordres',
    joint: 'deux souscripteurs',
    earlier: 'a confirmé une version antérieure',
    more_one: 'Et {{count}}\u00a0autre ordre.',
    more_other: 'Et {{count}}\u00a0autres ordres.',
  },
  review: {
    title: 'Version {{number}}, à publier',
    translation: 'Autre langue de la version {{number}}, à publier',
    document_one: '{{language}}, {{count}}\u00a0page',
    document_other: '{{language}}, {{count}}\u00a0pages',
    elsewhere: 'Une notice d’offre attend une deuxième personne',
    open: 'Ouvrir la notice',
  },
  decision: {
    action: 'Publier la notice',
    publish: 'La notice d’offre est publiée.',
    withdraw: 'La révision a pris fin.',
    returnTitle: 'Renvoyer la notice pour correction',
    returnHint: '{{name}} le verra au-dessus de la notice.',
    returned: '{{name}} peut remplacer les documents.',
  },
  versions: {
    title: 'Versions publiées',
    none: 'Ce placement n’a pas encore de notice publiée.',
    current: 'Version {{number}}, en vigueur',
    people: 'déposée par {{maker}}, publiée par {{checkers}}',
    confirmed_one: 'confirmée par {{count}}\u00a0personne',
    confirmed_other: 'confirmée par {{count}}\u00a0personnes',
    document_one: '{{language}}, {{count}}\u00a0page, {{size}}',
    document_other: '{{language}}, {{count}}\u00a0pages, {{size}}',
  },
};
