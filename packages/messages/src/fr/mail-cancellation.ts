import type { mailCancellation as english } from '../en/mail-cancellation.ts';
import type { Texts } from '../texts.ts';

export const mailCancellation: Texts<typeof english> = {
  noticeAt: 'Avis reçu',
  rightEndsAt: 'Droit d’annulation jusqu’à',
  cancelUntil: 'Vous pouvez annuler jusqu’à',
  midnightOf: 'minuit, à la fin du {{day}}',
  byRight: {
    subject: 'Reçu\u00a0: vous avez annulé votre ordre, {{dealName}}',
    heading: 'Votre ordre est annulé',
    body: 'Nous avons reçu votre avis à temps\u00a0: vous avez exercé votre droit d’annulation dans les deux jours ouvrables. Vous n’avez pas à donner de motif, et il n’y a aucune pénalité. Nous avons transmis l’avis à l’émetteur avec la date et l’heure ci-dessous.\n\nConservez ce message\u00a0: c’est votre reçu.',
    action: 'Ouvrir votre ordre',
  },
  withdrawn: {
    subject: 'Reçu\u00a0: vous avez annulé votre ordre, {{dealName}}',
    heading: 'Votre ordre est annulé',
    body: 'Nous avons reçu votre annulation avant l’approbation de l’ordre. Il n’y a aucune pénalité, et les titres ont été remis en vente.\n\nConservez ce message\u00a0: c’est votre reçu.',
    action: 'Ouvrir votre ordre',
  },
  joint: {
    subject: 'L’ordre conjoint a été annulé\u00a0: {{dealName}}',
    heading: 'Votre ordre conjoint a été annulé',
    body: 'L’autre investisseur a annulé l’ordre que vous avez tous deux signé. Les documents que vous avez signés ne vous lient plus, et vous n’avez rien à faire.\n\nSi vous ne vous y attendiez pas, parlez-en à l’autre investisseur ou appelez-nous au $t(brand.phone). Conservez ce message dans vos dossiers.',
  },
  money: {
    returning:
      'La somme détenue en fiducie pour cet ordre est remboursée en totalité. Nous vous écrirons lorsqu’elle aura été envoyée.',
    debitUnderWay:
      'Un débit pour cet ordre a déjà été transmis à la banque. Nous lui demandons de le rappeler; s’il est effectué malgré tout, le fiduciaire rembourse la totalité de la somme.',
    doNotSend:
      'Aucune somme n’a été reçue pour cet ordre, et rien n’est dû. N’en envoyez pas; un paiement déjà en route est remboursé en totalité.',
    notDebited: 'L’autorisation de débiter le compte pour cet ordre a pris fin\u00a0: rien ne sera prélevé.',
    nothingOwed: 'Aucune somme n’a été reçue pour cet ordre, et rien n’est dû.',
  },
  notice: {
    subject: {
      issuer: 'Avis d’annulation\u00a0: {{dealName}}, ordre {{reference}}',
      dealer: 'Copie d’un avis d’annulation\u00a0: {{dealName}}, ordre {{reference}}',
    },
    heading: 'Avis d’annulation par un souscripteur',
    issuer:
      'À {{issuerName}}\u00a0: le souscripteur nommé ci-dessous a annulé la convention de souscription des titres décrits ci-dessous, par un avis donné dans le portail du courtier à l’heure indiquée. Le droit d’annulation prévu au paragraphe 6 de l’article 2.9 du Règlement 45-106, ou celui que la convention accorde dans les mêmes termes, n’avait pas pris fin.\n\nVeuillez ne pas émettre ces titres. Les sommes versées par le souscripteur sont détenues en fiducie et remboursées par le fiduciaire.\n\n{{dealerName}}, {{dealerPhone}}, {{dealerEmail}}',
    dealer:
      'Cet avis a été envoyé à l’émetteur, {{issuerName}}, à l’adresse {{issuerEmail}}. Assurez-vous qu’il est arrivé\u00a0: si le message revient, transmettez-lui cette copie aujourd’hui même.\n\nL’argent de l’ordre\u00a0: {{command}}',
    purchaser: 'Souscripteur',
    joint: 'Cosouscripteur',
    signedAt: 'Dernière signature',
    money: {
      returning:
        'Une somme est détenue en fiducie\u00a0: faites-la rembourser sans délai par le fiduciaire, puis consignez le remboursement.',
      debitUnderWay:
        'Un débit se trouve à la banque\u00a0: demandez-lui de le rappeler. S’il arrive malgré tout, faites-le rembourser.',
      doNotSend: 'Aucune somme n’a été reçue. S’il en arrive une, faites-la rembourser.',
      notDebited:
        'Aucune somme n’a été reçue, et le débit n’a pas été transmis à la banque; il ne peut plus l’être.',
      nothingOwed: 'Aucune somme n’a été reçue.',
    },
  },
};
