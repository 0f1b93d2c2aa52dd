import type { refusals as english } from '../en/refusals.ts';
import type { Texts } from '../texts.ts';

export const refusals: Texts<typeof english> = {
  fieldNotAsked: 'Nous ne l’avons pas demandé. Cela reste tel quel',
  notAPdf: 'Veuillez choisir un PDF.',
  pdfTooLong: 'Ce PDF compte plus de {{pages}}\u00a0pages, le maximum que nous pouvons montrer.',
};
