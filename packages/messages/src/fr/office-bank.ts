import type { officeBank as english } from '../en/office-bank.ts';
import type { Texts } from '../texts.ts';

export const officeBank: Texts<typeof english> = {
  title: 'Relevés bancaires',
  intro: 'Les comptes en fiducie, tels que les montrent les banques.',
  none: {
    title: 'Aucun compte en fiducie pour l’instant',
    text: 'Ajoutez le compte où est détenu l’argent des investisseurs, puis importez les fichiers de sa banque.',
    reader: 'L’équipe des finances ajoute le compte où est détenu l’argent des investisseurs.',
  },
  account: {
    balance: 'Solde à la banque',
    lastDay: 'Importé jusqu’au',
    noStatement: 'Aucun relevé',
    profile: 'Lecture des fichiers',
    noProfile: 'À choisir avec le premier fichier',
    fileAccount: 'Numéro dans les fichiers',
    openLines: 'Lignes à associer',
  },
  formats: { csv: 'Colonnes (CSV)', ofx: 'Fichier OFX' },
  open: {
    action: 'Ajouter un compte',
    title: 'Ajouter un compte en fiducie',
    name: 'Nom',
    nameHint: 'Celui qu’on emploie au bureau\u00a0: la banque et les derniers chiffres du numéro.',
    nameRequired: 'Donnez un nom au compte',
    openingBalance: 'Solde d’ouverture',
    openingBalanceHint: 'Ce que le compte détenait avant la première ligne que vous importerez.',
    balanceWrong: 'Inscrivez le solde en dollars, par exemple 0 ou 12\u00a0345,67',
    openedOn: 'Solde en date du',
    dayWrong: 'Inscrivez la date de ce solde',
    submit: 'Ajouter le compte',
    done: '{{name}} est ajouté. Importez son premier fichier.',
  },
};
