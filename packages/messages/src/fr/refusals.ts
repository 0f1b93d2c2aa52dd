import type { refusals as english } from '../en/refusals.ts';
import type { Texts } from '../texts.ts';

export const refusals: Texts<typeof english> = {
  fieldNotAsked: 'Nous ne l’avons pas demandé. Cela reste tel quel',
  notAPdf: 'Veuillez choisir un PDF.',
  notAVideo: 'Choisissez une vidéo MP4 ou WebM.',
  videoTooLarge: 'Cette vidéo dépasse {{megabytes}}\u00a0Mo. Choisissez-en une plus petite.',
  notCaptions:
    'Ce fichier ne contient pas de sous-titres WebVTT qu’un navigateur peut afficher. Vérifiez qu’il commence par WEBVTT, que les temps se suivent et qu’il est en UTF-8.',
  captionsTooLarge: 'Ce fichier de sous-titres dépasse {{kilobytes}}\u00a0ko. Choisissez-en un plus petit.',
  pdfTooLong: 'Ce PDF compte plus de {{pages}}\u00a0pages, le maximum que nous pouvons montrer.',
};
