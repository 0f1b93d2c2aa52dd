import type { officeRoleChanges as english } from '../en/office-role-changes.ts';
import type { Texts } from '../texts.ts';

export const officeRoleChanges: Texts<typeof english> = {
  waits: 'Nouveaux rôles, en attente de {{names}}\u00a0: {{role}}',
  waitsForNobody: 'Nouveaux rôles, sans personne pour les approuver\u00a0: {{role}}',
  more: '{{names}} et {{count}}\u00a0autres',
  proposed:
    'Proposé par {{name}} le {{when}}, à approuver d’ici le {{until}}. D’ici là, rien ne change\u00a0: {{role}}.',
  proposedByYou:
    'Proposé par vous le {{when}}, à approuver d’ici le {{until}}. D’ici là, rien ne change\u00a0: {{role}}.',
  clientsOf: 'Avec la clientèle de {{name}}.',
  approve: 'Approuver les rôles',
  return: 'Renvoyer la proposition',
  withdraw: 'Retirer la proposition',
  ofPerson: '{{move}}\u00a0: {{name}}',
  confirm: {
    approve:
      'Les rôles de {{name}} changent tout de suite\u00a0: {{from}} devient {{to}}. Toutes ses sessions prennent fin, et les nouveaux rôles valent dès la suivante.',
    withdraw:
      'Elle ne pourra plus être approuvée, et rien ne change pour {{name}}\u00a0: {{from}}. Vous pourrez proposer de nouveau.',
    return: 'Rien ne change pour {{name}}\u00a0: {{from}}.',
  },
  done: {
    approve: '{{name}} a maintenant ses nouveaux rôles.',
    return: 'La proposition est renvoyée à la personne qui l’a faite.',
    withdraw: 'La proposition est retirée.',
  },
  reason: {
    label: 'Motif',
    hint: 'La personne qui a fait la proposition le lira.',
  },
  ended: {
    title: 'Votre proposition n’a pas été approuvée\u00a0: {{role}}',
    returned: 'Renvoyée par {{name}} le {{when}}\u00a0: {{reason}}',
    expired: 'Elle n’a pas été approuvée à temps.',
    'person-changed': 'Cet accès a changé depuis. Vérifiez-le, puis proposez de nouveau.',
    'person-left': 'L’accès a pris fin depuis votre proposition.',
    'maker-left': 'Vos propres rôles ont changé depuis votre proposition.',
    'representative-left': 'Le représentant est parti depuis votre proposition. Choisissez-en un autre.',
  },
  alone: {
    title: 'Personne d’autre ne peut approuver les rôles et les accès',
    text: 'Il faut deux personnes à l’administration, sans compter la personne visée.',
    emergency:
      'En cas d’urgence, l’exploitant du portail peut changer des rôles tout de suite, ou fonder le bureau de nouveau avec deux personnes à l’administration. Les commandes ci-dessous disent comment nommer l’urgence. Le journal d’audit garde le motif.',
    command: 'npm run dealer -- staff change-role <courriel> <rôle>+<rôle> --as <courriel>',
    found: 'npm run dealer -- staff found',
  },
};
