import type { officeNumbers as english } from '../en/office-numbers.ts';
import type { Texts } from '../texts.ts';

export const officeNumbers: Texts<typeof english> = {
  title: 'Chiffres',
  intro: 'Où en sont les choses. Un chiffre ouvre la liste qu’il compte.',
  at: 'En date du {{when}}',
  table: '{{of}}, en chiffres',
  waiting: {
    title: 'Ce qui attend',
    what: 'File',
    waiting: 'En attente',
    oldest: 'La plus ancienne depuis',
    today: 'À faire aujourd’hui',
    overdue: 'En retard',
    open: {
      all: '{{queue}} : {{number}} en attente',
      today: '{{queue}} : {{number}} à faire aujourd’hui',
      overdue: '{{queue}} : {{number}} en retard',
    },
    matched: 'Toutes les lignes de la banque sont rapprochées.',
    unmatched_one: '{{count}}\u00a0ligne de la banque n’est pas rapprochée :',
    unmatched_other: '{{count}}\u00a0lignes de la banque ne sont pas rapprochées :',
    left: 'il reste {{received}} reçus et {{paid}} versés.',
  },
  money: {
    title: 'Argent par semaine',
    from: 'Semaine du',
    received: 'Reçu',
    released: 'Remis',
    refunded: 'Remboursé',
    returned: 'Retourné',
  },
  reached: {
    title: 'De l’inscription au règlement',
    step: 'Étape atteinte',
    investors: 'Investisseurs',
    share: 'Du total',
    open: '{{step}} : {{number}} investisseurs',
  },
  times: {
    title: 'Durée de chaque étape',
    hint: 'Pour ce qui a été terminé dans les {{days}}\u00a0derniers jours.',
    step: 'Étape',
    count: 'Terminées',
    median: 'La moitié en',
    slow: '9 sur 10 en',
    soon: 'moins de 1\u00a0min',
    minutes: '{{count}} min',
    hours: '{{count}} h',
    days: '{{count}} jours',
    steps: {
      profile: 'Premier profil, par l’investisseur',
      order: 'De l’ordre à la signature, par l’investisseur',
      money: 'Argent, une fois l’ordre soumis',
      decision: 'Décision, par le bureau',
    },
  },
};
