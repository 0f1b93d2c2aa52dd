import type { officeNumbers as english } from '../en/office-numbers.ts';
import type { Texts } from '../texts.ts';

export const officeNumbers: Texts<typeof english> = {
  title: 'Chiffres',
  intro: 'Choisissez un chiffre pour ouvrir sa liste.',
  at: 'En date du {{when}}',
  table: '{{of}}, en chiffres',
  waiting: {
    title: 'En attente',
    what: 'File',
    waiting: 'En attente',
    oldest: 'La plus ancienne',
    today: 'À faire aujourd’hui',
    overdue: 'En retard',
    open: {
      all: '{{queue}} : {{number}}\u00a0en attente',
      today: '{{queue}} : {{number}}\u00a0à faire aujourd’hui',
      overdue: '{{queue}} : {{number}}\u00a0en retard',
    },
    matched: 'Toutes les lignes de relevé sont associées.',
    unmatched_one: '{{count}}\u00a0ligne de relevé n’est pas associée :',
    unmatched_other: '{{count}}\u00a0lignes de relevé ne sont pas associées :',
    left: '{{received}} reçus et {{paid}} versés.',
  },
  money: {
    title: 'Argent par semaine',
    from: 'Semaine du',
    received: 'Reçu',
    released: 'Libéré',
    refunded: 'Remboursé',
    returned: 'Retourné',
  },
  reached: {
    title: 'De l’inscription au règlement',
    step: 'Étape atteinte',
    investors: 'Investisseurs',
    share: 'Du total',
    open: '{{step}} : {{number}}\u00a0investisseurs',
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
      money: 'Paiement, une fois l’ordre soumis',
      decision: 'Décision, par le bureau',
    },
  },
};
