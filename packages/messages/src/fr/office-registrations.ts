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
  source: 'Provenance\u00a0: {{source}}',
  ofFolder: 'Ce que disait le dossier quand le registre a commencé, le {{when}}.',
  approved: 'Proposée par {{maker}} et approuvée par {{checker}} le {{when}}.',
  add: 'Ajouter une province',
  change: 'Changer',
  changeLabel: 'Changer\u00a0: {{province}}',
  twoPeople: 'Il faut deux personnes à la conformité pour changer ceci.',
  alone: 'Personne d’autre ne peut approuver. L’administration peut donner ce rôle à quelqu’un.',
  waits: '{{province}}\u00a0: un changement attend une deuxième personne',
  cameBack: '{{province}}\u00a0: un changement a été renvoyé',
  proposed: 'Proposé par {{name}} le {{when}}, à approuver d’ici le {{until}}. Motif\u00a0: {{reason}}',
  proposedByYou: 'Proposé par vous le {{when}}, à approuver d’ici le {{until}}. Motif\u00a0: {{reason}}',
  returned: 'Renvoyé par {{name}} le {{when}}\u00a0: {{reason}}',
  orders_one:
    '{{count}}\u00a0ordre à approuver vient d’une personne qui y habite. Il n’avance plus les jours où nous n’y sommes pas inscrits.',
  orders_other:
    '{{count}}\u00a0ordres à approuver viennent de personnes qui y habitent. Ils n’avancent plus les jours où nous n’y sommes pas inscrits.',
  noOrders: 'Aucun ordre à approuver ne vient d’une personne qui y habite.',
  moves: {
    approve: 'Approuver le changement',
    return: 'Renvoyer la proposition',
    withdraw: 'Retirer la proposition',
  },
  propose: {
    title: 'Changer nos inscriptions',
    submit: 'Proposer le changement',
    done: 'Le changement attend une deuxième personne.',
    province: 'Province ou territoire',
    from: 'Premier jour',
    lastDay: 'Dernier jour',
    lastDayHint:
      'Laissez ce champ vide s’il n’y a pas de fin. Pour mettre fin aujourd’hui, entrez la date du jour.',
    terms: 'Conditions',
    source: 'Provenance',
    sourceHint: 'Où vous l’avez lu, par exemple une lettre de l’autorité.',
    reason: 'Motif',
    reasonHint: 'Vos collègues le liront, et le journal d’audit le garde.',
  },
  confirm: {
    approve: 'Cela compte dès maintenant. Vérifiez vous-même la provenance.',
    return: 'Ce qui est en vigueur reste.',
    withdraw: 'Personne ne pourra plus l’approuver. Vous pourrez proposer de nouveau.',
  },
  done: {
    approve: 'Le changement est au registre.',
    return: 'La proposition est renvoyée à la personne qui l’a faite.',
    withdraw: 'La proposition est retirée.',
  },
  issues: {
    beforeFirst: 'Le dernier jour vient avant le premier',
    overlaps: 'Ces jours en recoupent d’autres de la même province',
    same: 'C’est déjà ce que dit le registre',
    source: 'Donnez la provenance',
    province: 'Choisissez une province ou un territoire',
    from: 'Donnez le premier jour',
    notADay: 'Entrez un jour, par exemple 2026-12-31',
  },
};
