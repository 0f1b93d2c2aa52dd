import type { officeReturns as english } from '../en/office-returns.ts';
import type { Texts } from '../texts.ts';

export const officeReturns: Texts<typeof english> = {
  look: 'Voir l’aperçu',
  title_one: 'Fichier {{file}} du {{day}}\u00a0: {{number}}\u00a0enregistrement',
  title_other: 'Fichier {{file}} du {{day}}\u00a0: {{number}}\u00a0enregistrements',
  known: 'Ce fichier est déjà importé. Il n’apporte rien de nouveau.',
  first: 'Les {{number}}\u00a0premiers sont affichés.',
  becomes: 'Résultat prévu',
  outcomes: {
    recorded: 'Le retour sera inscrit. Nous demanderons un autre paiement.',
    known: 'Déjà retourné. Rien ne changera.',
    unmatched: 'Ce n’est pas un de nos débits. Il sera gardé et signalé.',
    'to-look-at': 'Aucun mouvement d’argent. Un suivi s’imposera.',
  },
};
