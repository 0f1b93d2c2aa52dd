import type { Bilingual } from '@portal/domain/offering/deals/deal-content';
import type { InfoKind } from '@portal/domain/offering/deals/info-kinds';

/** How the figures of every deal begin, so that two deals can be compared line by line; each can be changed. */
export const FIGURE_LABELS: Readonly<Record<InfoKind, Bilingual>> = {
  targetReturn: {
    en: 'Target annual return, not guaranteed',
    fr: 'Rendement annuel visé, non garanti',
  },
  interestRate: { en: 'Interest', fr: 'Intérêt' },
  term: { en: 'Expected term', fr: 'Durée prévue' },
  minimumInvestment: { en: 'Minimum investment', fr: 'Placement minimal' },
  offeringSize: { en: 'Size of the deal', fr: 'Taille du placement' },
  worstResult: { en: 'Worst past result', fr: 'Pire résultat passé' },
  downside: { en: 'If it goes badly', fr: 'Si les choses tournent mal' },
  income: { en: 'Payments to you', fr: 'Versements aux investisseurs' },
  borrowing: { en: 'Borrowing', fr: 'Emprunts' },
  exit: { en: 'Getting out early', fr: 'Sortie anticipée' },
  fees: { en: 'Fees on $10,000', fr: 'Frais sur 10\u00a0000\u00a0$' },
  other: { en: '', fr: '' },
};

/** What every deal tells, in the order in which people ask. */
export const USUAL_FIGURES = [
  'targetReturn',
  'term',
  'minimumInvestment',
  'offeringSize',
  'income',
  'fees',
  'borrowing',
  'exit',
  'worstResult',
  'downside',
] as const satisfies readonly InfoKind[];
