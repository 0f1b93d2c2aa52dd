import type { kycIdentityVerification as english } from '../en/kyc-identity-verification.ts';
import type { Texts } from '../texts.ts';

export const kycIdentityVerification: Texts<typeof english> = {
  groups: {
    principal: 'Votre identité',
    secondary: 'Identité de votre conjointe ou conjoint',
    document: 'Pièce d’identité',
    addressProof: 'Preuve d’adresse',
    dualVerification: 'Deuxième source (si nous en avons demandé une)',
  },
  principal: {
    document: {
      type: {
        label: 'Pièce d’identité',
        hint: 'Valide, délivrée par un gouvernement et avec photo.',
      },
      front: {
        label: 'Recto de la pièce',
        hint: 'Les quatre coins visibles, sans reflet, chaque mot lisible.',
      },
      back: {
        label: 'Verso de la pièce',
        hint: 'Inutile pour un passeport.',
      },
    },
    documentNumber: {
      label: 'Numéro de la pièce',
      hint: 'Pourquoi nous le demandons : la loi nous oblige à le consigner. Nous le chiffrons et n’en montrons que la fin.',
    },
    expiryDate: {
      label: 'Date d’expiration',
    },
    addressProof: {
      type: {
        label: 'Preuve d’adresse',
        hint: 'Un document qui porte votre nom et votre adresse actuelle.',
      },
      bill: {
        label: 'Facture de services publics',
        hint: 'Électricité, eau, gaz, internet ou téléphone, des trois derniers mois.',
      },
      statement: {
        label: 'Relevé bancaire ou de carte',
        hint: 'Des trois derniers mois. Ne masquez pas le numéro de compte : un numéro incomplet ne peut être accepté.',
      },
    },
    dualVerification: {
      sourceName: {
        label: 'Deuxième source',
        hint: 'Seulement si nous l’avons demandé\u00a0: le nom de la banque, de l’agence de crédit ou de l’autorité qui dit qui vous êtes.',
      },
      reference: {
        label: 'Référence de la deuxième source',
      },
      documentType: {
        label: 'Document de la deuxième source',
      },
      accountNumber: {
        label: 'Numéro de compte',
        hint: 'Pourquoi nous le demandons : la loi n’accepte un compte comme preuve qu’avec son numéro complet. Nous le chiffrons.',
      },
    },
  },
  secondary: {
    document: {
      type: {
        label: 'Sa pièce d’identité',
        hint: 'Valide, délivrée par un gouvernement et avec photo.',
      },
      front: {
        label: 'Recto de sa pièce',
        hint: 'Les quatre coins visibles, sans reflet, chaque mot lisible.',
      },
      back: {
        label: 'Verso de sa pièce',
        hint: 'Inutile pour un passeport.',
      },
    },
    documentNumber: {
      label: 'Numéro de sa pièce',
      hint: 'Pourquoi nous le demandons : la loi nous oblige à le consigner. Nous le chiffrons et n’en montrons que la fin.',
    },
    expiryDate: {
      label: 'Date d’expiration de sa pièce',
    },
    addressProof: {
      type: {
        label: 'Sa preuve d’adresse',
        hint: 'Un document qui porte son nom et son adresse actuelle.',
      },
      bill: {
        label: 'Sa facture de services publics',
        hint: 'Électricité, eau, gaz, internet ou téléphone, des trois derniers mois.',
      },
      statement: {
        label: 'Son relevé bancaire ou de carte',
        hint: 'Des trois derniers mois. Ne masquez pas le numéro de compte : un numéro incomplet ne peut être accepté.',
      },
    },
    dualVerification: {
      sourceName: {
        label: 'Sa deuxième source',
        hint: 'Seulement si nous l’avons demandé\u00a0: le nom de la banque, de l’agence de crédit ou de l’autorité qui dit qui est cette personne.',
      },
      reference: {
        label: 'Référence de sa deuxième source',
      },
      documentType: {
        label: 'Document de sa deuxième source',
      },
      accountNumber: {
        label: 'Son numéro de compte',
        hint: 'Pourquoi nous le demandons : la loi n’accepte un compte comme preuve qu’avec son numéro complet. Nous le chiffrons.',
      },
    },
  },
};
