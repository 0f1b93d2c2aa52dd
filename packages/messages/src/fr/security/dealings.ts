import type { dealingTexts as english } from '../../en/security/dealings.ts';
import type { Texts } from '../../texts.ts';

export const dealingTexts: Texts<typeof english> = {
  details: {
    title: 'Vos coordonnées',
    intro: 'Votre profil et vos documents signés gardent le nom légal que vous y avez confirmé.',
    name: 'Nom',
    noPhone: 'Aucun numéro',
    change: 'Modifier mes coordonnées',
    submit: 'Enregistrer mes coordonnées',
    keep: 'Ne rien changer',
    done: 'Vos coordonnées sont enregistrées.',
  },
  standing: {
    title: 'Vous et le courtier',
    since: 'Compte ouvert le',
    noRepresentative: 'Aucun pour l’instant; le service à la clientèle vous répond',
    profile: 'Profil d’investisseur',
    noProfile: 'Pas encore transmis; remplissez-le maintenant ou avec votre premier ordre',
    confirmBy: 'Transmis le {{submitted}}; à confirmer au plus tard le {{day}}',
    openProfile: 'Ouvrir mon profil',
    review: {
      due: 'Votre profil est-il encore exact?',
      over: 'Votre profil a plus de 12\u00a0mois',
      dueText:
        'La loi nous demande de le revoir avec vous tous les 12\u00a0mois. Si vos revenus, vos dettes, votre santé, votre famille et votre domicile sont tels que vous nous l’avez dit, confirmez-le d’ici le {{day}}. Si quelque chose a changé, ouvrez votre profil pour le modifier, ou appelez-nous.',
      overText:
        'Tant que vous ne le confirmez pas, nous ne pouvons pas approuver un ordre qui s’y fie. Si vos revenus, vos dettes, votre santé, votre famille et votre domicile sont tels que vous nous l’avez dit, confirmez-le maintenant. Si quelque chose a changé, ouvrez votre profil pour le modifier, ou appelez-nous.',
      confirm: 'Confirmer mon profil',
      failed: 'Votre profil n’a pas été confirmé. {{reason}}',
    },
  },
  banks: {
    title: 'Comptes bancaires',
    intro: 'Les comptes que vous nous avez donnés pour payer vos ordres.',
    none: 'Aucun. Vous en donnez un lorsque vous payez un ordre par débit.',
    linked: 'Compte lié se terminant par {{digits}}',
    typed: 'Compte se terminant par {{digits}}',
    unlink: 'Dissocier',
    unlinkLabel: 'Dissocier le compte se terminant par {{digits}}',
    notYet: 'Vous ne pouvez pas encore dissocier ce compte\u00a0:',
    inUse: {
      order:
        'Il sert à payer un ordre en cours. Attendez l’émission de vos titres, ou annulez l’ordre pendant que vous le pouvez.',
      debit: 'Notre banque a un débit à y faire. Attendez qu’il soit fait ou annulé.',
      money:
        'Une somme versée pour un ordre est encore en fiducie. Elle va d’abord à l’émetteur, ou vous revient.',
      returnable:
        'Pendant 90\u00a0jours, votre banque peut reprendre un débit. Nous avons besoin du compte jusqu’au {{day}}.',
    },
    dialog: {
      title: 'Dissocier le compte se terminant par {{digits}}?',
      consequences: {
        debits: 'Votre autorisation prend fin\u00a0: nous ne débitons plus ce compte.',
        again: 'Pour payer de nouveau avec ce compte, vous nous le redonnez.',
        record:
          'Si vous avez signé ou payé un ordre avec ce compte, la loi nous oblige à garder son numéro au dossier de cet ordre. Sinon, nous le supprimons.',
        mail: 'Un message le confirme.',
      },
      keep: 'Le garder',
      confirm: 'Le dissocier',
    },
    done: 'Le compte est dissocié. Un message le confirme.',
  },
};
