import type { files as english } from '../en/files.ts';
import type { Texts } from '../texts.ts';

export const files: Texts<typeof english> = {
  empty: 'Ce fichier est vide. Veuillez en choisir un autre.',
  tooManyPixels:
    'Cette image compte plus de {{megapixels}}\u00a0mégapixels. Veuillez en choisir une plus petite.',
  pdfProtected: 'Ce PDF est protégé par un mot de passe. Veuillez l’envoyer sans mot de passe.',
  pdfActive:
    'Ce PDF contient un script, un formulaire qui s’envoie tout seul, un média ou un fichier joint. Imprimez-le dans un nouveau PDF et envoyez celui-là.',
  tooManyPages: 'Ce PDF compte plus de {{pages}}\u00a0pages. Veuillez n’envoyer que les pages utiles.',
  tooComplex:
    'La structure de ce PDF ne peut pas être vérifiée de façon sûre. Veuillez l’enregistrer de nouveau à partir d’un lecteur PDF ou envoyer une image.',
  onlyOne: 'Envoyez un seul fichier.',
  unexpected: 'Aucun fichier n’était attendu ici.',
};
