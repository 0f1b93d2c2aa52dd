import type { compare as english } from '../en/compare.ts';
import type { Texts } from '../texts.ts';

/** Les placements côte à côte. */
export const compare: Texts<typeof english> = {
  title: 'Comparer des placements',
  intro: 'Un rendement visé est un but, pas une promesse\u00a0: vous pouvez perdre toute votre mise.',
  add: 'Ajouter un placement',
  none: 'Rien à comparer pour l’instant',
  noneText: 'Cochez deux ou trois placements dans la liste, et vous les verrez ici côte à côte.',
  toMarketplace: 'Aller aux placements',
  missing_one: 'L’un de ces placements n’est plus offert.',
  missing_other: '{{count}}\u00a0de ces placements ne sont plus offerts.',
  remove: 'Retirer',
  removeNamed: 'Retirer {{name}}',
  notSaid: 'Non précisé',
  bar: {
    full: 'Vous pouvez comparer trois placements à la fois. Retirez d’abord l’un d’eux.',
    label: 'Placements à comparer',
    marked_one: '{{count}}\u00a0placement à comparer\u00a0: cochez-en un ou deux autres',
    marked_other: '{{count}}\u00a0placements à comparer',
    clear: 'Effacer',
    open: 'Comparer',
  },
  rows: {
    return: 'Rendement visé ou intérêt par an, non garanti',
    income: 'Versements',
    fees: 'Tous les frais sur 10\u00a0000\u00a0$',
    place: 'Lieu',
    type: 'Type de placement',
    left: 'Titres restants',
    worst: 'Pire résultat passé',
    downside: 'Si les choses tournent mal',
  },
};
