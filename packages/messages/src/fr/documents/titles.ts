import type { documentTitles as english } from '../../en/documents/titles.ts';
import type { Texts } from '../../texts.ts';

export const documentTitles: Texts<typeof english> = {
  agreement: 'Convention de souscription',
  risk: 'Reconnaissance de risque',
  kyc: 'Confirmation de votre profil d’investisseur',
  dealerForm: 'Information sur la relation et détails de l’ordre',
};
