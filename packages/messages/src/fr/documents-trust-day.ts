import type { documentsTrustDay as english } from '../en/documents-trust-day.ts';
import type { Texts } from '../texts.ts';

/** Le document scellé d’un jour fermé des comptes en fiducie. */
export const documentsTrustDay: Texts<typeof english> = {
  title: 'Rapprochement des comptes en fiducie',
  subtitle: 'Journée fermée\u00a0: {{day}}',
  sealReason: '{{title}}, fermé par $t(brand.legalName)',
  intro:
    'Ce document montre les comptes en fiducie à la fin du {{day}}\u00a0: le solde aux banques, le solde aux livres et l’argent des investisseurs. Il donne chaque écart.',
  since: 'La journée précédente est celle du {{day}}; ses soldes de clôture sont ici les soldes d’ouverture.',
  first: 'Aucune journée n’a été fermée auparavant.',
  balances: 'Soldes',
  accounts: 'Comptes en fiducie',
  shownBy: {
    statement: '{{amount}}, selon le relevé bancaire',
    reading: '{{amount}}, selon le site de la banque; aucun mouvement',
  },
  differences: 'Écarts',
  none: 'Aucun écart.',
  part: {
    day: 'Depuis',
    account: 'Compte',
    order: 'Ordre',
    text: 'Tel que déclaré',
    clearedOn: 'Compensé le',
    explanation: 'Nature',
    words: 'Explication',
    by: 'Écrit par',
  },
  closing: 'Fermeture de la journée',
  who: 'Deux personnes',
  people: {
    preparedBy: 'Préparée par',
    preparedAt: 'Préparée le',
    reviewedBy: 'Vérifiée et fermée par',
    closedAt: 'Fermée le',
    hash: 'SHA-256 de la version que les deux ont vue',
  },
  orders: 'Argent détenu pour des ordres',
  ordersCaption: 'Par ordre',
};
