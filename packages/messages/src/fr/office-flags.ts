import type { officeFlags as english } from '../en/office-flags.ts';
import type { Texts } from '../texts.ts';

export const officeFlags: Texts<typeof english> = {
  title: 'Paiements signalés',
  intro: 'L’argent dont quelqu’un doit s’occuper, ce qu’il faut faire et ce qui a été fait.',
  states: { label: 'Quels signalements', open: 'À régler', cleared: 'Réglés' },
  list: { open: 'À régler, du plus ancien au plus récent', cleared: 'Réglés, du plus récent au plus ancien' },
  count_one: '{{number}} signalement',
  count_other: '{{number}} signalements',
  capped: '{{number}}+',
  kinds: {
    'money-for-closed-order': {
      what: 'De l’argent est arrivé pour un ordre fermé.',
      todo: 'Remboursez-le à la page de l’ordre, ou parlez d’abord à la personne.',
    },
    overpaid: {
      what: 'Il est arrivé plus d’argent que le prix de l’ordre.',
      todo: 'Remboursez le surplus à la page de l’ordre.',
    },
    'refund-due': {
      what: 'L’ordre a pris fin alors que son argent est en fiducie.',
      todo: 'Proposez le remboursement à la page de l’ordre. Le signalement s’en va une fois la somme inscrite.',
    },
    'debit-under-way': {
      what: 'L’ordre a pris fin alors que son débit est à la banque.',
      todo: 'Demandez à la banque de le rappeler. Si l’argent arrive quand même, inscrivez-le, puis remboursez-le.',
    },
    returned: {
      what: 'La banque a retourné un paiement.',
      todo: 'Nous lui avons demandé de payer autrement. Si rien ne vient, appelez la personne.',
    },
    'over-returned': {
      what: 'Il est revenu plus d’argent qu’il n’en est arrivé.',
      todo: 'La réception peut encore être annoncée. Sinon, demandez à la banque ce qui a été retourné.',
    },
    'looks-twice': {
      what: 'Deux paiements ont la même référence et le même montant.',
      todo: 'Demandez à la banque s’il y a eu deux paiements. Si oui, réglez ce signalement\u00a0: les deux comptent alors. Sinon, comptez-le une seule fois\u00a0: un des deux est retiré.',
    },
    'on-two-orders': {
      what: 'La même référence et le même montant figurent sur un autre ordre de la personne.',
      todo: 'Trouvez à quel ordre va le paiement. S’il y en a bien deux, réglez ce signalement.',
    },
    'told-otherwise': {
      what: 'La banque a annoncé le même événement de deux façons.',
      todo: 'La première compte et celle-ci n’est pas inscrite. Demandez à la banque laquelle est la bonne.',
    },
    unmatched: {
      what: 'De l’argent est arrivé pour un ordre inconnu.',
      todo: 'Trouvez à qui il appartient d’après la référence et le montant. Les finances l’attribuent ensuite à son ordre.',
    },
    'account-changed': {
      what: 'Le compte à débiter n’est plus le même qu’avant.',
      todo: 'Appelez la personne pour le vérifier, puis réglez ce signalement. D’ici là, l’ordre n’entre dans aucun fichier de débits.',
    },
  },
  amount: 'Montant\u00a0: {{amount}}',
  reference: 'Référence\u00a0: {{reference}}',
  told: 'La banque nomme l’ordre {{told}}',
  order: 'Ordre {{reference}}',
  noOrder: 'Aucun ordre connu',
  sinceToday: 'Signalé le {{when}}',
  since_one: 'Signalé le {{when}} ({{number}}\u00a0jour)',
  since_other: 'Signalé le {{when}} ({{number}}\u00a0jours)',
  due: 'Échéance\u00a0: {{when}}',
  overdue: 'En retard',
  clear: {
    action: 'Régler',
    label: 'Régler le signalement\u00a0: {{what}}',
    title: 'Régler ce signalement',
    text: 'Il quitte la liste. Votre motif reste avec votre nom, sur cette page et au journal d’audit.',
    reason: 'Ce que vous avez constaté',
    required: 'Donnez un motif',
    tooLong: 'Tenez-vous à 1\u00a0000\u00a0caractères',
    done: 'Le signalement est réglé.',
  },
  countOnce: {
    action: 'Compter une fois',
    label: 'Compter une fois\u00a0: {{what}}',
    title: 'Compter ce paiement une seule fois',
    text: 'Une écriture inverse retire un des deux. Votre motif reste avec votre nom au journal d’audit.',
    done: 'Le paiement compte une fois.',
  },
  apply: {
    action: 'Attribuer à un ordre',
    label: 'Attribuer à un ordre\u00a0: {{what}}',
    title: 'À quel ordre va cet argent?',
    chosen: 'Il va à l’ordre {{order}} ({{investor}}).',
    give: 'Attribuer à {{order}}',
    done: 'L’argent est à l’ordre {{order}}.',
  },
  profile: {
    title: 'À propos du profil',
    kinds: {
      'same-number': {
        what: 'Un autre compte a le même numéro d’assurance sociale.',
        todo: 'Trouvez à qui est ce numéro. Ne parlez à aucune des deux personnes de l’autre.',
      },
      'other-name': {
        what: 'Le nom du profil n’est pas celui du compte.',
        todo: 'Comparez-le avec la pièce d’identité.',
      },
    },
    other: 'Voir l’autre compte',
    clearText:
      'Il quitte cette page et la liste à traiter. Votre motif reste avec votre nom au journal d’audit.',
  },
  cleared: {
    by: 'Réglé par {{name}} le {{when}}',
    unknown: 'Réglé le {{when}}',
    byItself: 'Disparu de lui-même le {{when}}\u00a0: ce qu’il demandait est fait.',
    reason: 'Motif\u00a0: {{reason}}',
  },
  empty: {
    open: {
      title: 'Aucun paiement à examiner',
      text: 'Les nouveaux signalements paraissent ici d’eux-mêmes.',
    },
    cleared: {
      title: 'Rien n’a encore été réglé',
      text: 'Les signalements réglés restent ici, avec qui, quand et pourquoi.',
    },
  },
  part: { title: 'L’argent dont quelqu’un doit s’occuper', all: 'Tous les paiements signalés' },
  pages: { label: 'Pages de la liste', first: 'Première page', next: 'Page suivante' },
  movements: {
    received: 'Reçu',
    returned: 'Retourné',
    released: 'Libéré pour l’émetteur',
    refunded: 'Remboursé',
    'receipt-reversed': 'Réception annulée',
    'return-reversed': 'Retour annulé',
    'paid-out': 'Sorti de la banque',
    'pay-out-reversed': 'Sortie annulée',
    authorization: 'Débit autorisé',
  },
};
