import type { officeReceipts as english } from '../en/office-receipts.ts';
import type { Texts } from '../texts.ts';

export const officeReceipts: Texts<typeof english> = {
  action: 'Inscrire une réception',
  title: 'Inscrire de l’argent arrivé en fiducie',
  payor: 'Qui a payé',
  payorHint: 'Le nom que donne la banque ou le chèque.',
  amount: 'Montant',
  day: 'Jour de l’arrivée',
  method: 'Mode de paiement',
  methods: {
    'e-transfer': 'Virement Interac',
    wire: 'Virement bancaire',
    cheque: 'Chèque',
    debit: 'Débit',
    other: 'Autrement',
  },
  reference: 'Référence',
  referenceHint: 'Le numéro de la banque ou du chèque. Il désigne ce seul paiement de l’ordre.',
  next: 'Vérifier',
  wrong: {
    payor: 'Dites qui a payé',
    amount: 'Tapez un montant de plus de 0\u00a0$, avec deux décimales au plus',
    day: 'Choisissez un jour jusqu’à aujourd’hui',
    method: 'Choisissez le mode de paiement',
    reference: 'Tapez la référence',
  },
  confirm: {
    title: 'Est-ce exact?',
    text: 'La somme est inscrite à l’ordre {{reference}} et la personne en est avisée par courriel. Une inscription ne s’efface jamais.',
    back: 'Corriger',
    book: 'Inscrire la réception',
  },
  done: 'La réception est inscrite. Il y a {{amount}} en fiducie.',
  flagged: 'La réception est inscrite, et quelqu’un doit regarder\u00a0: voyez les signalements.',
  known: 'Ce paiement était déjà inscrit. Rien n’a changé.',
};
