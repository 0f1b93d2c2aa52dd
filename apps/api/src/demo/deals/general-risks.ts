import { both, type DemoRisk } from './demo-deal.ts';

/** Risks that every security of the exempt market shares. */
export const GENERAL_RISKS: readonly DemoRisk[] = [
  {
    title: both('You could lose everything', 'Vous pourriez tout perdre'),
    text: both(
      'Targets in this document are what the issuer hopes for. Nobody guarantees a return, a distribution or the repayment of your capital.',
      'Les cibles mentionnées dans le présent document sont ce que l’émetteur espère. Personne ne garantit un rendement, une distribution ou le remboursement de votre capital.',
    ),
  },
  {
    title: both('You may not be able to sell', 'Vous pourriez être dans l’impossibilité de vendre'),
    text: both(
      'There is no market for these securities and none is expected. You must be able to wait until the end of the term, and longer.',
      'Il n’existe aucun marché pour ces titres et aucun n’est prévu. Vous devez pouvoir attendre la fin de la durée prévue, et au-delà.',
    ),
  },
  {
    title: both('You receive less information', 'Vous recevez moins d’information'),
    text: both(
      'The issuer does not publish the continuous reports of a listed company. It delivers audited yearly statements within 120 days of its year-end and a notice of how the money was used.',
      'L’émetteur ne publie pas les rapports continus d’une société cotée. Il transmet des états financiers annuels audités dans les 120 jours suivant la fin de son exercice, ainsi qu’un avis sur l’emploi du produit.',
    ),
  },
  {
    title: both('The people in charge', 'Les dirigeants'),
    text: both(
      'Success depends on a few people who may leave, err, or have interests that differ from yours. As an investor you do not take part in management.',
      'La réussite dépend de quelques personnes qui peuvent partir, se tromper ou avoir des intérêts différents des vôtres. À titre d’investisseur, vous ne participez pas à la gestion.',
    ),
  },
  {
    title: both('Taxes and laws', 'Fiscalité et lois'),
    text: both(
      'The tax treatment described to you may change. Ask a tax adviser about your own situation before you sign.',
      'Le traitement fiscal qui vous est décrit peut changer. Consultez un fiscaliste sur votre situation avant de signer.',
    ),
  },
];
