import type { purchases as english } from '../en/purchases.ts';
import type { Texts } from '../texts.ts';
import { documentTitles } from './documents/titles.ts';

export const purchases: Texts<typeof english> = {
  invitation: {
    title: '{{name}} vous invite à investir ensemble',
    intro:
      'Vous seriez tous les deux propriétaires des titres, et chacun signerait les documents. Aucun de vous ne voit le profil d’investisseur de l’autre.',
    facts: {
      deal: 'Placement',
      amount: 'Montant de l’ordre',
      units: 'Titres',
      named: 'Invitation adressée à',
      until: 'Fin de l’invitation',
    },
    wayIn:
      'Pour vous joindre à l’ordre, il vous faut votre propre compte. Utilisez {{email}}\u00a0: ce lien nous montre que l’adresse est la vôtre. Vous reviendrez ensuite ici.',
    register: 'Créer un compte',
    logIn: 'Ouvrir une session',
    join: 'Me joindre à l’ordre',
    joinText:
      'Vous remplirez ensuite votre propre profil d’investisseur. {{name}} signe d’abord, et vous signez après. Vous pouvez quitter l’ordre tant que vous n’avez pas signé.',
    otherTitle: 'Cette invitation a été envoyée à une autre adresse',
    otherText:
      'L’adresse de votre compte n’est pas celle de l’invitation. Si les deux sont à vous, vous pouvez vous joindre à l’ordre avec ce compte. {{name}} et les documents verront alors l’adresse de ce compte.',
    otherYes: 'Les deux adresses sont à moi, me joindre',
    decline: 'Décliner',
    declineTitle: 'Décliner cette invitation?',
    declineText: 'L’autre personne en est avisée, et les titres de l’ordre sont libérés.',
    declineNo: 'Revenir',
    declineYes: 'Oui, décliner',
    declinedTitle: 'Vous avez décliné l’invitation',
    declined: 'Nous en avons avisé l’autre personne. Vous n’avez plus rien à faire.',
    overTitle: 'Cette invitation n’est plus valable',
    over: 'Elle a pris fin, a déjà servi ou a été retirée. Si vous vous êtes joint à l’ordre, il figure dans votre portefeuille. Sinon, demandez une nouvelle invitation à la personne qui vous a invité.',
  },
  order: {
    back: 'Votre portefeuille',
    intro: 'Un ordre de {{name}} auquel vous vous êtes joint.',
    toProfile: 'Remplir votre profil',
    sign: 'Lire et signer',
    readMemorandum: 'Lire la notice d’offre',
    cancel:
      'Jusqu’à minuit le deuxième jour ouvrable suivant la dernière signature, l’ordre peut être annulé sans motif, pour vous deux. {{name}} le fait sur sa page. Vous pouvez aussi le demander\u00a0: appelez-nous au $t(brand.phone).',
    rightUntil: 'Jusqu’à minuit le {{day}} ({{zone}})',
    facts: {
      with: 'Avec',
      amount: 'Montant de l’ordre',
      units: 'Titres',
      location: 'Lieu',
      reference: 'Référence',
      joined: 'Vous vous êtes joint',
      signed: 'Vous avez signé',
      hold: 'Titres réservés jusqu’au',
      right: 'Droit d’annulation',
    },
  },
  papers: {
    title: 'Ce que vous signez',
    agreement: documentTitles.agreement,
    agreementText: 'Vous signez tous les deux la même.',
    risk: documentTitles.risk,
    riskText: 'Vous signez tous les deux la même et en paraphez chacun les énoncés.',
    formText: 'La loi vous demande de remplir ce formulaire vous-même. Vous recevez le vôtre.',
  },
  steps: {
    'complete-profile': {
      title: 'Votre profil d’investisseur manque',
      text: 'Aucun de vous ne peut signer avant que vous l’ayez soumis. {{name}} n’en voit rien.',
    },
    'wait-for-units': {
      title: 'Les titres sont libérés',
      text: '{{name}} doit les réserver de nouveau avant que vous puissiez signer tous les deux.',
    },
    'wait-for-first': {
      title: '{{name}} signe d’abord',
      text: 'Vous n’avez rien à faire pour l’instant. Un courriel vous préviendra quand ce sera votre tour.',
    },
    sign: {
      title: 'C’est à vous de signer',
      text: '{{name}} a signé. L’ordre parvient au courtier une fois que vous avez lu les documents et signé à votre tour.',
    },
    'read-memorandum': {
      title: 'La notice d’offre a été modifiée',
      text: 'Votre signature reste valable. L’ordre pourra être approuvé une fois que vous aurez lu la nouvelle version.',
    },
    'wait-for-review': {
      title: 'Le courtier examine l’ordre',
      text: 'Vous avez signé tous les deux. Les copies vous parviennent par courriel.',
    },
    approved: {
      title: 'L’ordre est approuvé',
      text: 'Votre argent reste en fiducie jusqu’à son versement à l’émetteur.',
    },
    settled: {
      title: 'L’ordre est réglé',
      text: 'Votre argent a été versé à l’émetteur, qui tient le registre des porteurs de ses titres.',
    },
    declined: { title: 'Le courtier a refusé l’ordre', text: '{{name}} en connaît la raison.' },
    archived: { title: 'L’ordre est annulé', text: 'Il n’y a plus rien à faire.' },
  },
  leave: {
    open: 'Quitter cet ordre',
    title: 'Quitter cet ordre?',
    text: 'Les titres sont libérés. {{name}} en est avisé et décide de la suite sans vous.',
    no: 'Rester',
    yes: 'Oui, quitter',
  },
};
