import type { officeOrderMoney as english } from '../en/office-order-money.ts';
import type { Texts } from '../texts.ts';

export const officeOrderMoney: Texts<typeof english> = {
  title: 'Libération et remboursement',
  'propose-release': 'Proposer la libération',
  'propose-refund': 'Proposer le remboursement',
  approve: { release: 'Approuver la libération', refund: 'Approuver le remboursement' },
  return: 'Renvoyer la proposition',
  withdraw: 'Retirer la proposition',
  releaseFrom: 'Les fonds peuvent être libérés dès le {{when}}, quand on ne peut plus annuler.',
  releaseNotSigned: 'Les fonds seront libérables après la signature, quand on ne peut plus annuler.',
  open: {
    release: 'La libération de {{amount}} attend une deuxième personne',
    refund: 'Le remboursement de {{amount}} attend une deuxième personne',
    text: 'Proposée par {{name}} le {{when}}, avec {{inTrust}} en fiducie. Une deuxième personne a jusqu’au {{until}} pour l’approuver.',
    stays: 'Une fois la proposition approuvée, il reste {{stays}} en fiducie pour cet ordre.',
    own: 'C’est votre proposition. Une autre personne doit l’approuver.',
    worked: 'Vous avez inscrit ou associé cet argent. Une autre personne doit l’approuver.',
  },
  reasonGiven: 'Motif\u00a0: {{reason}}',
  ended: {
    release: 'La dernière proposition, libérer {{amount}}, n’a pas eu de suite',
    refund: 'La dernière proposition, rembourser {{amount}}, n’a pas eu de suite',
    'amount-changed':
      'Le montant en fiducie a changé depuis. L’argent n’a pas bougé. Vérifiez les montants, puis proposez de nouveau.',
    'order-changed':
      'L’ordre a changé depuis. L’argent n’a pas bougé. Vérifiez l’ordre, puis proposez de nouveau.',
    'order-returned': 'L’ordre a été renvoyé à l’investisseur depuis. L’argent n’a pas bougé.',
    'order-ended': 'L’ordre a pris fin depuis. L’argent n’a pas bougé.',
    'maker-left':
      'La personne qui l’a proposé ne peut plus agir. Quelqu’un d’autre peut le proposer de nouveau.',
    'decided-in-emergency': 'Une personne seule a décidé, en urgence. L’historique dit qui et pourquoi.',
    returned: 'Renvoyée par {{name}} le {{when}}\u00a0: {{reason}}',
    withdrawn: 'Retirée par {{name}} le {{when}}',
    expired: 'Elle n’a pas été approuvée à temps.',
  },
  confirm: {
    'propose-release':
      'Vous proposez de libérer {{amount}} pour l’émetteur. L’ordre a {{inTrust}} en fiducie. Rien ne bouge avant qu’une autre personne approuve.',
    release:
      'La somme de {{amount}} est libérée et l’ordre est réglé. Nous en avisons l’investisseur par courriel.',
    refund:
      'La somme de {{amount}} est remboursée. Il reste {{stays}} en fiducie pour cet ordre. Nous avisons l’investisseur par courriel.',
    withdraw: 'Elle ne pourra plus être approuvée. Vous pourrez proposer de nouveau.',
  },
  done: {
    'propose-release': 'La libération attend une deuxième personne.',
    'propose-refund': 'Le remboursement attend une deuxième personne.',
    approve: 'Approuvé et inscrit.',
    return: 'La proposition est renvoyée à la personne qui l’a faite.',
    withdraw: 'La proposition est retirée.',
  },
  refund: {
    text: 'Vous pouvez rembourser jusqu’à {{most}}. L’ordre a {{inTrust}} en fiducie. Rien ne bouge avant qu’une autre personne approuve.',
    amount: 'Montant',
    amountWrong: 'Inscrivez un montant de plus de 0\u00a0$, avec deux décimales au plus',
    tooMuch: 'Vous pouvez rembourser au plus {{most}}',
  },
  returnable:
    '{{amount}} ont été débités. La banque de l’investisseur peut les reprendre jusqu’au {{until}}. Après une libération ou un remboursement, rien en fiducie ne couvre cela.',
  reason: 'Motif',
  reasonHint: {
    'propose-refund': 'La personne qui approuve le lira.',
    return: 'La personne qui a fait la proposition le lira.',
  },
};
