import type { complete as english } from '../../en/wizard/complete.ts';
import type { Texts } from '../../texts.ts';

export const complete: Texts<typeof english> = {
  titleOpen: 'C’est presque terminé',
  titleDone: 'Merci. Votre ordre est entre les mains du courtier.',
  titleApproved: 'Votre ordre est approuvé',
  leadOpen:
    'Votre ordre pour {{deal}} est enregistré. Il parviendra au courtier dès que ce qui suit sera fait.',
  leadDone:
    'Nous vous écrirons dès qu’il y aura du nouveau. Vous pouvez suivre l’ordre dans votre portefeuille.',
  owed: 'Ce qu’il reste à faire',
  nothingOwed: 'Il ne reste rien à faire.',
  signFirst: 'Signez vos documents',
  signText: 'Votre ordre parviendra au courtier une fois vos documents signés.',
  signAction: 'Passer à la signature',
  sendPayment: 'Envoyez {{amount}}',
  sendPaymentText:
    'Envoyez la somme au fiduciaire de l’une des trois façons ci-dessous. Indiquez toujours la référence, pour que la somme soit portée à votre ordre.',
  sendPaymentAfter: 'Signez d’abord vos documents.',
  sendPaymentAfterJoint: 'Attendez pour cela que {{name}} ait signé aussi.',
  beneficiary: 'Bénéficiaire',
  reference: 'Référence',
  wire: 'Virement bancaire',
  institution: 'Numéro d’institution',
  transit: 'Numéro de transit',
  account: 'Numéro de compte',
  bank: 'Banque',
  etransfer: 'Virement Interac',
  etransferEmail: 'Envoyer à',
  etransferNote:
    'Le dépôt est automatique\u00a0: aucune question ni réponse n’est nécessaire. Votre banque fixe une limite quotidienne.',
  cheque: 'Chèque',
  payableTo: 'À l’ordre de',
  mailTo: 'Adresse postale',
  chequeNote: 'Inscrivez la référence au recto du chèque.',
  copy: 'Copier',
  copyOf: 'Copier\u00a0: {{label}}',
  copied: 'Copié',
  copyFailed: 'La copie n’a pas fonctionné. Sélectionnez le texte et copiez-le vous-même.',
  received: 'Le fiduciaire a reçu votre paiement.',
  timeline: 'D’ici à la fin',
  steps: {
    signed: 'Documents signés',
    unsigned: 'Signez vos documents',
    youSigned: 'Vous avez signé le {{time}}',
    right: 'Droit d’annulation',
    rightText:
      'Vous pouvez annuler et ravoir tout votre argent jusqu’à minuit le deuxième jour ouvrable après avoir signé.',
    rightUntil: 'Vous pouvez annuler et ravoir tout votre argent jusqu’à minuit le {{day}}.',
    trust: 'Argent en fiducie',
    trustReceived: 'Reçu le {{date}}. Le fiduciaire garde la somme jusqu’à son versement à l’émetteur.',
    trustOutside:
      'Vous envoyez la somme vous-même, par virement ou par chèque. Le fiduciaire la garde jusqu’à son versement à l’émetteur.',
    trustDebit:
      'Une fois l’ordre approuvé, nous débitons votre compte une seule fois, au plus tôt le jour ouvrable bancaire suivant. Le fiduciaire garde la somme jusqu’à son versement à l’émetteur.',
    review: 'Examen par le courtier',
    reviewText: 'Deux personnes de chez nous lisent votre ordre et votre profil. Elles peuvent vous appeler.',
    approved: 'Approbation',
    approvedText:
      'Nous vous écrivons. Une fois votre droit d’annulation éteint, votre argent peut être versé à l’émetteur.',
  },
  signedAt: 'Signé le',
  stillMissing: 'Il manque encore',
  summary: 'Votre ordre',
  deal: 'Placement',
  quantity: 'Titres',
  total: 'Montant total',
  payment: 'Paiement',
  portfolio: 'Voir l’ordre dans votre portefeuille',
};
