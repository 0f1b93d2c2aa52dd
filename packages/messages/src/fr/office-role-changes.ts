import type { officeRoleChanges as english } from '../en/office-role-changes.ts';
import type { Texts } from '../texts.ts';

export const officeRoleChanges: Texts<typeof english> = {
  waits: 'Passage au rôle {{role}}, en attente de {{names}}',
  waitsForNobody: 'Passage au rôle {{role}}, sans personne pour l’approuver',
  more: '{{names}} et {{count}}\u00a0autres',
  proposed:
    'Proposé par {{name}} le {{when}}, à approuver d’ici le {{until}}. D’ici là, le rôle reste {{role}}.',
  proposedByYou:
    'Proposé par vous le {{when}}, à approuver d’ici le {{until}}. D’ici là, le rôle reste {{role}}.',
  clientsOf: 'Avec la clientèle de {{name}}.',
  approve: 'Approuver le rôle',
  return: 'Renvoyer la proposition',
  withdraw: 'Retirer la proposition',
  ofPerson: '{{move}}\u00a0: {{name}}',
  confirm: {
    approve:
      '{{name}} passe tout de suite du rôle {{from}} au rôle {{to}}. Toutes ses sessions prennent fin, et le nouveau rôle vaut dès la suivante.',
    withdraw:
      'Elle ne pourra plus être approuvée, et {{name}} garde le rôle {{from}}. Vous pourrez proposer de nouveau.',
    return: '{{name}} garde le rôle {{from}}.',
  },
  done: {
    approve: '{{name}} a maintenant son nouveau rôle.',
    return: 'La proposition est renvoyée à la personne qui l’a faite.',
    withdraw: 'La proposition est retirée.',
  },
  reason: {
    label: 'Motif',
    hint: 'La personne qui a fait la proposition le lira.',
  },
  ended: {
    title: 'Votre proposition du rôle {{role}} n’a pas été approuvée',
    returned: 'Renvoyée par {{name}} le {{when}}\u00a0: {{reason}}',
    expired: 'Elle n’a pas été approuvée à temps.',
    'person-changed': 'Cet accès a changé depuis. Vérifiez-le, puis proposez de nouveau.',
    'person-left': 'L’accès a pris fin depuis votre proposition.',
    'maker-left': 'Votre propre rôle a changé depuis votre proposition.',
    'representative-left': 'Le représentant est parti depuis votre proposition. Choisissez-en un autre.',
  },
  alone: {
    title: 'Personne d’autre ne peut approuver les rôles et les accès',
    text: 'Il faut deux personnes à l’administration, sans compter la personne visée.',
    emergency:
      'En cas d’urgence, l’exploitant du portail peut changer un rôle tout de suite, ou fonder le bureau de nouveau avec deux personnes à l’administration. Les commandes ci-dessous disent comment nommer l’urgence. Le journal d’audit garde le motif.',
    command: 'npm run dealer -- staff change-role <courriel> <rôle> --as <courriel>',
    found: 'npm run dealer -- staff found',
  },
};
