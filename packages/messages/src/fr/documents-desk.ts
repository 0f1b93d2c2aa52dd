import type { documentsDesk as english } from '../en/documents-desk.ts';
import type { Texts } from '../texts.ts';

/** Les colonnes d’une liste du bureau dans un tableur. */
export const documentsDesk: Texts<typeof english> = {
  columns: {
    reference: 'Référence',
    investor: 'Investisseur',
    province: 'Province ou territoire',
    representative: 'Représentant',
    deal: 'Placement',
    units: 'Titres',
    total: 'Montant ($ CA)',
    status: 'État',
    why: 'Motif',
    since: 'En attente depuis',
    due: 'Échéance',
    holder: 'Responsable',
    tags: 'Étiquettes',
  },
};
