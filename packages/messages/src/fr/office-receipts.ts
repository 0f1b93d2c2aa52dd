import type { officeReceipts as english } from '../en/office-receipts.ts';
import type { Texts } from '../texts.ts';

export const officeReceipts: Texts<typeof english> = {
  action: 'Inscrire un encaissement',
  title: 'Inscrire un encaissement en fiducie',
  payor: 'Payeur',
  payorHint: 'Comme l’indique la banque ou le chèque.',
  amount: 'Montant',
  day: 'Date de réception',
  method: 'Mode de paiement',
  methods: {
    'e-transfer': 'Virement Interac',
    wire: 'Virement bancaire',
    cheque: 'Chèque',
    debit: 'Débit',
    other: 'Autre',
  },
  reference: 'Référence',
  referenceHint: 'Le numéro de la banque ou du chèque.',
  next: 'Vérifier l’encaissement',
  wrong: {
    payor: 'Inscrivez le payeur',
    amount: 'Inscrivez un montant de plus de 0\u00a0$, avec deux décimales au plus',
    day: 'Choisissez aujourd’hui ou un jour passé',
    method: 'Choisissez le mode de paiement',
    reference: 'Inscrivez la référence',
  },
  confirm: {
    title: 'Est-ce exact?',
    text: 'La somme va à l’ordre {{reference}}. Nous écrivons à l’investisseur. Rien de ce qui est inscrit ne s’efface.',
    back: 'Corriger',
    book: 'Inscrire l’encaissement',
  },
  done: 'L’encaissement est inscrit. Il y a {{amount}} en fiducie.',
  flagged: 'L’encaissement est inscrit et signalé\u00a0: voyez les paiements signalés.',
  known: 'Ce paiement était déjà inscrit. Rien n’a changé.',
};
