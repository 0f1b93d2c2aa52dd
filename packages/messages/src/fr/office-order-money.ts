import type { officeOrderMoney as english } from '../en/office-order-money.ts';
import type { Texts } from '../texts.ts';

export const officeOrderMoney: Texts<typeof english> = {
  title: 'Libération et remboursement',
  'propose-release': 'Proposer la libération',
  'propose-refund': 'Proposer le remboursement',
  approve: { release: 'Approuver la libération', refund: 'Approuver le remboursement' },
  return: 'Renvoyer',
  withdraw: 'Retirer',
  open: {
    release: 'La libération de {{amount}} attend une deuxième personne',
    refund: 'Le remboursement de {{amount}} attend une deuxième personne',
    text: 'Proposé par {{name}} le {{when}}, avec {{inTrust}} en fiducie. Quelqu’un d’autre peut l’approuver d’ici le {{until}}.',
    stays: 'Après l’approbation, il reste {{stays}} en fiducie pour cet ordre.',
    own: 'C’est votre proposition. Quelqu’un d’autre doit l’approuver.',
  },
  reasonGiven: 'Motif\u00a0: {{reason}}',
  ended: {
    release: 'La dernière proposition de libérer {{amount}} n’a pas eu de suite',
    refund: 'La dernière proposition de rembourser {{amount}} n’a pas eu de suite',
    'amount-changed':
      'Le montant en fiducie a changé depuis la proposition. Rien n’a bougé. Vérifiez l’argent, puis proposez de nouveau.',
    'order-changed':
      'L’ordre a changé depuis la proposition. Rien n’a bougé. Vérifiez l’ordre, puis proposez de nouveau.',
    'order-returned':
      'L’ordre est retourné à la personne qui investit depuis la proposition. Rien n’a bougé.',
    'order-ended': 'L’ordre a pris fin depuis la proposition. Rien n’a bougé.',
    returned: 'Renvoyée par {{name}} le {{when}}\u00a0: {{reason}}',
    withdrawn: 'Retirée par {{name}} le {{when}}.',
    expired: 'Personne ne l’a approuvée à temps.',
  },
  confirm: {
    'propose-release':
      'Vous proposez de libérer {{amount}} pour l’émetteur. Il y a {{inTrust}} en fiducie. Rien ne bouge avant l’approbation de quelqu’un d’autre.',
    release:
      'La somme de {{amount}} est alors inscrite comme libérée pour l’émetteur, l’ordre est réglé, et la personne en est avisée par courriel.',
    refund:
      'La somme de {{amount}} est alors inscrite comme remboursée, il reste {{stays}} en fiducie pour cet ordre, et la personne en est avisée par courriel.',
    withdraw: 'Personne ne peut plus l’approuver ensuite. Vous pourrez proposer de nouveau.',
  },
  done: {
    'propose-release': 'La libération attend une deuxième personne.',
    'propose-refund': 'Le remboursement attend une deuxième personne.',
    approve: 'C’est approuvé et inscrit.',
    return: 'La proposition est renvoyée à la personne qui l’a faite.',
    withdraw: 'La proposition est retirée.',
  },
  refund: {
    text: 'On peut rembourser jusqu’à {{most}} à la personne qui investit. Il y a {{inTrust}} en fiducie. Rien ne bouge avant l’approbation de quelqu’un d’autre.',
    amount: 'Montant',
    amountWrong: 'Tapez un montant de plus de 0\u00a0$, avec deux décimales au plus',
    tooMuch: 'On peut rembourser {{most}} au plus',
  },
  reason: 'Motif',
  reasonHint: {
    'propose-refund': 'La personne qui approuve le lit.',
    return: 'La personne qui a fait la proposition le lit.',
  },
  reasonRequired: 'Donnez un motif',
};
