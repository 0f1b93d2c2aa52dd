import type { kyc as english } from '../en/kyc.ts';
import type { Texts } from '../texts.ts';

export const kyc: Texts<typeof english> = {
  sections: {
    basics: {
      title: 'Renseignements de base',
      intro: 'Qui vous êtes et comment vous joindre.',
    },
    identityVerification: {
      title: 'Vérification de l’identité',
      intro: 'La loi contre le blanchiment d’argent oblige chaque courtier à vérifier qui sont ses clients.',
    },
    employment: {
      title: 'Emploi',
      intro: 'Ce que vous faites dans la vie.',
    },
    income: {
      title: 'Revenus',
      intro:
        'Vos revenus avant impôts, en dollars canadiens. La loi s’en sert pour fixer ce que vous pouvez investir.',
    },
    assets: {
      title: 'Actif et passif',
      intro:
        'Ce que vous possédez et ce que vous devez, en dollars canadiens. Laissez vide ce qui ne vous concerne pas.',
    },
    investing: {
      title: 'Profil d’investisseur',
      intro:
        'Vos objectifs, votre expérience et le risque que vous pouvez prendre. Nous les lisons avant d’approuver un ordre.',
    },
    political: {
      title: 'Fonctions politiques et inscription',
      intro:
        'Quatre questions que la loi nous oblige à poser à tout le monde. Nous lisons vos réponses avec chaque ordre.',
    },
  },
  issues: {
    required: 'Le champ « {{label}} » est obligatoire',
    fieldRequired: 'Ce champ est obligatoire',
    descriptionRequired: 'Ce champ est obligatoire.',
    email: 'L’adresse courriel n’est pas valide',
    phone: 'Inscrivez un numéro où vous joindre, par exemple 514\u00a0555-0142',
    canadaOnly: 'Offert uniquement au Canada pour le moment',
    riskTotal: 'Le total de la tolérance au risque doit être égal à 100',
    tooLong: 'Le champ « {{label}} » ne peut dépasser {{max}}\u00a0caractères',
    choice: '{{label}} : choisissez une des réponses proposées',
    legalName:
      '« {{label}} » : écrivez le nom en lettres latines ou en syllabaire, comme sur la pièce d’identité',
    letters:
      '«\u00a0{{label}}\u00a0»\u00a0: nos documents ne peuvent pas imprimer «\u00a0{{sign}}\u00a0». Écrivez-le autrement',
    text: 'Le champ « {{label}} » doit contenir du texte',
    number: 'Le champ « {{label}} » doit être un nombre',
    wholeNumber: 'Le champ « {{label}} » doit être un nombre entier',
    minimum: 'Le champ « {{label}} » doit être d’au moins {{min}}',
    maximum: 'Le champ « {{label}} » doit être d’au plus {{max}}',
    twoDecimals: 'Le champ « {{label}} » ne peut avoir plus de deux décimales',
    netWorthPositive:
      'Votre valeur nette totale doit être supérieure à 0. Vérifiez ce que vous possédez et ce que vous devez.',
    date: '{{label}} : inscrivez une date qui existe, avec le jour, le mois et l’année',
    dateInFuture: '{{label}}\u00a0: cette date est dans l’avenir',
    tooYoung: 'Vous devez avoir au moins {{years}}\u00a0ans pour investir dans votre province ou territoire',
    tooOld: '{{label}} : vérifiez l’année',
    spouseTooYoung:
      '«\u00a0{{label}}\u00a0»\u00a0: une conjointe ou un conjoint a au moins {{years}}\u00a0ans. Vérifiez l’année.',
    noDependents: 'Vous n’avez aucune personne à charge. Effacez leurs âges ou corrigez leur nombre.',
    expired: 'Ce document est expiré. Utilisez-en un qui est encore valide.',
    socialInsuranceNumberDigits: 'Un numéro d’assurance sociale compte 9\u00a0chiffres',
    socialInsuranceNumber: 'Ce numéro d’assurance sociale n’est pas valide. Vérifiez chaque chiffre.',
    sameSocialInsuranceNumber:
      'C’est votre propre numéro d’assurance sociale. Inscrivez celui de votre conjointe ou conjoint, ou laissez le champ vide.',
    postalCode: 'Inscrivez un code postal canadien, par exemple H2Y 1C6',
    postalCodeProvince: 'Ce code postal n’est pas dans la province ou le territoire choisi',
    country: '{{label}} : choisissez un pays dans la liste',
    foreignCountry: '{{label}} : choisissez un autre pays que le Canada',
    file: '{{label}}\u00a0: ce fichier n’a pas été reçu. Envoyez-le de nouveau.',
  },
};
