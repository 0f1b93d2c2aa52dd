import type { faq as english } from '../en/faq.ts';
import type { Texts } from '../texts.ts';

/** Les quatre questions de la page d’accueil, avec les faits tels que le propriétaire les énonce. */
export const faq: Texts<typeof english> = {
  fees: {
    question: 'Dois-je payer des frais pour investir?',
    answer:
      'Non. Nous ne vous facturons rien, ni pour le compte ni pour un ordre. Les frais d’un placement sont payés à même l’argent recueilli, sauf si sa page nomme des frais à votre charge; elle indique ce que les frais représentent sur 10\u00a0000\u00a0$.',
  },
  launch: {
    question: 'Quand le portail sera-t-il lancé?',
    answer: 'Le lancement est prévu au premier trimestre de 2022.',
  },
  usa: {
    question: 'Puis-je investir depuis les États-Unis?',
    answer:
      'Pas pour le moment\u00a0: le portail est offert au Canada seulement. Une expansion aux États-Unis est prévue en 2022.',
  },
  what: {
    question: 'Dans quoi puis-je investir?',
    answer:
      'Dans l’immobilier, des fonds et la recherche au Canada, sur le marché dispensé. Chaque placement dit son minimum, sa durée et ses risques.',
  },
};
