import type { joint as english } from '../en/joint.ts';
import type { Texts } from '../texts.ts';

export const joint: Texts<typeof english> = {
  toggle: 'Investir avec un coinvestisseur',
  toggleHint: 'Une deuxième personne qui détient les titres avec vous et signe les documents après vous.',
  title: 'Coinvestisseur',
  lead: 'Nous l’invitons par courriel. Cette personne se joint à l’ordre avec son propre compte et remplit son propre profil; vous signez ensuite, et elle signe après vous. Aucun de vous ne voit le profil de l’autre.',
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    email: 'Courriel',
    relation: 'Lien avec vous',
    language: 'Langue de ses courriels',
  },
  hints: {
    name: 'Tel qu’il figure sur sa pièce d’identité. Son propre profil détermine le nom inscrit dans les documents.',
    email: 'Une boîte de courriel à son seul usage. Quiconque la lit peut accepter votre invitation.',
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
    invited: '{{name}} ne s’est pas encore joint à l’ordre',
    invitedText:
      'Une invitation a été envoyée à {{email}} le {{time}}. Le lien fonctionne une fois, jusqu’au {{until}}. Avant que l’un de vous signe, il faut un compte et un profil soumis de part et d’autre.',
    invitationEnded: 'Le lien envoyé à {{email}} a pris fin le {{until}}. Envoyez-le de nouveau.',
    notInvited: '{{name}} doit avoir un compte et un profil soumis. Envoyez l’invitation.',
    joined: '{{name}} s’est joint à l’ordre; le profil manque',
    joinedText:
      'Vous signerez tous les deux une fois le profil de {{name}} soumis. Un courriel vous préviendra. Vous n’en voyez pas le contenu.',
    left: '{{name}} ne participe pas',
    leftText:
      'Cette personne ne fait plus partie de l’ordre. Invitez-la de nouveau, nommez quelqu’un d’autre ou investissez seul. Vous pouvez aussi annuler l’ordre.',
    notAsked:
      '{{name}} s’est joint à l’ordre et a soumis son profil. Vous signez d’abord; ce sera ensuite son tour.',
    waiting: 'En attente de la signature de {{name}}',
    waitingText:
      '{{name}} signe sur sa propre page de l’ordre. Un courriel a été envoyé à {{email}}; un rappel suit après deux jours.',
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
      'Votre signature sur ces documents ne compte plus, et rien n’a été transmis au courtier. Investissez seul, désignez un autre coinvestisseur, ou signez de nouveau\u00a0: ce sera alors de nouveau le tour de {{name}}.',
    changeOrder: 'Modifier l’ordre',
  },
  resend: {
    button: 'Renvoyer le courriel',
    sent: 'Un nouveau courriel est en route vers {{email}}. Le lien du précédent ne fonctionne plus.',
  },
};
