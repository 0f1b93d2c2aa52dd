import type { officeTold as english } from '../en/office-told.ts';
import type { Texts } from '../texts.ts';

export const officeTold: Texts<typeof english> = {
  title: 'Courriels sur votre travail',
  hint: 'Un courriel vous dit ce qu’il y a de nouveau à faire. Vous en recevez un par quart d’heure tout au plus. Il ne nomme aucun investisseur.',
  only: 'Si vous seul pouvez approuver quelque chose, vous l’apprenez toujours sans attendre.',
  topics: {
    'new-order': 'Nouvel ordre',
    'waits-for-you': 'En attente de votre approbation',
    answered: 'Modifications reçues',
    'due-today': 'À faire aujourd’hui',
    'new-colleague': 'Nouveau collègue',
  },
  timings: { 'at-once': 'Sans attendre', morning: 'Le matin', never: 'Jamais' },
  morning: 'Le courriel du matin part à 7\u00a0h (heure du bureau), les jours ouvrables.',
  saved: 'C’est enregistré',
};
