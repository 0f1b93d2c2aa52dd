import type { account as english } from '../en/account.ts';
import type { Texts } from '../texts.ts';

/** Connexion, inscription, nouveau mot de passe; les phrases sous les champs sont aussi celles du serveur. */
export const account: Texts<typeof english> = {
  firstName: { label: 'Prénom', required: 'Le prénom est obligatoire' },
  lastName: { label: 'Nom de famille', required: 'Le nom de famille est obligatoire' },
  legalName:
    'Écrivez le nom en lettres latines ou en syllabaire, comme sur votre pièce d’identité, avec une espace après un point',
  email: {
    label: 'Courriel',
    required: 'Le courriel est obligatoire',
    invalid: 'Le courriel n’est pas valide',
    same: 'C’est déjà le courriel de votre compte',
  },
  twoFactor: {
    codeRequired: 'Le code est obligatoire',
    codeWrong:
      'Ce code est inexact. Chaque code sert une seule fois; attendez le suivant si vous venez de l’utiliser.',
  },
  password: {
    label: 'Mot de passe',
    newLabel: 'Nouveau mot de passe',
    hint: 'Au moins 10\u00a0caractères. Une courte phrase convient bien.',
    required: 'Le mot de passe est obligatoire',
    tooShort: 'Utilisez au moins 10\u00a0caractères. Une courte phrase convient bien.',
    guessable:
      'Ce mot de passe est facile à deviner. Essayez quelques mots que personne d’autre ne réunirait.',
    ownName:
      'Ce mot de passe contient votre nom. Choisissez-en un que vos proches ne pourraient pas deviner.',
    ownEmail:
      'Ce mot de passe contient votre courriel. Choisissez-en un que vos proches ne pourraient pas deviner.',
    wrong: 'Ce n’est pas votre mot de passe actuel',
    show: 'Afficher',
    hide: 'Masquer',
    showLabel: 'Afficher le mot de passe',
    hideLabel: 'Masquer le mot de passe',
    strength: {
      label: 'Robustesse\u00a0:',
      short_one: 'Il manque un caractère',
      short_other: 'Il manque {{count}}\u00a0caractères',
      guessable: 'facile à deviner',
      good: 'bonne',
      strong: 'excellente',
    },
    strengthHint: {
      guessable:
        'Évitez les noms, les dates et les mots de passe courants. Quelques mots sans lien conviennent bien.',
      good: 'Quelques mots de plus le rendraient encore plus sûr.',
    },
  },
  phone: {
    label: 'Téléphone',
    hint: 'Nous vous appelons uniquement au sujet de votre compte et de vos ordres.',
    invalid: 'Entrez un numéro avec l’indicatif régional, par exemple 514\u00a0555-0142',
  },
  province: {
    label: 'Province ou territoire',
    hint: 'Là où vous habitez. Nos services sont offerts au Canada seulement.',
  },
  representative: {
    label: 'Représentant du courtier',
    hint: 'Si un de nos représentants vous a dirigé ici, choisissez son nom.',
    none: 'Aucun, je suis venu de moi-même',
    notThere: 'Cette personne n’est pas inscrite là où vous habitez. Choisissez-en une autre, ou aucune.',
  },
  messageLanguage: {
    label: 'Langue de nos messages',
    hint: 'Pour nos courriels et vos documents. Vous pouvez lire le portail dans les deux langues.',
    asShown: 'La même que cette page',
  },
  terms: {
    required: 'Acceptez les conditions pour continuer',
    title: 'Ce que vous confirmez',
    resident: 'J’habite au Canada et j’ouvre ce compte pour moi-même.',
    accurate: 'Ce que je déclare au courtier est vrai, et je le tiendrai à jour.',
    noAdvice:
      'Un placement sur ce portail n’est pas une recommandation. Le courtier vérifie chaque ordre avant de l’accepter.',
    electronic:
      'J’accepte de recevoir les documents et les avis sous forme électronique. Je peux demander une version papier en tout temps.',
    accept: 'J’accepte ces conditions et la politique de confidentialité.',
    policy: 'Lire la politique de confidentialité (nouvel onglet)',
  },
  login: {
    title: 'Ouvrir une session',
    submit: 'Ouvrir une session',
    forgot: 'Mot de passe oublié?',
    noAccount: 'Première visite?',
    register: 'Créer un compte',
  },
  register: {
    title: 'Créer votre compte',
    intro: 'Deux minutes suffisent. C’est gratuit et cela ne vous engage à rien.',
    thenDeal: 'Deux minutes suffisent. Quelques questions suivent, puis nous vous menons au placement.',
    about: 'À propos de vous',
    access: 'Votre accès',
    preferences: 'Nos échanges avec vous',
    submit: 'Créer mon compte',
    hasAccount: 'Vous avez déjà un compte?',
    login: 'Ouvrir une session',
    takenLogin: 'Ouvrir une session avec ce courriel',
    takenReset: 'Changer le mot de passe',
    nextTitle: 'La suite',
    next: {
      '1': 'Vous répondez à onze courtes questions. Nous marquons ce qui va avec vos réponses.',
      '2': 'Vous parcourez tous les placements offerts et lisez leurs documents à votre rythme.',
      '3': 'Nous demandons votre profil d’investisseur complet seulement à votre premier ordre.',
    },
    invited: 'On vous a invité. Nous noterons qui vous a parlé du portail.',
  },
  offer: {
    eyebrow: 'Placement offert',
    title: 'Ce placement chez $t(brand.name)',
    intro: 'Voici ses chiffres. Avec un compte, vous lisez aussi ses documents. Cela ne vous engage à rien.',
    dealTitle: 'Le placement',
    dealGone: 'Ce placement n’est plus offert. Vous pouvez toutefois parcourir les autres.',
  },
  invitation: {
    eyebrow: 'Une invitation',
    title: 'On vous invite à découvrir $t(brand.name)',
    intro:
      'Une personne de votre entourage a pensé à vous. Voyez qui nous sommes et quels placements sont offerts. Cela ne vous engage à rien.',
    dealTitle: 'Le placement auquel on a pensé pour vous',
    dealGone:
      'Le placement auquel on a pensé pour vous n’est plus offert. Vous pouvez toutefois parcourir les autres.',
    seeDeal: 'Voir le placement',
    register: 'Créer un compte',
    login: 'J’ai déjà un compte',
    marketplace: 'Voir les placements',
    disclosure:
      'Nous ne payons pas la personne qui vous a invité. Elle n’est pas inscrite pour vous conseiller en placement et ne voit pas ce que vous faites ici.',
  },
  forgot: {
    title: 'Mot de passe oublié?',
    intro:
      'Indiquez le courriel de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyez-moi le lien',
    sentTitle: 'Consultez vos courriels',
    sent: 'Si un compte est associé à {{email}}, un lien est en route. Il fonctionne une seule fois, pendant une heure.',
    notThere:
      'Toujours rien? Regardez dans vos courriels indésirables, ou vérifiez que l’adresse est la bonne.',
    another: 'Essayer une autre adresse',
    back: 'Retour à l’ouverture de session',
  },
  reset: {
    title: 'Choisir un nouveau mot de passe',
    intro: 'Toutes vos sessions seront fermées, et vous pourrez en ouvrir une avec le nouveau mot de passe.',
    submit: 'Enregistrer le nouveau mot de passe',
    doneTitle: 'Votre nouveau mot de passe est enregistré',
    done: 'Toutes les sessions ouvertes ont été fermées, et un courriel vous confirme le changement.',
    login: 'Ouvrir une session',
    overTitle: 'Ce lien ne fonctionne plus',
    over: 'Il sert une seule fois, pendant une heure. Demandez-en un nouveau\u00a0: c’est l’affaire d’une minute.',
    newLink: 'Demander un nouveau lien',
  },
};
