import type { portfolio as english } from '../en/portfolio.ts';
import type { Texts } from '../texts.ts';
import { documentTitles } from './documents/titles.ts';

/** Le portefeuille, et la page d’un ordre. */
export const portfolio: Texts<typeof english> = {
  title: 'Portefeuille',
  intro: 'Vos ordres, leur progression et la prochaine étape.',
  back: 'Portefeuille',
  total: 'Total de vos ordres actifs',
  orderCount_one: '{{count}}\u00a0ordre actif',
  orderCount_other: '{{count}}\u00a0ordres actifs',
  stages: {
    toComplete: 'À terminer par vous',
    withDealer: 'À l’examen chez le courtier',
    approved: 'Approuvés, pas encore versés à l’émetteur',
    closed: 'Versés à l’émetteur',
  },
  inTrust: 'De ce total, détenu en fiducie',
  trustNote:
    'Un ordre n’est pas un placement avant que l’argent soit versé à l’émetteur. D’ici là, le fiduciaire détient les sommes qu’il a reçues.',
  allocation: {
    title: 'Répartition',
    deal: 'Par placement',
    type: 'Par type',
    province: 'Par province',
  },
  growth: {
    title: 'Au fil du temps',
    text: 'Le total de vos ordres actifs à la fin de chaque mois, selon le jour où ils ont été passés.',
    month: 'Mois',
    added: 'Ajouté',
    total: 'Total à ce jour',
    table: 'Afficher les chiffres',
  },
  dates: {
    title: 'Dates à venir',
    until: 'Jusqu’au {{when}}',
    untilMidnight: 'Jusqu’à minuit le {{day}}',
    undated: 'Après l’approbation',
    hold: 'Vos titres sont réservés. Signez avant cette date pour les conserver.',
    'deal-closes': 'Le placement n’accepte plus d’ordres ensuite. Le vôtre doit être signé d’ici là.',
    'joint-link': '{{name}} peut signer avec le lien que nous lui avons envoyé.',
    'right-to-cancel': 'Vous pouvez annuler pour quelque motif que ce soit, sans rien devoir.',
    debit: 'Une somme de {{amount}} est prélevée de votre compte.',
    'debit-after-approval':
      'Une somme de {{amount}} sera prélevée une seule fois. La date paraîtra ici dès que votre banque en sera avisée.',
  },
  joined: { title: 'Ordres auxquels vous vous êtes joint', with: 'avec {{name}}' },
  orders: 'Ordres',
  shown_one: '{{count}}\u00a0ordre affiché',
  shown_other: '{{count}}\u00a0ordres affichés',
  noneShown: 'Aucun ordre ne correspond au filtre.',
  progress: '{{done}}\u00a0étapes sur {{total}}; en cours\u00a0: {{name}}',
  reason: 'Le courtier vous écrit\u00a0:',
  filters: {
    title: 'Filtrer les ordres',
    from: 'Passés à compter du',
    to: 'Passés jusqu’au',
    archived: 'Afficher aussi les ordres annulés',
    reset: 'Afficher toutes les dates',
  },
  order: {
    line_one: '{{count}}\u00a0titre, ordre passé le {{date}}',
    line_other: '{{count}}\u00a0titres, ordre passé le {{date}}',
    title: 'Ordre\u00a0: {{deal}}',
    placed: '{{location}}. Passé le {{date}}.',
    deal: 'Voir le placement',
  },
  holder: {
    nobody: 'Votre ordre attend que l’un de nous s’en occupe.',
    representative: '{{name}}, qui vous représente chez nous, regarde votre ordre.',
    compliance: 'Notre équipe de la conformité regarde votre ordre.',
    until: 'Nous visons une réponse d’ici le {{date}}.',
  },
  timeline: {
    title: 'Où en est votre ordre',
    steps: {
      placed: { title: 'Ordre passé', text: 'Choisissez le montant voulu.' },
      profile: {
        title: 'Profil d’investisseur rempli',
        text: 'Le courtier doit vous connaître avant d’accepter un ordre.',
      },
      details: {
        title: 'Renseignements fournis',
        text: 'Il faut quelques précisions pour votre convention de souscription.',
      },
      payment: {
        title: 'Instructions de paiement données',
        text: 'Rien n’est prélevé avant la signature de vos documents.',
      },
      signed: { title: 'Documents signés', text: 'Lisez et signez vos documents.' },
      submitted: {
        title: 'Transmis au courtier',
        text: 'L’ordre est transmis au courtier dès que tout est en place.',
      },
      review: {
        title: 'Examiné par le courtier',
        text: 'Deux personnes de chez nous lisent votre ordre et votre profil. Elles pourraient vous appeler.',
      },
      approved: { title: 'Approuvé', text: 'La décision suit l’examen. Nous vous écrirons.' },
      closed: {
        title: 'Versé à l’émetteur',
        text: 'Votre argent passe du compte en fiducie à l’émetteur, qui émet vos titres et en tient le registre.',
      },
      declined: { title: 'Refusé', text: 'Toute somme reçue vous est remboursée.' },
      archived: { title: 'Annulé', text: 'Les titres ont été remis en vente.' },
    },
  },
  facts: {
    title: 'Votre ordre',
    quantity: 'Titres',
    registeredName: 'Inscrits au nom de',
    place: 'Lieu de signature',
    placeOf: '{{city}} ({{province}})',
    joint: 'Coinvestisseur',
    payment: 'Paiement',
    reference: 'Référence',
    notChosen: 'Non choisi pour l’instant',
    account: '{{name}}, compte se terminant par {{digits}}',
    total: 'Total de l’ordre',
    value: 'Valeur',
    notValued: 'Pas encore évalué. Coût\u00a0: {{amount}}',
  },
  money: {
    notChosen:
      'Aucune somme n’a été versée. Vous choisissez le mode de paiement dans les renseignements de l’ordre.',
    toSend:
      'Le fiduciaire, {{trustee}}, n’a pas encore reçu la somme de {{amount}}. Envoyez-la une fois vos documents signés.',
    toDebit:
      'Une somme de {{amount}} sera prélevée une seule fois, après la signature de vos documents. Aucune somme n’a encore été reçue.',
    inTrust:
      'La somme de {{amount}} a été reçue le {{date}}. {{trustee}} la détient en fiducie jusqu’à son versement à l’émetteur.',
    released: 'Le fiduciaire a versé votre argent à l’émetteur.',
    releasedOn: 'Le fiduciaire a versé la somme de {{amount}} à l’émetteur le {{date}}.',
    returning: 'La somme de {{amount}} que le fiduciaire a reçue vous sera remboursée.',
    refunded: 'La somme de {{amount}} vous a été remboursée. Vous ne devez rien.',
    partlyInTrust:
      '{{trustee}} a reçu jusqu’ici la somme de {{amount}}, qu’elle détient en fiducie. Le reste du montant total est encore dû.',
    nothingOwed: 'Aucune somme n’est détenue pour cet ordre, et vous ne devez rien.',
    debitUnderWay:
      'Un débit de {{amount}} avait déjà été transmis à la banque. Nous avons demandé qu’il soit rappelé; s’il est effectué malgré tout, {{trustee}} vous rembourse la totalité de la somme.',
    doNotSend:
      'Aucune somme n’est détenue pour cet ordre, et vous ne devez rien. N’envoyez aucun paiement; s’il est déjà en route, il vous est remboursé en totalité.',
    notDebited:
      'Aucune somme n’est détenue pour cet ordre. Votre autorisation de débit a pris fin\u00a0: rien ne sera prélevé de votre compte.',
  },
  documents: {
    title: 'Vos documents',
    none: 'Vos documents signés se trouveront ici une fois que vous les aurez signés.',
    waiting: 'Vos documents signés se trouveront ici une fois que {{name}} les aura signés à son tour.',
    signedOn: 'Signé le {{date}}',
    confirmed: 'Vous avez confirmé le {{date}} l’avoir reçue et lue',
    unconfirmed: 'Pas encore confirmée',
    form: documentTitles.dealerForm,
    formText: 'Ce que le courtier fait pour vous, et les détails de cet ordre',
  },
  statement: {
    title: 'Relevé',
    pdf: 'Relevé de vos ordres',
    pdfText: 'PDF en date d’aujourd’hui, scellé par le courtier',
    csv: 'Vos ordres dans un tableur',
    csvText: 'CSV en date d’aujourd’hui, pour Excel, Numbers ou LibreOffice',
  },
  memorandum: {
    title: 'La notice d’offre a été modifiée',
    text: 'Votre ordre pourra être approuvé dès que vous aurez reçu et lu la nouvelle version. Si elle vous fait changer d’avis, vous pouvez annuler l’ordre.',
    action: 'Je l’ai reçue et lue',
    failed: 'Nous n’avons pas pu le consigner : {{message}}',
    done: 'Merci. Une copie vous est envoyée.',
  },
  cancel: {
    title: 'Vous avez changé d’avis?',
    text: 'Vous pouvez annuler cet ordre. Ses titres sont alors remis en vente, et vous ne devez rien.',
    action: 'Annuler cet ordre',
    until: 'Vous pouvez annuler jusqu’à minuit le {{day}}',
    untilText:
      'Pour quelque motif que ce soit et sans pénalité, même une fois l’ordre approuvé; ce que vous avez payé vous est remboursé en totalité. Il s’agit de minuit à l’heure de votre province ({{zone}}).',
    notBegun: 'Vous pouvez annuler cet ordre',
    notBegunText:
      'Vos deux jours ouvrables pour annuler commencent à la dernière signature. Inutile de les attendre\u00a0: annuler maintenant ne vous coûte rien non plus.',
    ended: 'Votre droit d’annulation a pris fin à minuit le {{dayAndYear}}.',
    endedBefore:
      'Tant que le courtier n’a pas approuvé l’ordre, vous pouvez encore l’annuler. Ses titres sont alors remis en vente, et ce que vous avez payé vous est remboursé en totalité.',
    endedText:
      'Si votre situation a changé, communiquez avec $t(brand.legalName) au $t(brand.phone) ou à {{email}}. Votre représentant peut vous dire ce qui est encore possible.',
    call: 'Appeler le $t(brand.phone)',
    dialog: {
      title: 'Annuler cet ordre signé?',
      byRight:
        'Vous exercez votre droit d’annulation, qui court jusqu’à minuit le {{day}}. Vous n’avez aucun motif à donner ni aucune pénalité à payer. La convention que vous avez signée prend fin, vos titres sont remis en vente, et l’annulation est définitive.',
      before:
        'Le courtier n’a pas encore approuvé l’ordre. La convention que vous avez signée prend fin, vos titres sont remis en vente, et l’annulation est définitive.',
      money: {
        returning: 'Les {{amount}} en fiducie vous sont remboursés en totalité.',
        debitUnderWay:
          'Le débit de {{amount}} a déjà été transmis à la banque. Nous lui demandons de le rappeler; s’il est effectué malgré tout, la totalité de la somme vous est remboursée.',
        doNotSend:
          'Aucune somme n’a été reçue. N’en envoyez pas; un paiement déjà en route vous est remboursé.',
        notDebited: 'Rien n’a été prélevé, et votre autorisation de débit prend fin.',
        nothingOwed: 'Aucune somme n’a été reçue, et vous ne devez rien.',
      },
      toldByRight:
        'Nous transmettons votre avis à l’émetteur et vous envoyons par courriel un reçu portant la date et l’heure.',
      told: 'Nous vous envoyons par courriel un reçu portant la date et l’heure.',
      keep: 'Non, conserver mon ordre',
      confirm: 'Oui, annuler l’ordre',
      failed: 'Nous n’avons pas pu annuler l’ordre\u00a0: {{message}}',
    },
    done: {
      title: 'Vous avez annulé cet ordre',
      byRight:
        'Nous avons reçu votre avis le {{cancelledAt}} ({{cancelledZone}}). Votre droit d’annulation courait jusqu’à minuit le {{dayAndYear}}. L’avis a été transmis à l’émetteur.',
      before: 'Nous avons reçu votre annulation le {{cancelledAt}} ({{cancelledZone}}).',
      receipt: 'Un reçu portant la date et l’heure vous est envoyé par courriel.',
    },
  },
  empty: {
    title: 'Vous n’avez encore aucun ordre',
    text: 'Lorsque vous passez un ordre, vous le suivez ici jusqu’à ce que votre argent soit versé à l’émetteur.',
    action: 'Voir les placements offerts',
  },
  missing: {
    title: 'Nous ne trouvons pas cet ordre',
    text: 'L’adresse a peut-être été mal saisie.',
    action: 'Voir votre portefeuille',
  },
  slow: 'Le chargement prend plus de temps que d’habitude. Votre connexion est peut-être lente.',
};
