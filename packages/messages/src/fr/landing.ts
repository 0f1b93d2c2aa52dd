import type { landing as english } from '../en/landing.ts';
import type { Texts } from '../texts.ts';

/** La page où mènent les campagnes. */
export const landing: Texts<typeof english> = {
  title: 'Investissez dans l’immobilier, les fonds et la recherche au Canada',
  intro:
    '$t(brand.name) est un courtier sur le marché dispensé qui a son propre portail. Vous voyez tous les documents et passez votre ordre en ligne, et votre argent reste en fiducie tant que vous pouvez changer d’avis.',
  points: {
    documents: 'Tous les documents avant de décider',
    trust: 'Argent en fiducie, deux jours ouvrables pour annuler',
    people: 'Des représentants qui répondent dans les deux langues',
  },
  risk: 'Vous pourriez perdre la totalité de la somme investie. Lisez d’abord la notice d’offre.',
};
