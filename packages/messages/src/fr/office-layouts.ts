import type { officeLayouts as english } from '../en/office-layouts.ts';
import type { Texts } from '../texts.ts';

export const officeLayouts: Texts<typeof english> = {
  action: 'Modifier',
  actionOf: 'Modifier la disposition de {{name}}',
  title: 'Modifier la disposition',
  intro:
    'Le prochain fichier sera lu selon la nouvelle disposition. Les fichiers déjà importés restent tels qu’ils ont été lus.',
  none: 'Ce compte n’a pas de disposition à lui',
  example: 'Un exemple de la banque',
  file: 'Fichier d’exemple',
  fileHint: 'Un fichier de la banque, ou quelques-unes de ses lignes. Rien n’en est importé.',
  keeps: 'Chaque ligne de l’exemple se lit ainsi. Rien n’a été importé.',
  keep: 'Garder cette disposition',
  done: 'La disposition est gardée pour le prochain fichier.',
};
