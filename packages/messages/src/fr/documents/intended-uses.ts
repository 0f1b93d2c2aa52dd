import type { intendedUses as english } from '../../en/documents/intended-uses.ts';
import type { Texts } from '../../texts.ts';

/** Le but d’un placement, comme on le choisit et comme les documents l’impriment. */
export const intendedUses: Texts<typeof english> = {
  growth: 'Une épargne qui fructifie avec les années',
  income: 'Un revenu régulier',
  retirement: 'La retraite',
  purchase: 'Une maison ou un autre achat important',
  education: 'Des études',
  family: 'De l’argent pour la famille ou les héritiers',
};
