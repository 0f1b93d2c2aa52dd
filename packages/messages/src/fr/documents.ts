import type { documents as english } from '../en/documents.ts';
import type { Texts } from '../texts.ts';
import { documentTitles } from './documents/titles.ts';

export const documents: Texts<typeof english> = {
  titles: documentTitles,
  labels: {
    subscriber: 'Souscripteur (vous)',
    jointSubscriber: 'Cosouscripteur',
    issuer: 'Émetteur',
    dealer: 'Courtier (nous)',
    investment: 'Placement',
    location: 'Emplacement',
    units: 'Nombre de titres',
    unitPrice: 'Prix par titre',
    total: 'Prix total',
    totalInWords: 'Prix total en lettres',
    payment: 'Mode de paiement',
    order: 'Numéro de l’ordre',
    prepared: 'Établi le',
    name: 'Nom',
    address: 'Adresse',
    email: 'Courriel',
    phone: 'Téléphone',
    province: 'Province ou territoire',
    city: 'Ville',
    registeredName: 'Nom d’inscription',
    sourceOfFunds: 'Provenance des fonds',
  },
  notStated: 'Non précisé',
  payment: {
    outside: 'Hors du portail, par virement, chèque ou virement Interac au fiduciaire',
    debit: 'Débit préautorisé de votre compte bancaire',
    linked: 'Débit de votre compte bancaire lié',
  },
  provinces: {
    AB: { name: 'Alberta', of: 'de l’Alberta', in: 'en Alberta' },
    BC: { name: 'Colombie-Britannique', of: 'de la Colombie-Britannique', in: 'en Colombie-Britannique' },
    MB: { name: 'Manitoba', of: 'du Manitoba', in: 'au Manitoba' },
    NB: { name: 'Nouveau-Brunswick', of: 'du Nouveau-Brunswick', in: 'au Nouveau-Brunswick' },
    NL: {
      name: 'Terre-Neuve-et-Labrador',
      of: 'de Terre-Neuve-et-Labrador',
      in: 'à Terre-Neuve-et-Labrador',
    },
    NS: { name: 'Nouvelle-Écosse', of: 'de la Nouvelle-Écosse', in: 'en Nouvelle-Écosse' },
    NT: {
      name: 'Territoires du Nord-Ouest',
      of: 'des Territoires du Nord-Ouest',
      in: 'aux Territoires du Nord-Ouest',
    },
    NU: { name: 'Nunavut', of: 'du Nunavut', in: 'au Nunavut' },
    ON: { name: 'Ontario', of: 'de l’Ontario', in: 'en Ontario' },
    PE: { name: 'Île-du-Prince-Édouard', of: 'de l’Île-du-Prince-Édouard', in: 'à l’Île-du-Prince-Édouard' },
    QC: { name: 'Québec', of: 'du Québec', in: 'au Québec' },
    SK: { name: 'Saskatchewan', of: 'de la Saskatchewan', in: 'en Saskatchewan' },
    YT: { name: 'Yukon', of: 'du Yukon', in: 'au Yukon' },
  },
};
