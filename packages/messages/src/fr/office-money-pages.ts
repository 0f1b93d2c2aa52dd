import type { officeMoneyPages as english } from '../en/office-money-pages.ts';
import type { Texts } from '../texts.ts';

export const officeMoneyPages: Texts<typeof english> = {
  label: 'Pages des comptes en fiducie',
  tabs: {
    bank: 'Relevés bancaires',
    matching: 'Associer les lignes',
    unapplied: 'Fonds non affectés',
    days: 'Rapprochement quotidien',
    debits: 'Débits',
    flags: 'Paiements signalés',
  },
};
