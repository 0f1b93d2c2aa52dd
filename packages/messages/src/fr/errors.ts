import type { errors as english } from '../en/errors.ts';
import type { Texts } from '../texts.ts';

export const errors: Texts<typeof english> = {
  validation: 'Certaines réponses sont à revoir.',
  malformedRequest: 'Nous n’avons pas pu lire cette demande.',
  returnUrlForeign: 'L’adresse de retour doit être une page de ce portail.',
  resetTokenInvalid: 'Ce lien est expiré ou a déjà servi. Demandez-en un nouveau.',
  emailLinkInvalid:
    'Ce lien est expiré ou n’est plus le plus récent. Demandez-en un nouveau à partir de votre compte.',
  fileUnreadable: 'Nous n’avons pas pu lire ce fichier. Choisissez-en un autre ou reprenez la photo.',
  unauthenticated: 'Votre session a pris fin. Ouvrez-en une nouvelle.',
  credentialsWrong: 'Le courriel ou le mot de passe est inexact.',
  twoFactorCodeWrong:
    'Ce code est inexact. Chaque code sert une seule fois; attendez le suivant si vous venez de l’utiliser.',
  twoFactorChallengeEnded:
    'C’était trop long, ou il y a eu trop d’essais. Ouvrez de nouveau une session avec votre mot de passe.',
  eventSignatureWrong: 'La signature de ce message est inexacte, ou le message est trop ancien.',
  accessEnded: 'Votre accès au bureau a pris fin. L’équipe d’administration peut vous le redonner.',
  notPermitted: 'Vos rôles ne le permettent pas.',
  enrolmentNeeded: 'Activez d’abord la validation en deux étapes.',
  stepUpNeeded: 'Confirmez que c’est bien vous\u00a0: entrez un code de votre application.',
  signerNotProved: 'Confirmez que c’est bien vous, puis signez.',
  notFromOffice: 'Cette demande ne vient pas du bureau du courtier.',
  notFound: 'Nous n’avons pas trouvé ce que vous demandez.',
  invitationInvalid:
    'Ce lien est expiré ou a déjà servi. La personne qui gère le bureau peut vous en envoyer un nouveau.',
  purchaseInvitationInvalid:
    'Cette invitation a pris fin ou a déjà servi. Demandez-en une nouvelle à la personne qui vous a invité.',
  pageMissing: 'Ce document n’a pas de page de ce numéro.',
  pagesProtected:
    'Ce document demande un mot de passe\u00a0: ses pages ne peuvent pas s’afficher ici. Téléchargez-le pour le lire.',
  pagesNotDrawn: 'Les pages de ce document ne peuvent pas s’afficher ici. Téléchargez-le pour le lire.',
  signingLinkInvalid:
    'Ce lien de signature ne fonctionne plus. Ouvrez votre ordre pour en obtenir un nouveau.',
  finconnectLinkInvalid:
    'Ce lien pour indiquer un compte bancaire ne fonctionne plus. Ouvrez votre ordre pour en obtenir un nouveau.',
  workWaits: 'Une relance est déjà en cours. Revenez voir dans quelques minutes.',
  changedMeanwhile: 'Quelqu’un vient de modifier ceci. Revoyez-le avant de continuer.',
  otherPerson:
    'Dans ce navigateur, vous êtes maintenant {{name}}. Chargez la page de nouveau pour continuer sous ce nom.',
  lastAct: 'Avant vous, le {{when}}, {{name}}\u00a0: {{act}}.',
  claimed: '{{name}} s’en occupe déjà.',
  changedBySomebody: 'Entre-temps, {{by}} a fait une modification. Ce que vous avez saisi est toujours là.',
  ownWork: 'Vous y avez travaillé. Quelqu’un d’autre doit l’approuver.',
  letInByOne:
    'Une seule et même personne a donné accès à vous et à qui propose ceci. Une troisième personne doit l’approuver.',
  workOfAnother: 'C’est la proposition de quelqu’un d’autre; vous ne pouvez pas la retirer.',
  nobodyToApprove:
    'Personne d’autre au bureau ne peut encore approuver ceci. Demandez qu’on invite une deuxième personne.',
  checksOpen:
    'Une vérification de cet ordre reste à faire et n’a pas été déclarée. Revoyez l’ordre avant de continuer.',
  identityUnopened: 'Ouvrez d’abord chaque pièce d’identité. Dites ensuite si elles concordent.',
  caseUnopened:
    'Ni vous ni l’autre personne n’avez ouvert ceci\u00a0: {{names}}. L’un de vous doit d’abord l’ouvrir.',
  proposalOver: 'Cette révision est terminée\u00a0: retirée, renvoyée, publiée ou trop ancienne.',
  proposalOpen: 'Une révision est déjà en cours. Attendez qu’elle finisse, ou retirez-la d’abord.',
  exportTooLong: 'Cette liste compte plus de {{max}}\u00a0lignes. Filtrez-la, puis exportez chaque partie.',
  dealStateRefuses: 'Ce n’est pas possible dans l’état actuel du placement.',
  previewInvalid: 'Cet aperçu a pris fin. Demandez un nouveau lien à la personne qui vous l’a envoyé.',
  lastAdministrator:
    'Aucun autre compte n’a le rôle d’administration. Donnez d’abord ce rôle à quelqu’un d’autre.',
  staffEmailTaken: 'Quelqu’un du bureau utilise déjà ce courriel.',
  ownAccess: 'Une autre personne qui a le rôle d’administration doit le faire pour vous.',
  emailTaken:
    'Un compte existe déjà avec ce courriel. Ouvrez une session ou réinitialisez votre mot de passe.',
  twoFactorAlreadyOn: 'La validation en deux étapes est déjà activée.',
  twoFactorNotOn: 'La validation en deux étapes n’est pas activée.',
  soldOut: 'Il ne reste pas assez de titres pour cet ordre.',
  representativeNotRegistered:
    'Aucun représentant inscrit là où habite chaque acheteur ne s’occupe encore de cet ordre. Il attend que nous en ayons désigné un.',
  provinceNotServed:
    '$t(brand.name) n’est pas inscrit à titre de courtier là où vous habitez et ne peut donc pas accepter cet ordre. Si vous avez déménagé, modifiez votre province dans votre compte et dans votre profil d’investisseur.',
  dealClosed: 'Ce placement n’est pas ouvert aux ordres.',
  accountInUse:
    'Le compte ne peut être fermé tant qu’un ordre est en cours, que des titres sont détenus ou qu’une somme doit vous être remboursée.',
  bankAccountInUse:
    'Un ordre ou un débit a encore besoin de ce compte bancaire. La page de votre compte dit jusqu’à quand.',
  stateRefuses: 'Cette action n’est pas possible à l’étape actuelle de l’ordre.',
  notAsked: 'Nous avons demandé d’autres corrections. Si autre chose a changé, dites-le-nous.',
  requestAnswered: 'Rien n’a changé : {{name}} vient de répondre. L’ordre est de retour dans vos dossiers.',
  requestWithdrawn: 'Rien n’a changé : {{name}} a déjà retiré cette demande.',
  requestOver: 'Rien n’a changé : cette demande a pris fin.',
  changesBegun:
    'L’investisseur a déjà modifié l’ordre et doit le signer de nouveau. L’ordre vous reviendra ensuite.',
  remindedToday: 'L’investisseur a eu des nouvelles de cette demande il y a moins d’un jour.',
  kycIncomplete: 'Remplissez d’abord votre profil d’investisseur.',
  memorandumNotAccepted: 'Lisez d’abord la notice d’offre en vigueur et confirmez que vous l’avez reçue.',
  jointMemorandumNotAccepted:
    'Le coinvestisseur n’a pas confirmé qu’il a reçu la notice d’offre en vigueur. Envoyez-lui un lien.',
  overLimit: 'C’est plus que ce que la loi permet à cette personne d’acheter aujourd’hui.',
  noExemption:
    'Dans l’état actuel, aucune dispense prévue par la loi ne permet de vendre ce placement à cette personne.',
  notOfferedThere: 'Ce placement n’est pas offert dans la province ou le territoire où habite la personne.',
  notOfAge: 'La personne est trop jeune pour acheter là où elle habite.',
  offeringUnsaid:
    'Ce placement ne dit pas encore ce que la loi demande pour sa vente. Il ne reçoit donc aucun ordre.',
  exemptionOutdated:
    'Quelque chose a changé depuis que nous avons vérifié ce que la loi permet. Continuez, et nous vérifierons de nouveau.',
  classNotConfirmed: 'Personne n’a encore vérifié la catégorie d’un acheteur. Voyez la dispense.',
  formMissing:
    'Un acheteur n’a pas signé un formulaire que la loi lui demande. Demandez une correction : il signera ce qui manque.',
  paperOutdated:
    'Les documents signés ne disent pas ce qui a été décidé en dernier. Demandez une correction : ils seront signés de nouveau.',
  adviceMissing:
    'Votre représentant doit d’abord vérifier que cet ordre vous convient. Vous pourrez ensuite signer.',
  emailNotVerified:
    'Ouvrez d’abord le lien que nous avons envoyé à votre courriel. Vous pourrez ensuite signer.',
  stepNotReached: 'Terminez d’abord les étapes précédentes de l’ordre.',
  purchaserMissing: 'Le coinvestisseur n’a pas encore de compte ou n’a pas soumis son profil.',
  purchaseInvitationOfOther:
    'Cette invitation vise une autre adresse. Ouvrez une session avec celle-ci, ou demandez une invitation à la vôtre.',
  ownOrder: 'Cet ordre est le vôtre. La personne invitée s’y joint avec son propre compte.',
  formOff:
    'La loi vous demande un formulaire qui ne peut pas encore être signé ici. Appelez-nous au $t(brand.phone).',
  cancellationRightRuns:
    'L’investisseur peut encore annuler, ou n’a pas signé. D’ici là, l’argent reste en fiducie. {{until}}',
  cancellationRightEnded:
    'Votre droit d’annulation a pris fin, et l’ordre est approuvé. Si votre situation a changé, appelez-nous au $t(brand.phone).',
  fundsMissing: 'Le montant total de l’ordre n’est pas encore en fiducie.',
  nothingToRefund: 'Aucune somme en fiducie ne peut être remboursée.',
  trustAmountChanged:
    'Le montant en fiducie a changé depuis l’ouverture de cette page. Rien n’a été fait. Vérifiez le nouveau montant.',
  debitsNotSetUp:
    'Il manque les données que la banque fournit pour les fichiers de débits. Demandez à la personne qui gère le portail.',
  statementKnown: 'Ce fichier a déjà été importé. Rien n’a changé.',
  lineMatched: 'Le montant dépasse ce qui reste de la ligne, ou l’argent est allé dans l’autre sens.',
  orderFunded: 'Cet ordre est déjà payé. Choisissez un autre ordre ou renvoyez l’argent.',
  dayNotReady:
    'Cette journée ne peut pas encore être modifiée ni préparée. Voyez ce qui manque, ou fermez d’abord la journée précédente.',
  balanceDiffers: 'Le total des lignes de ce compte est différent. Importez le relevé qui contient le reste.',
  notPaidOut: 'Aucune libération ni aucun remboursement de ce montant n’est en attente pour cet ordre.',
  unappliedSpent: 'Le montant dépasse ce qui reste de ces fonds. Voyez ce qui en a été fait entre-temps.',
  unappliedInUse: 'Ces fonds ont servi depuis. Annulez d’abord cette opération.',
  notSentBack:
    'Aucun renvoi de ce montant n’attend sa ligne. Inscrivez d’abord le renvoi avec les fonds non affectés.',
  paymentMethodDiffers:
    'Un autre mode de paiement est choisi pour cet ordre. Changez-le d’abord dans les détails de l’ordre.',
  idempotencyKeyReused: 'Cette demande a déjà été envoyée avec un autre contenu.',
  idempotencyInProgress: 'Cette demande est encore en traitement. Attendez un instant.',
  idempotencyKeyInvalid: 'La clé d’idempotence doit compter de 1 à 128\u00a0caractères visibles.',
  signingOutOfTurn: 'Une autre personne doit signer d’abord.',
  payloadTooLarge: 'C’est plus que ce que nous pouvons recevoir en une seule demande.',
  fileTooLarge: 'Ce fichier dépasse 15\u00a0Mo. Choisissez-en un plus petit.',
  fileInfected: 'Notre antivirus a trouvé quelque chose de nuisible dans ce fichier. Choisissez-en un autre.',
  fileScanUnavailable:
    'Notre antivirus ne répond pas en ce moment, et rien n’a été reçu. Renvoyez le fichier dans un instant.',
  unsupportedType: 'Ce type de contenu n’est pas pris en charge ici.',
  fileTypeUnsupported: 'Choisissez un fichier JPEG, PNG, WebP, HEIC ou PDF.',
  rateLimited: 'Trop d’essais. Réessayez dans {{minutes}}\u00a0min.',
  fault: 'Un problème est survenu de notre côté. Rien de ce que vous avez saisi n’est perdu. Réessayez.',
  storageFull:
    'Nous n’avons plus de place pour rien garder de nouveau, et rien n’a été modifié. Nous en libérons. Réessayez plus tard.',
  busy: 'Trop de demandes arrivent en même temps. Rien n’a été modifié. Réessayez dans un instant.',
  unavailable: 'Le service n’est pas disponible en ce moment. Réessayez dans un instant.',
  fieldRequired: 'Ce champ est obligatoire',
  bodyInvalid: 'Envoyez les champs sous la forme d’un seul objet JSON.',
  fieldInvalid: 'Cette réponse n’est pas valide',
  reasonRequired: 'Donnez un motif\u00a0: l’investisseur le lira.',
  tooLong: 'Ce texte est trop long',
  onlyCanada: 'Offert au Canada seulement pour le moment',
  choiceUnknown: 'Choisissez l’une des options',
};
