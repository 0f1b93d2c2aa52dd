import type { files as english } from '../en/files.ts';
import type { Texts } from '../texts.ts';

export const files: Texts<typeof english> = {
  empty: 'Ce fichier est vide. Veuillez en choisir un autre.',
  tooManyPixels: 'Cette image compte plus de {{megapixels}} mégapixels. Veuillez en choisir une plus petite.',
  pdfProtected: 'Ce PDF est protégé par un mot de passe. Veuillez l’envoyer sans mot de passe.',
  pdfActive:
    'Ce PDF contient un script, un formulaire à envoi automatique, un contenu multimédia ou un fichier joint. Veuillez l’imprimer dans un nouveau PDF et envoyer celui-ci.',
  tooManyPages: 'Ce PDF compte plus de {{pages}}\u00a0pages. Veuillez n’envoyer que les pages utiles.',
  tooComplex:
    'La structure de ce PDF ne peut pas être vérifiée de façon sûre. Veuillez l’enregistrer de nouveau à partir d’un lecteur PDF ou envoyer une image.',
  onlyOne: 'Envoyez un seul fichier.',
  unexpected: 'Aucun fichier n’était attendu ici.',
};
