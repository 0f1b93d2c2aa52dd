import type { officeFlags as english } from '../en/office-flags.ts';
import type { Texts } from '../texts.ts';

export const officeFlags: Texts<typeof english> = {
  title: 'Paiements signalés',
  intro: 'Les paiements à examiner, la marche à suivre et ce qui a été fait.',
  states: { label: 'État des signalements', open: 'À régler', cleared: 'Réglés' },
  list: { open: 'À régler, du plus ancien au plus récent', cleared: 'Réglés, du plus récent au plus ancien' },
  columns: { what: 'Signalement', facts: 'Paiement', times: 'Dates', moves: 'À faire' },
  count_one: '{{number}} signalement',
  count_other: '{{number}} signalements',
  kinds: {
    'money-for-closed-order': {
      what: 'Paiement reçu pour un ordre fermé.',
      todo: 'Remboursez-le à la page de l’ordre, ou parlez d’abord à l’investisseur.',
    },
    overpaid: {
      what: 'Paiement supérieur au montant de l’ordre.',
      todo: 'Remboursez l’excédent à la page de l’ordre.',
    },
    'refund-due': {
      what: 'Ordre terminé alors que son argent est en fiducie.',
      todo: 'Proposez un remboursement à la page de l’ordre. Le signalement se règle de lui-même une fois la somme inscrite.',
    },
    'debit-under-way': {
      what: 'Ordre terminé alors que son débit est en cours.',
      todo: 'Demandez à la banque de rappeler le débit. Si l’argent arrive quand même, inscrivez-le, puis remboursez-le.',
    },
    returned: {
      what: 'Paiement retourné par la banque.',
      todo: 'Nous lui avons demandé un autre mode de paiement. Si rien n’arrive, appelez-le.',
    },
    'over-returned': {
      what: 'Il a été retourné plus qu’il n’a été reçu.',
      todo: 'L’encaissement peut encore venir. Sinon, voyez avec la banque ce qu’elle a retourné.',
    },
    'looks-twice': {
      what: 'Deux paiements du même montant ont la même référence ou des dates proches.',
      todo: 'Demandez à la banque s’il y a eu deux paiements. Si oui, réglez le signalement et les deux comptent. Sinon, comptez le paiement une seule fois.',
    },
    'on-two-orders': {
      what: 'Un autre ordre de l’investisseur a la même référence et le même montant.',
      todo: 'Trouvez à quel ordre va le paiement. S’il y en a eu deux, réglez le signalement.',
    },
    'told-otherwise': {
      what: 'La banque ou le service de signature a déclaré un même événement de deux façons.',
      todo: 'La première compte et celle-ci n’est pas inscrite. Demandez laquelle est exacte.',
    },
    unmatched: {
      what: 'Paiement reçu pour un ordre inconnu.',
      todo: 'Trouvez l’ordre d’après la référence et le montant. Les finances y affectent ensuite le paiement.',
    },
    'account-changed': {
      what: 'Le compte à débiter a changé.',
      todo: 'Appelez l’investisseur pour le vérifier, puis réglez ce point. D’ici là, l’ordre n’entre dans aucun fichier de débits.',
    },
    'payer-differs': {
      what: 'Le payeur n’est pas l’investisseur.',
      todo: 'Demandez-lui qui a payé et pourquoi. Si tout est clair, réglez ce point. Sinon, annulez l’association.',
    },
  },
  amount: 'Montant\u00a0: {{amount}}',
  reference: 'Référence\u00a0: {{reference}}',
  payor: 'Payeur\u00a0: {{payor}}',
  told: 'Ordre selon la banque\u00a0: {{told}}',
  order: 'Ordre {{reference}}',
  noOrder: 'Ordre inconnu',
  sinceToday: 'Signalé le {{when}}',
  since_one: 'Signalé le {{when}} ({{number}}\u00a0jour)',
  since_other: 'Signalé le {{when}} ({{number}}\u00a0jours)',
  due: 'Échéance\u00a0: {{when}}',
  overdue: 'En retard',
  clear: {
    action: 'Régler',
    label: 'Régler le signalement\u00a0: {{what}}',
    title: 'Régler ce signalement',
    text: 'Le signalement quitte la liste. Votre nom et votre motif restent ici et au journal d’audit.',
    reason: 'Votre constat',
    done: 'Signalement réglé.',
  },
  countOnce: {
    action: 'Compter une fois',
    label: 'Compter une fois\u00a0: {{what}}',
    title: 'Compter ce paiement une seule fois',
    text: 'Une écriture d’annulation retire l’un des deux. Votre nom et votre motif restent au journal d’audit.',
    done: 'Le paiement compte maintenant une seule fois.',
  },
  apply: {
    action: 'Affecter à un ordre',
    label: 'Affecter à un ordre\u00a0: {{what}}',
    title: 'Affecter ce paiement',
    chosen: 'Va à l’ordre {{order}} ({{investor}}).',
    give: 'Affecter à {{order}}',
    done: 'Le paiement est affecté à l’ordre {{order}}.',
  },
  profile: {
    title: 'Signalements du profil',
    kinds: {
      'same-number': {
        what: 'Un autre compte a le même numéro d’assurance sociale.',
        todo: 'Trouvez à qui appartient ce numéro. Ne parlez à aucune des deux personnes de l’autre.',
      },
      'other-name': {
        what: 'Le nom au profil n’est pas celui du compte.',
        todo: 'Comparez-le avec la pièce d’identité.',
      },
      'box-residence': {
        what: 'Le domicile est une case postale.',
        todo: 'Demandez où la personne habite. Voyez si la preuve le dit aussi.',
      },
      'third-party': {
        what: 'Un ordre est passé pour quelqu’un d’autre.',
        todo: 'Lisez dans l’ordre pour qui. Demandez ce qu’il en est, puis décidez si la vente est permise.',
      },
    },
    other: 'Ouvrir l’autre compte',
    order: 'Ouvrir l’ordre',
    clearText:
      'Le signalement quitte cette page et la liste à traiter. Votre nom et votre motif restent au journal d’audit.',
  },
  cleared: {
    by: 'Réglé par {{name}} le {{when}}',
    unknown: 'Réglé le {{when}}',
    byItself: 'Réglé de lui-même le {{when}}\u00a0: la cause a disparu.',
    reason: 'Motif\u00a0: {{reason}}',
  },
  empty: {
    open: {
      title: 'Aucun paiement signalé',
      text: 'Les nouveaux signalements paraissent ici d’eux-mêmes.',
    },
    cleared: {
      title: 'Aucun signalement réglé pour l’instant',
      text: 'Les signalements réglés restent ici avec le nom, la date et le motif.',
    },
  },
  part: { title: 'Paiements signalés', all: 'Tous les paiements signalés' },
  movements: {
    received: 'Reçu',
    returned: 'Retourné',
    released: 'Libéré pour l’émetteur',
    refunded: 'Remboursé',
    'receipt-reversed': 'Encaissement annulé',
    'return-reversed': 'Retour annulé',
    'paid-out': 'Versé par la banque',
    'pay-out-reversed': 'Versement annulé',
    authorization: 'Débit autorisé',
  },
};
