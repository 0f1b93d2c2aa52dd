import type { officeRoleChanges as english } from '../en/office-role-changes.ts';
import type { Texts } from '../texts.ts';

export const officeRoleChanges: Texts<typeof english> = {
  waits: 'Le passage au rôle {{role}} attend {{names}}',
  waitsForNobody: 'Le passage au rôle {{role}} attend, et personne ici ne peut l’approuver',
  more: '{{names}} et {{count}} de plus',
  proposed:
    'Proposé par {{name}} le {{when}}. À approuver au plus tard le {{until}}. D’ici là, le rôle reste {{role}}.',
  proposedByYou:
    'Vous l’avez proposé le {{when}}. À approuver au plus tard le {{until}}. D’ici là, le rôle reste {{role}}.',
  clientsOf: 'Avec la clientèle de {{name}}.',
  approve: 'Approuver le rôle',
  return: 'Renvoyer',
  withdraw: 'Retirer',
  ofPerson: '{{move}}\u00a0: {{name}}',
  confirm: {
    approve:
      '{{name}} passe tout de suite du rôle {{from}} au rôle {{to}}. Toutes ses sessions prennent fin; le nouveau rôle vaut dès la suivante.',
    withdraw:
      'Personne ne pourra plus l’approuver. {{name}} garde le rôle {{from}}. Le changement peut être proposé de nouveau.',
    return: '{{name}} garde le rôle {{from}}.',
  },
  done: {
    approve: '{{name}} a maintenant un autre rôle.',
    return: 'La proposition est renvoyée à qui l’a faite.',
    withdraw: 'La proposition est retirée.',
  },
  reason: { label: 'Motif', hint: 'La personne qui a proposé le lira.', required: 'Donnez un motif' },
  ended: {
    title: 'Votre proposition du rôle {{role}} n’a pas eu de suite',
    returned: 'Renvoyée par {{name}} le {{when}}\u00a0: {{reason}}',
    expired: 'Personne ne l’a approuvée à temps.',
    'person-changed':
      'Cet accès a changé après votre proposition. Voyez ce qu’il est, puis proposez de nouveau.',
    'person-left': 'L’accès a pris fin après votre proposition.',
    'maker-left': 'Votre propre rôle a changé après votre proposition.',
    'representative-left': 'Le représentant est parti après votre proposition. Choisissez-en un autre.',
  },
  alone: {
    title: 'Personne d’autre ici ne peut approuver un changement de rôle',
    text: 'Un rôle change par deux personnes de l’administration, et aucune n’est la personne visée. Invitez d’abord une autre personne à l’administration.',
    emergency:
      'En cas d’urgence, qui exploite le portail change un rôle tout de suite par la commande ci-dessous. Le journal d’audit dit que cela s’est fait par commande.',
    command: 'npm run dealer -- staff change-role <courriel> <rôle> --as <courriel>',
  },
};
