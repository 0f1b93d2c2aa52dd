import type { officeTrustee as english } from '../en/office-trustee.ts';
import type { Texts } from '../texts.ts';

export const officeTrustee: Texts<typeof english> = {
  title: 'Coordonnées du compte en fiducie',
  first: 'Ce que disait le dossier au premier démarrage du portail, le {{when}}.',
  approved: 'Version {{version}}, proposée par {{maker}} et approuvée par {{checker}} le {{when}}.',
  everywhere:
    'Les investisseurs, leurs documents et nos fichiers de débits reçoivent ces coordonnées. Il faut deux personnes pour les changer.',
  differs: 'Le dossier a maintenant d’autres coordonnées',
  waits: 'De nouvelles coordonnées attendent {{names}}',
  waitsForNobody: 'De nouvelles coordonnées attendent, sans personne pour les approuver',
  stays: 'Rien ne change pour les investisseurs tant qu’une deuxième personne n’a pas approuvé.',
  difference: '{{field}}\u00a0: {{before}} devient {{after}}',
  inLanguage: '{{field}} ({{language}})',
  none: 'rien',
  proposed: 'Proposées par {{name}} le {{when}}, à approuver d’ici le {{until}}. Motif\u00a0: {{reason}}',
  proposedByYou: 'Proposées par vous le {{when}}, à approuver d’ici le {{until}}. Motif\u00a0: {{reason}}',
  changedSince:
    'Le dossier a changé depuis. Personne ne peut donc approuver. Retirez ou renvoyez la proposition. Vous pourrez alors en faire une autre.',
  alone:
    'Personne d’autre ne peut approuver. Il faut deux personnes aux finances ou à la conformité. L’administration peut en inviter une autre.',
  others: 'Les finances ou la conformité peuvent proposer ces coordonnées.',
  ended: {
    returned: 'La dernière proposition a été renvoyée par {{name}} le {{when}}\u00a0: {{reason}}',
    stale: 'La dernière proposition a pris fin, car le dossier a changé depuis.',
    expired: 'La dernière proposition n’a pas été approuvée à temps.',
  },
  moves: {
    propose: 'Proposer les coordonnées',
    approve: 'Approuver les coordonnées',
    return: 'Renvoyer la proposition',
    withdraw: 'Retirer la proposition',
  },
  confirm: {
    propose: 'Appelez d’abord le fiduciaire à un numéro que vous avez déjà. Lisez-lui ce qui change.',
    approve:
      'Tout le monde verra ceci dès maintenant. Appelez vous-même le fiduciaire à un numéro que vous avez déjà. Lisez-lui ce qui change.',
    return: 'Les coordonnées en vigueur restent.',
    withdraw:
      'Personne ne pourra plus l’approuver, et les coordonnées en vigueur restent. Vous pourrez proposer de nouveau.',
  },
  done: {
    propose: 'Les nouvelles coordonnées attendent une deuxième personne.',
    approve: 'Les nouvelles coordonnées sont en vigueur.',
    return: 'La proposition est renvoyée à la personne qui l’a faite.',
    withdraw: 'La proposition est retirée.',
  },
  reason: {
    label: 'Motif',
    hint: 'Vos collègues le liront, et le journal d’audit le garde.',
    required: 'Donnez un motif',
  },
  account: {
    label: 'Nouveau numéro de compte',
    hint: 'Tel que le fiduciaire vous l’a donné. Si le compte ne change pas, entrez le numéro actuel.',
    required: 'Entrez le numéro de compte',
    wrong: 'Ce n’est pas le numéro proposé. Vérifiez-le auprès du fiduciaire',
  },
};
