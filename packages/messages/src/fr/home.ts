import type { home as english } from '../en/home.ts';
import type { Texts } from '../texts.ts';

/** La page d’accueil. */
export const home: Texts<typeof english> = {
  hero: {
    title: 'Des projets canadiens, ouverts aux investisseurs comme vous',
    intro:
      'Avec $t(brand.name), vous investissez dans l’immobilier, dans des fonds et dans la recherche. Parcourez les placements, lisez chaque document et passez votre ordre en ligne, étape par étape.',
    register: 'Créer un compte',
    login: 'Ouvrir une session',
    browse: 'Voir les placements offerts',
    alt: 'Une ville canadienne au crépuscule, entre les montagnes et l’eau, avec des terres agricoles au premier plan.',
  },
  steps: {
    title: 'Comment investir ici',
    intro: 'Quatre étapes. À chacune d’elles, vous pouvez vous arrêter, enregistrer et revenir plus tard.',
    '1': {
      title: 'Créez un compte',
      text: 'Un nom, un courriel et onze courtes questions. C’est gratuit, en français ou en anglais.',
    },
    '2': {
      title: 'Choisissez en connaissance de cause',
      text: 'Chaque placement montre ses risques, ses chiffres et sa notice d’offre avant votre décision.',
    },
    '3': {
      title: 'Passez votre ordre',
      text: 'Vous remplissez votre profil d’investisseur une seule fois. Deux personnes de chez nous le lisent avec votre ordre, et peuvent refuser celui-ci.',
    },
    '4': {
      title: 'Signez, puis suivez votre ordre',
      text: 'Vous signez en ligne et votre argent est placé en fiducie. Votre portefeuille indique où en est l’ordre jusqu’au versement à l’émetteur.',
    },
  },
  deals: {
    title: 'Placements offerts en ce moment',
    intro: 'En voici quelques-uns. Avec un compte, vous les verrez tous, avec leurs documents.',
    minimum: 'À partir de',
    funded: '{{percent}} réservés',
    closes: 'Clôture',
    all: 'Créer un compte pour les voir tous',
    allSignedIn: 'Voir tous les placements',
    none: 'Aucun placement n’est offert aujourd’hui',
    noneText:
      'D’autres placements s’ajoutent au fil de l’année. Avec un compte, vous pouvez demander à en être informé.',
  },
  safety: {
    title: 'Ce qui vous protège, et ce qui ne vous protège pas',
    trust: {
      title: 'Votre argent est détenu en fiducie',
      text: 'Il reste dans un compte en fiducie, séparé de notre argent et de celui de l’émetteur, au moins jusqu’à la fin de votre délai d’annulation.',
    },
    cancel: {
      title: 'Deux jours ouvrables pour changer d’avis',
      text: 'Vous pouvez annuler jusqu’à minuit le deuxième jour ouvrable après avoir signé. Vous ne donnez pas de motif et ne payez pas de pénalité.',
    },
    regulated: {
      title: 'Nous sommes inscrits, et vous pouvez le vérifier',
      text: 'Chaque province a une autorité qui surveille les courtiers sur le marché dispensé. Vérifiez notre inscription avant de vous fier à nous.',
      link: 'Vérifier une inscription sur sontilsinscrits.ca (nouvel onglet)',
    },
    risk: {
      title: 'Ce dont personne ne peut vous protéger',
      text: 'Ces placements peuvent perdre toute leur valeur et sont difficiles à revendre. Aucune autorité ne les approuve et aucune assurance ne couvre la perte. N’investissez que ce que vous pouvez vous permettre de perdre.',
    },
  },
  faq: { title: 'Les questions qu’on nous pose' },
  contact: {
    title: 'Vous préférez parler à quelqu’un?',
    text: 'Nous répondons en français et en anglais, et nous ne vous pressons jamais d’investir.',
    call: 'Appeler le $t(brand.phone)',
  },
};
