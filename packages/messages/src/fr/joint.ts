import type { joint as english } from '../en/joint.ts';
import type { Texts } from '../texts.ts';

export const joint: Texts<typeof english> = {
  toggle: 'Investir avec un coinvestisseur',
  toggleHint: 'Une deuxième personne qui détient les titres avec vous et signe les documents après vous.',
  title: 'Coinvestisseur',
  lead: 'Un lien personnel lui est envoyé par courriel dès que vous avez signé. Votre ordre parvient au courtier une fois que vous avez signé tous les deux.',
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    email: 'Courriel',
    relation: 'Lien avec vous',
    language: 'Langue de ses courriels',
  },
  hints: {
    name: 'Tel qu’il figure sur sa pièce d’identité\u00a0: c’est le nom de sa signature.',
    email: 'Une boîte de courriel à son seul usage. Quiconque la lit peut signer en son nom.',
    language: 'Les documents eux-mêmes sont dans la langue où vous signez.',
  },
  relations: {
    spouse: 'Conjointe ou conjoint',
    family: 'Autre membre de la famille',
    business: 'Partenaire d’affaires',
    other: 'Autre',
  },
  languages: { en: 'Anglais', fr: 'Français' },
  changesSignatures:
    'Vous avez déjà signé. Si vous changez de coinvestisseur, votre signature ne compte plus et vous devrez signer de nouveau.',
  label: 'Coinvestisseur',
  issues: {
    firstName: 'Inscrivez le prénom du coinvestisseur',
    lastName: 'Inscrivez le nom de famille du coinvestisseur',
    legalName:
      'Écrivez le nom en lettres latines ou en syllabaire, comme sur la pièce d’identité de la personne',
    tooLong: 'Ce nom est trop long',
    relation: 'Choisissez son lien avec vous',
    language: 'Choisissez la langue de ses courriels',
    ownEmail: 'C’est votre propre adresse. Inscrivez-en une que le coinvestisseur est seul à lire',
  },
  status: {
    title: 'Signature de {{name}}',
    notAsked: '{{name}} reçoit un courriel avec un lien dès que vous avez signé.',
    waiting: 'En attente de la signature de {{name}}',
    waitingText: 'Un lien personnel a été envoyé à {{email}}.',
    linkSent:
      'Nous avons envoyé à {{name}} un lien personnel à {{email}} le {{time}}. Il fonctionne jusqu’au {{until}}; un rappel suit après deux jours, avec un nouveau lien.',
    linkWorks: '{{name}} dispose d’un lien personnel à {{email}}. Il fonctionne jusqu’au {{until}}.',
    linkEnded:
      'Le lien que nous avons envoyé à {{name}} à {{email}} a pris fin le {{until}}. Envoyez-le de nouveau.',
    unitsKept: 'Vos titres vous sont réservés jusqu’au {{time}}.',
    toOrder: 'Suivre l’ordre dans votre portefeuille',
    owesMemorandum: '{{name}} doit lire la notice d’offre modifiée',
    owesMemorandumText:
      'Elle a été modifiée après la signature de {{name}}, qui reste valable. L’ordre pourra être approuvé une fois la nouvelle version confirmée.',
    signed: 'Signature de {{name}} apposée le {{time}}',
    declined: '{{name}} a refusé de signer',
    declinedText:
      'Votre signature sur ces documents ne compte plus, et rien n’a été transmis au courtier. Investissez seul, désignez un autre coinvestisseur, ou signez de nouveau\u00a0: {{name}} recevra alors un nouveau lien.',
    changeOrder: 'Modifier l’ordre',
  },
  resend: {
    button: 'Envoyer le lien de nouveau',
    sent: 'Un nouveau lien est en route vers {{email}}. Le précédent ne fonctionne plus.',
  },
};
