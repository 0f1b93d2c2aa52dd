import type { officeLayouts as english } from '../en/office-layouts.ts';
import type { Texts } from '../texts.ts';

export const officeLayouts: Texts<typeof english> = {
  action: 'Modifier le format',
  actionOf: 'Modifier le format de {{name}}',
  title: 'Modifier le format des fichiers',
  intro: 'Le nouveau format vaut pour le prochain fichier. Les fichiers déjà importés ne changent pas.',
  none: 'Ce compte n’a pas de format personnalisé',
  example: 'Exemple de la banque',
  file: 'Fichier d’exemple',
  fileHint: 'Un fichier de la banque, ou quelques-unes de ses lignes. Rien n’en est importé.',
  keeps: 'Chaque ligne de l’exemple correspond à ce format. Rien n’a été importé.',
  keep: 'Enregistrer le format',
  done: 'Le format est enregistré pour le prochain fichier.',
};
