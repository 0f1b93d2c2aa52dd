import type { documentsTrustDay as english } from '../en/documents-trust-day.ts';
import type { Texts } from '../texts.ts';

/** Le document scellé d’un jour fermé des comptes en fiducie. */
export const documentsTrustDay: Texts<typeof english> = {
  title: 'Rapprochement des comptes en fiducie',
  subtitle: 'Jour fermé\u00a0: {{day}}',
  sealReason: '{{title}}, fermé par $t(brand.legalName)',
  intro:
    'Ce document montre les comptes en fiducie à la fin du {{day}}\u00a0: ce que disaient les banques, ce que disaient les livres et ce qui appartenait aux investisseurs. Il nomme chaque écart.',
  since: 'Le jour fermé auparavant est le {{day}}; ses soldes de fermeture sont ici les soldes d’ouverture.',
  first: 'Aucun jour n’a été fermé auparavant.',
  balances: 'Les trois soldes',
  accounts: 'Comptes en fiducie',
  shownBy: {
    statement: '{{amount}}, selon le relevé de la banque',
    reading: '{{amount}}, lu sur la page de la banque; rien n’avait bougé',
  },
  differences: 'Écarts',
  none: 'Il n’y avait aucun écart.',
  part: {
    day: 'Depuis',
    account: 'Compte',
    order: 'Ordre',
    text: 'Tel qu’annoncé',
    clearedOn: 'Réglé le',
    explanation: 'Expliqué comme',
    words: 'En ses mots',
    by: 'Écrit par',
  },
  closing: 'Fermeture du jour',
  who: 'Deux personnes',
  people: {
    preparedBy: 'Préparé par',
    preparedAt: 'Préparé',
    reviewedBy: 'Révisé et fermé par',
    closedAt: 'Fermé',
    hash: 'SHA-256 de ce que les deux ont vu',
  },
  orders: 'Argent détenu pour des ordres',
  ordersCaption: 'Par ordre',
};
