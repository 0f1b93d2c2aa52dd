import type { officeApprovals as english } from '../en/office-approvals.ts';
import type { Texts } from '../texts.ts';

export const officeApprovals: Texts<typeof english> = {
  title: 'À approuver',
  intro:
    'Ce qu’une personne propose et qu’une autre doit décider. La décision se prend sur la page de chaque dossier.',
  parts: {
    label: 'Qui doit décider',
    'for-you': 'En attente de vous',
    'for-others': 'En attente d’une autre personne',
  },
  capped: '{{number}}+',
  list: { 'for-you': 'En attente de vous', 'for-others': 'En attente d’une autre personne' },
  kinds: {
    'publish-deal': 'Publier le placement {{deal}}',
    'reopen-deal': 'Rouvrir aux ordres le placement {{deal}}',
    'publish-memorandum': 'Publier la notice d’offre de {{deal}}',
    'approve-order': 'Approuver l’ordre {{reference}}',
    'release-money': 'Libérer {{amount}} de l’ordre {{reference}}',
    'refund-money': 'Rembourser {{amount}} de l’ordre {{reference}}',
    'close-trust-day': 'Fermer les comptes en fiducie du {{day}}',
    'change-role': 'Donner à {{person}} le rôle {{role}}',
  },
  noName: '(encore sans nom)',
  order: '{{investor}}, {{deal}}',
  proposed: 'Proposé par {{name}} le {{when}}',
  proposedByYou: 'Vous l’avez proposé le {{when}}',
  until: 'À approuver au plus tard le {{when}}',
  workedOnIt: 'Vous y avez travaillé. Quelqu’un d’autre décide.',
  aboutYou: 'Il s’agit de votre propre rôle. Quelqu’un d’autre décide.',
  approvers: 'Peut l’approuver\u00a0: {{names}}',
  andMore: '{{names}} et {{count}} de plus',
  nobody:
    'Personne d’autre au bureau ne peut l’approuver. L’administration peut inviter quelqu’un ou donner ce rôle à quelqu’un.',
  alone: {
    title: 'Personne d’autre ici ne peut approuver ce que vous proposez',
    text: 'Personne n’approuve sa propre proposition\u00a0: un bureau d’une seule personne ne peut donc rien approuver. L’administration doit ajouter une deuxième personne avant que vous puissiez proposer\u00a0:',
    kinds: {
      'publish-deal': 'la publication des placements',
      'reopen-deal': 'la réouverture des placements suspendus',
      'publish-memorandum': 'la publication des notices d’offre',
      'approve-order': 'les ordres',
      'release-money': 'la libération de l’argent',
      'refund-money': 'les remboursements',
      'close-trust-day': 'les jours des comptes en fiducie',
      'change-role': 'les changements de rôle',
    },
  },
  empty: {
    'for-you': {
      title: 'Rien ne vous attend',
      text: 'Ce qu’une autre personne du bureau propose et que vous pouvez décider paraît ici.',
    },
    'for-others': {
      title: 'Rien n’attend quelqu’un d’autre',
      text: 'Ce que vous proposez, ou à quoi vous avez travaillé, paraît ici jusqu’à la décision.',
    },
  },
  pages: { label: 'Pages de la liste', first: 'Première page', next: 'Page suivante' },
};
