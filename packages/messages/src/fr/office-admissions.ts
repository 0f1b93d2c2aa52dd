import type { officeAdmissions as english } from '../en/office-admissions.ts';
import type { Texts } from '../texts.ts';

export const officeAdmissions: Texts<typeof english> = {
  title: 'En attente d’une autre personne de l’administration',
  ways: {
    invited: 'Invitation de {{name}}. Rôles\u00a0: {{role}}',
    restored: 'Retour de {{name}}. Rôles\u00a0: {{role}}',
    reset: 'Nouveau départ de {{name}}. Rôles\u00a0: {{role}}',
  },
  waits: 'À décider par {{names}}.',
  waitsForNobody: 'Personne d’autre ici ne peut l’approuver.',
  more: '{{names}} et {{count}}\u00a0autres',
  proposed: 'Proposé par {{name}} le {{when}}, à approuver d’ici le {{until}}. Le lien ira à {{email}}.',
  proposedByYou: 'Proposé par vous le {{when}}, à approuver d’ici le {{until}}. Le lien ira à {{email}}.',
  approve: 'Approuver l’accès',
  return: 'Renvoyer la proposition',
  withdraw: 'Retirer la proposition',
  ofPerson: '{{move}}\u00a0: {{name}}',
  confirm: {
    approve: {
      invited:
        'Nous envoyons un lien à {{email}}, et {{name}} entre avec ce qui suit\u00a0: {{role}}. Assurez-vous de connaître cette personne et que l’adresse est bien la sienne.',
      restored:
        'Nous envoyons un lien à {{email}}, et {{name}} revient avec ce qui suit\u00a0: {{role}}. Assurez-vous que l’adresse est encore la sienne.',
      reset:
        'Le mot de passe, la validation en deux étapes et les sessions de {{name}} prennent fin, et nous envoyons un lien à {{email}}. Appelez d’abord cette personne pour savoir si elle l’a demandé.',
    },
    withdraw: 'Elle ne pourra plus être approuvée, et rien ne change. Vous pourrez proposer de nouveau.',
    return: 'Rien ne change.',
  },
  work: {
    proposals: 'Ces propositions ouvertes de la personne prennent fin\u00a0:',
    proposalsOfRole:
      'Ces propositions ouvertes prennent fin, si les nouveaux rôles ne permettent pas de les faire\u00a0:',
    claims_one: '{{count}}\u00a0élément dont elle s’occupe est remis en file.',
    claims_other: '{{count}}\u00a0éléments dont elle s’occupe sont remis en file.',
    claimsOfRole_one:
      '{{count}}\u00a0élément dont elle s’occupe est remis en file, si les nouveaux rôles ne permettent pas d’y travailler.',
    claimsOfRole_other:
      '{{count}}\u00a0éléments dont elle s’occupe sont remis en file, si les nouveaux rôles ne permettent pas d’y travailler.',
  },
  done: {
    approve: 'Le lien est en route vers {{email}}.',
    return: 'La proposition est renvoyée à la personne qui l’a faite.',
    withdraw: 'La proposition est retirée.',
  },
  ended: {
    title: 'Votre proposition n’a pas été approuvée',
    returned: 'Renvoyée par {{name}} le {{when}}\u00a0: {{reason}}',
    expired: 'Elle n’a pas été approuvée à temps.',
    'person-changed': 'Cet accès a changé depuis. Vérifiez-le, puis proposez de nouveau.',
    'person-left': 'L’accès a pris fin depuis votre proposition.',
    'maker-left': 'Vos propres rôles ont changé depuis votre proposition.',
    'representative-left': 'Le représentant est parti depuis votre proposition.',
  },
  needed: {
    title: 'Qui il vous manque',
    nobody: 'Pour chaque décision, une personne peut proposer et une autre approuver.',
    whys: {
      'nobody-proposes': 'Personne ne peut proposer ceci\u00a0:',
      'nobody-approves': 'Personne ne peut approuver ceci\u00a0:',
      'only-one-person': 'Il faut deux personnes, et une seule, {{name}}, peut faire ceci\u00a0:',
    },
    help: 'Il faut une personne de plus avec un de ces rôles\u00a0: {{roles}}.',
    away: 'Des décisions attendent si une de ces personnes est absente\u00a0: {{names}}.',
    smallest: {
      title: 'Le plus petit bureau possible',
      text: '{{people}}\u00a0personnes peuvent tout décider, si chacune a ces rôles\u00a0:',
      more: 'Chaque décision demande une personne qui propose et une autre qui approuve; une seule ne suffit donc jamais. Avec une personne de plus, quelqu’un peut s’absenter. Pour changer les rôles d’une personne de l’administration, il en faut trois.',
    },
  },
};
