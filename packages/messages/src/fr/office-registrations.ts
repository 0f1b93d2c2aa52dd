import type { officeRegistrations as english } from '../en/office-registrations.ts';
import type { Texts } from '../texts.ts';

export const officeRegistrations: Texts<typeof english> = {
  title: 'Où nous sommes inscrits',
  intro:
    'Nous n’acceptons que les ordres des personnes qui habitent là où nous sommes inscrits ce jour-là. Chaque jour est celui du calendrier de la province.',
  states: {
    'in-force': 'En vigueur',
    'ends-soon': 'Prend bientôt fin',
    'not-yet': 'Pas encore',
    ended: 'Terminée',
  },
  from: 'Depuis le {{day}}',
  fromTo: 'Du {{from}} au {{lastDay}}',
  terms: 'Conditions\u00a0: {{terms}}',
  source: 'Source\u00a0: {{source}}',
  ofFolder: 'Ce que disait le dossier quand le registre a commencé, le {{when}}.',
  approved: 'Proposée par {{maker}} et approuvée par {{checker}} le {{when}}.',
};
