import type { officeExports as english } from '../en/office-exports.ts';
import type { Texts } from '../texts.ts';

export const officeExports: Texts<typeof english> = {
  open: 'Exporter',
  title: 'Exporter cette liste',
  text_one: '{{number}}\u00a0ligne, avec ces filtres et dans cet ordre, dans un fichier CSV pour tableur.',
  text_other: '{{number}}\u00a0lignes, avec ces filtres et dans cet ordre, dans un fichier CSV pour tableur.',
  textAll:
    'Toutes les lignes que ces filtres laissent, dans cet ordre, dans un fichier CSV pour tableur. Au plus {{max}}\u00a0lignes.',
  record: 'Le journal d’audit indique qui a exporté quelle liste et combien de lignes.',
  submit: 'Produire le fichier',
  own: 'Vos fichiers',
  ownText: 'Personne d’autre ne peut les ouvrir. Chacun est supprimé un jour après votre demande.',
  none: 'Vous n’avez aucun fichier.',
  rows_one: '{{number}}\u00a0ligne',
  rows_other: '{{number}}\u00a0lignes',
  until: 'jusqu’au {{when}}',
  states: { waiting: 'En préparation', made: 'Prêt', failed: 'Échec' },
  download: 'Télécharger',
  lists: {
    investors: 'Investisseurs',
    messages: 'Messages reçus',
    audit: 'Journal d’audit',
    'bank-lines': 'Lignes non associées',
    'bank-matches': 'Lignes associées',
  },
  downloadLabel: 'Télécharger {{list}}, {{when}}',
};
