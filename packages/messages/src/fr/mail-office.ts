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
      'role-given': '{{name}} a maintenant le rôle {{role}}.',
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
  reset: {
    subject: 'Choisissez un nouveau mot de passe pour le bureau',
    heading: 'Votre accès a été réinitialisé',
    body: 'Votre accès au bureau a été réinitialisé. Votre mot de passe et votre validation en deux étapes ne fonctionnent plus, et toutes vos sessions sont fermées. Choisissez un nouveau mot de passe avec le lien ci-dessous, puis activez de nouveau la validation en deux étapes.\n\nLe lien sert une seule fois et expire dans trois jours. Si vous n’avez rien demandé, appelez l’administration du bureau.',
    action: 'Choisir un mot de passe',
  },
};
