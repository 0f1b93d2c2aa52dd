import type { costs as english } from '../en/costs.ts';
import type { Texts } from '../texts.ts';

export const costs: Texts<typeof english> = {
  title: 'Frais de cet ordre',
  titleOn: 'Frais sur {{amount}}',
  lead: 'Les frais d’un placement réduisent ce qu’il peut vous rapporter.',
  times: { start: 'Au départ', yearly: 'Chaque année', exit: 'À la sortie' },
  share: '{{label}}, {{share}}',
  own: '{{label}} (payés par l’investisseur)',
  sum: 'Total des frais',
  about: 'environ {{amount}}',
  paidBy: {
    issuer: 'L’émetteur paie ces frais à même les sommes investies. Rien ne s’ajoute au total de l’ordre.',
    investor: 'L’investisseur paie ces frais en plus du total de l’ordre.',
    both: 'L’émetteur paie ces frais à même les sommes investies, sauf ceux que paie l’investisseur.',
  },
};
