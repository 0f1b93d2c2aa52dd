import type { officeMoneyPages as english } from '../en/office-money-pages.ts';
import type { Texts } from '../texts.ts';

export const officeMoneyPages: Texts<typeof english> = {
  label: 'Pages sur l’argent',
  tabs: {
    bank: 'Relevés bancaires',
    matching: 'Associer les lignes',
    unapplied: 'Non affecté',
    days: 'Rapprochement quotidien',
    debits: 'Débits',
    flags: 'Signalements',
  },
};
