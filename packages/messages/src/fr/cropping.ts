import type { cropping as english } from '../en/cropping.ts';
import type { Texts } from '../texts.ts';

export const cropping: Texts<typeof english> = {
  picture: 'Votre photo',
  horizontal: 'Bords gauche et droit, à partir de la gauche',
  vertical: 'Bords inférieur et supérieur, à partir du bas',
  left: 'Bord gauche',
  right: 'Bord droit',
  top: 'Bord supérieur',
  bottom: 'Bord inférieur',
  turn: 'Pivoter à droite',
  reset: 'Recommencer',
  failed: 'Cette photo n’a pas pu être modifiée sur cet appareil. Vous pouvez la garder telle quelle.',
};
