import type { files as english } from '../en/files.ts';
import type { Texts } from '../texts.ts';

export const files: Texts<typeof english> = {
  empty: 'Ce fichier est vide. Choisissez-en un autre.',
  tooManyPixels: 'Cette image compte plus de {{megapixels}}\u00a0mégapixels. Choisissez-en une plus petite.',
  tooSmall:
    'Cette image est trop petite\u00a0: il faut au moins {{pixels}}\u00a0pixels de chaque côté. Choisissez-en une plus grande.',
  notAPicture: 'Choisissez une image JPEG, PNG, WebP ou HEIC.',
  pdfProtected:
    'Ce PDF est protégé par un mot de passe. Envoyez-le sans mot de passe, ou imprimez-le dans un nouveau PDF.',
  pdfActive:
    'Ce PDF contient un script, un formulaire qui s’envoie tout seul, un média ou un fichier joint. Imprimez-le dans un nouveau PDF et envoyez celui-là.',
  tooManyPages: 'Ce PDF compte plus de {{pages}}\u00a0pages. N’envoyez que les pages utiles.',
  tooComplex:
    'Nous ne pouvons pas vérifier ce PDF de façon sûre. Enregistrez-le de nouveau dans un lecteur PDF, ou envoyez une image.',
  onlyOne: 'Envoyez un seul fichier.',
  unexpected: 'Aucun fichier n’était attendu ici.',
};
