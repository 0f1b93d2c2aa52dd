import type { documentsDesk as english } from '../en/documents-desk.ts';
import type { Texts } from '../texts.ts';

/** Les colonnes des listes du bureau dans un tableur. */
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
  investors: {
    investor: 'Investisseur',
    email: 'Courriel',
    phone: 'Téléphone',
    province: 'Province ou territoire',
    representative: 'Représentant',
    profile: 'Profil',
    openOrders: 'Ordres en cours',
    registered: 'Inscription',
    closed: 'Fermeture du compte',
  },
  messages: {
    received: 'Reçu le',
    from: 'De',
    investor: 'Investisseur',
    about: 'Sujet',
    subject: 'Objet',
    state: 'État',
  },
  audit: {
    number: 'Numéro',
    at: 'Heure (UTC)',
    what: 'Événement',
    word: 'Code de l’action',
    who: 'Auteur',
    role: 'Rôle',
    via: 'Par',
    order: 'Ordre',
    investor: 'Investisseur',
    reason: 'Motif',
    target: 'Cible',
    facts: 'Détails',
  },
};
