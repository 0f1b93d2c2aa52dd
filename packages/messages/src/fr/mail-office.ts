import type { mailOffice as english } from '../en/mail-office.ts';
import type { Texts } from '../texts.ts';

export const mailOffice: Texts<typeof english> = {
  footer:
    '$t(brand.legalName), courtier sur le marché dispensé. $t(brand.address). Téléphone\u00a0: $t(brand.phone). Vous recevez ce message parce que vous travaillez à notre bureau.',
  invited: {
    subject: 'Votre accès au bureau $t(brand.ofName)',
    heading: 'Bienvenue au bureau',
    body: 'Vous avez maintenant accès au bureau $t(brand.ofName). Choisissez un mot de passe avec le lien ci-dessous, puis activez la validation en deux étapes avec une application de votre téléphone.\n\nLe lien sert une seule fois et expire dans trois jours. Si vous ne l’attendiez pas, ignorez ce message et prévenez l’administration du bureau.',
    action: 'Choisir un mot de passe',
  },
  colleague: {
    subject: 'Un accès au bureau a changé',
    heading: 'Un accès au bureau a changé',
    body: '{{what}}\n\nCe message part chaque fois qu’un accès change. Cela vous étonne? Appelez un collègue dès aujourd’hui.',
    kinds: {
      founded: '{{name}} fait partie des personnes avec qui le bureau est fondé. Rôle\u00a0: {{role}}.',
      invited: '{{name}} reçoit une invitation au bureau. Rôle\u00a0: {{role}}.',
      restored: '{{name}} retrouve son accès au bureau. Rôle\u00a0: {{role}}.',
      reset:
        '{{name}} recommence avec un nouveau mot de passe et une nouvelle validation en deux étapes. Rôle\u00a0: {{role}}.',
      'role-given': '{{name}} a maintenant d’autres rôles\u00a0: {{role}}.',
    },
    person: 'Qui',
    proposed: 'Proposé par',
    approved: 'Approuvé par',
    operator: 'L’exploitant du portail, par ligne de commande',
    nobody: 'Personne d’autre',
    action: 'Voir qui a accès',
  },
  actedAlone: {
    subject: 'Fait par une seule personne, en urgence',
    heading: 'Une personne a agi seule',
    body: '{{by}} a fait ceci en urgence, sans la deuxième personne qu’il faut\u00a0: {{what}}. Vous auriez pu l’approuver.\n\nC’est fait et consigné, avec le motif. Si quelque chose vous semble anormal, parlez-en aujourd’hui à {{by}} et à la personne responsable de la conformité.',
    acts: {
      'approve-order': 'approuver l’ordre {{about}}',
      'release-money': 'libérer l’argent de l’ordre {{about}}',
      'refund-money': 'rembourser de l’argent de l’ordre {{about}}',
      'change-role': 'changer le rôle de {{about}}',
    },
    reason: 'Motif donné',
    action: 'Ouvrir le bureau',
  },
  told: {
    subject: 'Au bureau\u00a0: {{what}}',
    heading: 'Du nouveau pour vous',
    body: 'Chaque ligne mène à la page où le travail se fait. Vous y trouvez ce que vous pouvez ouvrir et que personne n’a encore pris.',
    action: 'Ouvrir le bureau',
    listTitle: 'Du nouveau pour vous',
    andMore: '{{first}}, entre autres',
    others: 'Et {{more}}\u00a0autres, au bureau',
    onlyYou: '{{line}}. Personne d’autre ne peut l’approuver.',
    choose: 'Choisir ce qu’on vous envoie, et quand',
    lines: {
      order: 'Nouvel ordre {{reference}}, {{deal}}',
      answered: 'Modifications reçues pour l’ordre {{reference}}, {{deal}}',
      due: 'À faire aujourd’hui\u00a0: {{queue}}',
      dueOfOrder: 'À faire aujourd’hui\u00a0: {{queue}}, ordre {{reference}}',
      colleague: '{{name}} travaille maintenant au bureau',
      waits: {
        'publish-deal': '{{maker}} propose de publier le placement {{deal}}',
        'reopen-deal': '{{maker}} propose de rouvrir le placement {{deal}}',
        'publish-memorandum': '{{maker}} propose de publier la notice d’offre de {{deal}}',
        'approve-order': '{{maker}} propose d’approuver l’ordre {{reference}}',
        'release-money': '{{maker}} propose de libérer l’argent de l’ordre {{reference}}',
        'refund-money': '{{maker}} propose un remboursement pour l’ordre {{reference}}',
        'send-back': '{{maker}} propose de renvoyer des fonds non affectés',
        'close-trust-day': '{{maker}} soumet une journée des comptes en fiducie',
        'change-role': '{{maker}} propose de changer le rôle d’un collègue',
        'admit-person': '{{maker}} propose de donner accès à quelqu’un',
        'trustee-particulars': '{{maker}} propose de changer le compte qui reçoit l’argent des investisseurs',
        'change-registration': '{{maker}} propose un changement à nos inscriptions',
      },
    },
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe pour le bureau',
    heading: 'Votre accès a été réinitialisé',
    body: 'Votre accès au bureau a été réinitialisé. Votre mot de passe et votre validation en deux étapes ne fonctionnent plus, et toutes vos sessions sont fermées. Choisissez un nouveau mot de passe avec le lien ci-dessous, puis activez de nouveau la validation en deux étapes.\n\nLe lien sert une seule fois et expire dans trois jours. Si vous n’avez rien demandé, appelez l’administration du bureau.',
    action: 'Choisir un mot de passe',
  },
};
