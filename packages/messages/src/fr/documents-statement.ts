import type { documentsStatement as english } from '../en/documents-statement.ts';
import type { Texts } from '../texts.ts';

/** Le relevé des ordres d’une personne : PDF et fichier pour tableur. */
export const documentsStatement: Texts<typeof english> = {
  title: 'Relevé de vos ordres',
  subtitle: 'En date du {{day}}',
  sealReason: '{{title}}, délivré par $t(brand.legalName)',
  intro:
    'Ce relevé énumère tous les ordres que vous avez passés auprès de $t(brand.legalName), leur coût et l’endroit où se trouve l’argent.',
  summary: 'Sommaire',
  investor: 'Investisseur',
  total: 'Total de vos ordres actifs',
  stages: {
    toComplete: 'À terminer par vous',
    withDealer: 'À l’examen chez le courtier',
    approved: 'Approuvés, pas encore versés à l’émetteur',
    closed: 'Versés à l’émetteur',
  },
  inTrust: 'Détenu en fiducie par {{trustee}}',
  trust:
    'Un ordre n’est pas un placement avant que l’argent soit versé à l’émetteur. D’ici là, le fiduciaire détient les sommes qu’il a reçues.',
  orders: 'Vos ordres',
  none: 'Vous n’avez passé aucun ordre.',
  notValued: 'Pas encore évalué',
  valuation:
    'Ces titres ne se négocient sur aucun marché\u00a0: leur valeur actuelle ne peut être établie. Le coût est le prix que vous avez accepté de payer.',
  columns: {
    reference: 'Référence',
    deal: 'Placement',
    type: 'Type de placement',
    province: 'Province ou territoire',
    placed: 'Passé le',
    status: 'État',
    units: 'Titres',
    cost: 'Coût (CAD)',
    value: 'Valeur',
    inTrust: 'Détenu en fiducie (CAD)',
    released: 'Versé à l’émetteur (CAD)',
    refunded: 'Remboursé (CAD)',
  },
};
