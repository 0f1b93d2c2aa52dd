import type { mail as english } from '../en/mail.ts';
import type { Texts } from '../texts.ts';

export const mail: Texts<typeof english> = {
  greeting: 'Bonjour {{firstName}},',
  closing: 'L’équipe Northline',
  linkFallback: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  footer:
    'Northline Exempt Market Inc., courtier sur le marché dispensé. 1200-150, rue King Ouest, Toronto (Ontario) M5H 1J9. Téléphone 1-844-955-4114. Nous vous écrivons au sujet de votre compte et de vos ordres; le présent message n’est pas une offre d’achat de titres.',
  neverAsk: 'Nous ne demandons jamais votre mot de passe ni votre numéro d’assurance sociale par courriel.',
  orderFacts: { deal: 'Placement', units: 'Parts', total: 'Montant total', order: 'Référence' },
  welcome: {
    subject: 'Bienvenue chez Northline',
    heading: 'Votre compte est prêt',
    body: 'Votre compte d’investisseur est ouvert. Vous pouvez dès maintenant parcourir tous les placements offerts et lire leurs documents à votre rythme.\n\nLorsqu’un placement vous convient, nous vous demandons votre profil d’investisseur une seule fois, nous vous guidons dans la commande et nous vous indiquons à chaque étape ce qui suit et ce que vous pouvez encore modifier.',
    action: 'Parcourir les placements',
  },
  passwordReset: {
    subject: 'Choisissez un nouveau mot de passe',
    heading: 'Choisissez un nouveau mot de passe',
    body: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour ce compte. Le lien fonctionne une seule fois, pendant une heure.\n\nSi ce n’était pas vous, ne tenez pas compte de ce message : votre mot de passe reste le même.',
    action: 'Choisir un nouveau mot de passe',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    heading: 'Votre mot de passe a été modifié',
    body: 'Le mot de passe de votre compte vient d’être modifié et toutes les sessions ouvertes ont pris fin.\n\nSi ce n’était pas vous, appelez-nous sans tarder au 1-844-955-4114.',
    action: 'Se connecter',
  },
  orderReceived: {
    subject: 'Nous avons reçu votre ordre : {{dealName}}',
    heading: 'Votre ordre nous est parvenu',
    body: 'Merci. Votre ordre est complet et signé, et nos gens vont l’examiner. Nous vous écrirons dès qu’une décision sera prise, ou s’il nous manque quelque chose.\n\nJusqu’à minuit le deuxième jour ouvrable suivant votre signature, vous pouvez annuler l’ordre sans rien devoir. Votre argent reste en fiducie au moins jusque-là.',
    action: 'Suivre votre ordre',
  },
  documentsSigned: {
    subject: 'Vos documents signés : {{dealName}}',
    heading: 'Vos documents signés',
    body: 'Vos documents signés sont scellés et conservés dans votre portefeuille. Vous pouvez les télécharger en tout temps; toute modification ultérieure des fichiers serait visible.\n\nPour votre sécurité, nous ne les joignons pas à un courriel.',
    documents: 'Documents signés',
    action: 'Ouvrir vos documents',
  },
  orderApproved: {
    subject: 'Votre ordre est approuvé : {{dealName}}',
    heading: 'Votre ordre est approuvé',
    body: 'Notre examen est terminé et votre ordre est approuvé. Vos parts seront émises à la clôture du placement; d’ici là, votre argent reste en fiducie.\n\nVotre portefeuille indique où en est l’ordre.',
    action: 'Ouvrir votre portefeuille',
  },
  orderReturned: {
    subject: 'Votre ordre demande une modification : {{dealName}}',
    heading: 'Il nous manque quelque chose',
    body: 'Nous avons examiné votre ordre et il faut une modification avant de poursuivre. Vos parts restent réservées et tout ce que vous avez saisi est conservé.',
    reason: 'Ce que nous demandons',
    action: 'Modifier votre ordre',
  },
  orderDeclined: {
    subject: 'Votre ordre n’a pas été accepté : {{dealName}}',
    heading: 'Nous n’avons pas pu accepter votre ordre',
    body: 'Nous sommes désolés : nous ne pouvons pas accepter cet ordre. Vous ne devez rien, et l’argent déjà reçu vous est remboursé.\n\nAppelez-nous si vous souhaitez en parler : 1-844-955-4114.',
    reason: 'La raison',
    action: 'Ouvrir votre portefeuille',
  },
  offeringMemorandum: {
    subject: 'La notice d’offre du placement {{dealName}}',
    heading: 'La notice d’offre que vous avez acceptée',
    body: 'Vous avez confirmé avoir reçu et lu la notice d’offre ci-dessous. Conservez-la : elle explique l’investissement, ses coûts, ses risques et vos droits.\n\nJusqu’à minuit le deuxième jour ouvrable suivant la signature d’un ordre, vous pouvez l’annuler sans motif et sans rien devoir. Si la notice est modifiée d’ici là, nous vous demanderons de lire la nouvelle.',
    attached: 'Le document est joint au présent message et demeure accessible sur la page du placement.',
    inPortal:
      'Le document est trop volumineux pour un courriel. Vous le trouverez sur la page du placement, où chaque téléchargement est protégé.',
    document: 'Document',
    version: 'Version',
    action: 'Ouvrir le placement',
  },
};
