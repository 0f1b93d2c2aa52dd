import type { viewer as english } from '../en/viewer.ts';
import type { Texts } from '../texts.ts';

export const viewer: Texts<typeof english> = {
  opening: 'Ouverture du document',
  page: 'Page {{number}} de {{pages}}',
  goTo: 'Page à afficher',
  ofPages: 'de {{pages}}',
  previous: 'Page précédente',
  next: 'Page suivante',
  smaller: 'Réduire',
  larger: 'Agrandir',
  words: 'Texte',
  asWords: 'Texte seulement',
  tools: 'Pages et taille',
  download: 'Télécharger, {{size}}',
  notDrawn: 'Cette page ne s’affiche pas. Réessayez, ou téléchargez le document.',
  noWords: 'Cette page est une image sans texte. Téléchargez le document si vous ne pouvez pas la lire ici.',
  notSaved: 'Le téléchargement n’a pas commencé. Réessayez.',
  noSuchPage_one: 'Ce document a {{count}}\u00a0page.',
  noSuchPage_other: 'Ce document va de la page\u00a01 à la page\u00a0{{count}}.',
};
