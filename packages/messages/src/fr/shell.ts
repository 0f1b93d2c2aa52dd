import type { shell as english } from '../en/shell.ts';
import type { Texts } from '../texts.ts';

/** Cadre de toutes les pages : en-tête, pied de page, onglets, titres, avis, erreurs. */
export const shell: Texts<typeof english> = {
  brand: 'Northline',
  siteTitle:
    'Northline, portail d’investissement pour le financement de la recherche et du développement, propulsé par Northline Markets',
  pageTitle: '{{page}} | {{site}}',
  description:
    'Parcourez les placements immobiliers, les fonds et les financements de recherche offerts sur le marché dispensé canadien, remplissez votre profil une seule fois et passez vos ordres en ligne.',
  title: {
    home: 'Bienvenue',
    login: 'Ouvrir une session',
    register: 'Créer votre compte',
    referralEntry: 'Une invitation pour vous',
    forgotPassword: 'Mot de passe oublié?',
    resetPassword: 'Choisir un nouveau mot de passe',
    onboarding: 'Faisons connaissance',
    marketplace: 'Placements offerts',
    deal: 'Placement',
    portfolio: 'Portefeuille',
    order: 'Votre ordre',
    account: 'Votre compte',
    verifyEmail: 'Confirmer votre courriel',
    confirmEmail: 'Confirmer le nouveau courriel',
    referral: 'Recommander le portail',
    wizard: 'Votre ordre de placement',
    signing: 'Signer vos documents',
    finconnect: 'Lier votre compte bancaire',
    signedCopies: 'Vos documents signés',
    signedDocument: 'Votre document signé',
    verifyDocument: 'Vérifier un document signé',
    privacyPolicy: 'Politique de confidentialité',
    contact: 'Nous écrire',
    landing: 'Investir avec Northline',
    notFound: 'Page introuvable',
  },
  skipToContent: 'Passer au contenu',
  language: { label: 'Langue', en: 'English', fr: 'Français' },
  header: {
    home: 'Northline, page d’accueil',
    phone: 'Appelez-nous au {{phone}}',
    navigation: 'Navigation principale',
    account: 'Votre compte',
    login: 'Ouvrir une session',
    toMarketplace: 'Voir les placements',
    referral: 'Recommandation',
    contact: 'Nous écrire',
    signOut: 'Fermer la session',
    signingOut: 'Fermeture de la session',
  },
  tabs: { marketplace: 'Placements', portfolio: 'Portefeuille' },
  footer: {
    registration:
      'Northline est un courtier sur le marché dispensé inscrit en Alberta, en Colombie-Britannique, au Manitoba, en Ontario, au Québec et en Saskatchewan. Ses services sont offerts au Canada seulement.',
    risk: 'Investir sur le marché dispensé comporte des risques. Vous pourriez perdre la totalité de la somme investie et ne pas être en mesure de revendre votre placement. Le rendement n’est pas garanti, et le rendement passé n’est pas une indication du rendement futur. Aucune autorité en valeurs mobilières n’a examiné ni approuvé ces placements. Lisez la notice d’offre avant d’investir.',
    privacyPolicy: 'Politique de confidentialité',
    contact: 'Nous écrire',
    privacyChoices: 'Choix de confidentialité',
    verifyDocument: 'Vérifier un document signé',
    questions: 'Des questions? Appelez-nous\u00a0:',
    copyright: '© {{year}} Northline. Tous droits réservés.',
  },
  notice: {
    ended:
      'Votre session a pris fin afin de protéger votre compte. Ouvrez-en une nouvelle pour reprendre où vous étiez.',
    signedOut: 'Votre session est fermée. À bientôt.',
    loginRequired:
      'Ouvrez une session ou créez un compte pour voir cette page. Nous vous y mènerons ensuite.',
    dismiss: 'Fermer ce message',
  },
  reminder: {
    questionnaire:
      'Il vous reste un court questionnaire à remplir. Il servira à une partie de votre profil d’investisseur.',
    answer: 'Y répondre maintenant',
    address: 'Veuillez confirmer votre courriel\u00a0: ouvrez le lien dans notre message.',
    again: 'Envoyer de nouveau le lien',
    sent: 'Un nouveau lien est en route.',
  },
  offline:
    'Vous êtes hors ligne. Ce que vous avez saisi reste sur cette page; poursuivez au retour de la connexion.',
  loading: 'Chargement de la page',
  slow: 'Le chargement est plus long que d’habitude. Votre connexion est peut-être lente; vous pouvez attendre ou actualiser la page.',
  reload: 'Actualiser la page',
  error: {
    title: 'Impossible d’afficher cette page',
    text: 'Un problème est survenu de notre côté et nous en avons été avertis. Ce que vous avez enregistré est en sécurité. Actualisez la page, ou appelez-nous si le problème persiste.',
    phone: 'Appeler le {{phone}}',
    home: 'Aller à la page d’accueil',
  },
  notFound: {
    title: 'Cette page est introuvable',
    text: 'L’adresse comporte peut-être une erreur, ou la page a été déplacée. Voici où vous vouliez peut-être aller\u00a0:',
    marketplace: 'Parcourir les placements',
    marketplaceHint: 'Les placements offerts en ce moment',
    portfolio: 'Voir votre portefeuille',
    portfolioHint: 'Vos ordres, leur progression et vos documents',
    home: 'Aller à la page d’accueil',
    homeHint: 'Ce qu’est le portail et comment il fonctionne',
    help: 'Besoin d’aide? Appelez-nous au',
  },
  noScript:
    'Ce portail a besoin de JavaScript. Activez-le dans votre navigateur, ou appelez-nous au 1-844-955-4114.',
};
