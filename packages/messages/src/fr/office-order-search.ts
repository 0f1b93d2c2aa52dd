import type { officeOrderSearch as english } from '../en/office-order-search.ts';
import type { Texts } from '../texts.ts';

export const officeOrderSearch: Texts<typeof english> = {
  offer: {
    facts: '{{status}}. Total de {{total}}, reste {{missing}} à recevoir.',
    told: {
      received: 'Inscrit comme reçu\u00a0: {{amount}}',
      returned: 'Inscrit comme retourné\u00a0: {{amount}}',
      released: 'Libéré, pas encore au relevé\u00a0: {{amount}}',
      refunded: 'Remboursé, pas encore au relevé\u00a0: {{amount}}',
    },
    open: 'Ordre {{reference}}, dans un nouvel onglet',
    choose: 'Choisir',
    chooseOne: 'Choisir l’ordre {{reference}}',
    taken: 'Choisi',
    takenOne: 'Choisi\u00a0: ordre {{reference}}',
  },
  search: {
    label: 'Trouver un ordre',
    hint: 'Numéro de l’ordre ou nom de l’investisseur.',
    submit: 'Trouver',
    short: 'Écrivez au moins deux caractères',
    found_one: '{{count}}\u00a0ordre trouvé',
    found_other: '{{count}}\u00a0ordres trouvés',
    first_one: '{{count}}\u00a0ordre affiché. Précisez la recherche pour en trouver d’autres.',
    first_other:
      'Les {{count}}\u00a0ordres les plus récents. Précisez la recherche pour en trouver d’autres.',
  },
};
