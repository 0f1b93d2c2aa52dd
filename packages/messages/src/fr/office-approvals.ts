import type { officeApprovals as english } from '../en/office-approvals.ts';
import type { Texts } from '../texts.ts';

export const officeApprovals: Texts<typeof english> = {
  title: 'Approbations',
  intro:
    'Ce qu’une personne propose et qu’une autre doit décider. La décision se prend à la page de chaque élément.',
  parts: {
    label: 'Qui doit décider',
    'for-you': 'En attente de vous',
    'for-others': 'En attente d’une autre personne',
  },
  capped: '{{number}}+',
  list: { 'for-you': 'En attente de vous', 'for-others': 'En attente d’une autre personne' },
  kinds: {
    'publish-deal': 'Publier le placement {{deal}}',
    'reopen-deal': 'Rouvrir le placement {{deal}}',
    'publish-memorandum': 'Publier la notice d’offre de {{deal}}',
    'approve-order': 'Approuver l’ordre {{reference}}',
    'release-money': 'Libérer {{amount}} de l’ordre {{reference}}',
    'refund-money': 'Rembourser {{amount}} de l’ordre {{reference}}',
    'send-back': 'Renvoyer {{amount}} de fonds non affectés',
    'close-trust-day': 'Fermer les comptes en fiducie du {{day}}',
    'change-role': 'Donner de nouveaux rôles à {{person}}\u00a0: {{role}}',
    'admit-person': 'Donner accès à {{person}}\u00a0: {{role}}',
    'trustee-particulars': 'Nouvelles coordonnées du compte en fiducie',
    'change-registration': 'Changement à nos inscriptions',
  },
  noName: '(sans nom)',
  order: '{{investor}}, {{deal}}',
  columns: {
    what: 'Proposition',
    order: 'Investisseur et placement',
    proposed: 'Proposé par',
    approvers: 'Qui peut décider',
    until: 'D’ici le',
  },
  proposed: '{{name}}, le {{when}}',
  proposedByYou: 'Vous, le {{when}}',
  workedOnIt: 'Vous y avez travaillé. Une autre personne doit décider.',
  aboutYou: 'Il s’agit de vous. Une autre personne doit décider.',
  andMore: '{{names}} et {{count}}\u00a0autres',
  nobody:
    'Personne d’autre au bureau ne peut l’approuver. L’administration peut inviter quelqu’un ou changer un rôle.',
  alone: {
    title: 'Personne d’autre ne peut approuver vos propositions',
    text: 'On n’approuve pas ce qu’on propose. Il faut d’abord que l’administration ajoute quelqu’un. Vous pourrez alors proposer\u00a0:',
    kinds: {
      'publish-deal': 'la publication d’un placement',
      'reopen-deal': 'la réouverture d’un placement suspendu',
      'publish-memorandum': 'la publication d’une notice d’offre',
      'approve-order': 'l’approbation d’un ordre',
      'release-money': 'la libération d’une somme',
      'refund-money': 'le remboursement d’une somme',
      'send-back': 'le renvoi de fonds non affectés',
      'close-trust-day': 'la fermeture d’une journée des comptes en fiducie',
      'change-role': 'le changement d’un rôle',
      'admit-person': 'une invitation ou la réinitialisation d’un accès',
      'trustee-particulars': 'le changement des coordonnées du fiduciaire',
      'change-registration': 'un changement à nos inscriptions',
    },
  },
  empty: {
    'for-you': {
      title: 'Rien n’attend votre décision',
      text: 'Les propositions que vous pouvez décider paraissent ici.',
    },
    'for-others': {
      title: 'Rien n’attend une autre personne',
      text: 'Ce que vous avez proposé ou préparé paraît ici jusqu’à la décision.',
    },
  },
};
