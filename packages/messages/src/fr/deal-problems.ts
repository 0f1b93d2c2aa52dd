import type { dealProblems as english } from '../en/deal-problems.ts';
import type { Texts } from '../texts.ts';

export const dealProblems: Texts<typeof english> = {
  missing: 'Obligatoire',
  slug: 'Utilisez des minuscules, des chiffres et des traits d’union, comme «\u00a0maple-gate\u00a0»',
  slugFixed: 'L’adresse ne change plus une fois le placement publié',
  slugTaken: 'Un autre placement utilise cette adresse',
  aboveZero: 'Inscrivez un nombre supérieur à zéro',
  aboveWhole: 'Inscrivez au plus 100\u00a0%',
  maximumBelowMinimum: 'L’ordre maximal est inférieur à l’ordre minimal',
  totalBelowMinimum: 'Le nombre total de titres est inférieur à l’ordre minimal',
  belowTaken: 'Des ordres détiennent déjà {{count}}\u00a0titres; le total ne peut être inférieur',
  closesBeforeOpening: 'La date de clôture précède la date d’ouverture',
  memorandumMissing: 'Publiez d’abord sa notice d’offre',
  photoMissing: 'Ajoutez une image',
  oneCover: 'Choisissez une image pour les listes',
  pictureMissing: 'Choisissez une image',
  videoMissing: 'Envoyez la vidéo',
  captionsMissing: 'Envoyez les sous-titres',
  documentMissing: 'Envoyez le PDF',
  pictureForeign: 'Choisissez une image conservée dans le portail',
  figure: {
    targetReturn: 'Ajoutez le rendement visé ou le taux d’intérêt',
    term: 'Ajoutez la durée prévue',
    downside: 'Ajoutez ce qui arrive si les choses tournent mal, ou le pire résultat antérieur',
    fees: 'Ajoutez les frais pour l’investisseur',
  },
  dayToCome: 'Cette date n’est pas encore venue',
  changedSinceApproval:
    'La page a changé après l’accord de l’émetteur. Demandez-le de nouveau et déposez-le (Règlement 45-106, art. {{section}})',
  law: {
    'om-no-funds':
      'Un fonds n’est pas offert par notice d’offre au Nouveau-Brunswick, en Ontario ni au Québec. Retirez-les, ou vendez sans notice (Règlement 45-106, art. {{section}})',
    'om-funds-year':
      'Ce fonds rachète sur demande. Il doit être assujetti en Alberta, en Nouvelle-Écosse et en Saskatchewan. Retirez-les, ou vendez sans notice (Règlement 45-106, art. {{section}})',
    'om-funds-purchase':
      'Au Manitoba, à l’Île-du-Prince-Édouard et dans le Nord, un fonds qui rachète sur demande doit être assujetti. Retirez-les, ou vendez sans notice (Règlement 45-106, art. {{section}})',
    'om-in-french':
      'Offert au Québec, il lui faut une notice d’offre en français. Publiez-la d’abord (Loi sur les valeurs mobilières, art. {{section}})',
    'om-approved-by-issuer':
      'Ajoutez l’approbation écrite de l’émetteur pour ce que dit la page (Règlement 45-106, art. {{section}})',
    'appraisal-needed':
      'Il faut une évaluation par une personne indépendante (Règlement 45-106, art. {{section}})',
    'appraisal-age':
      'Cette évaluation a plus de {{count}}\u00a0mois. Obtenez-en une plus récente (Règlement 45-106, art. {{section}})',
    'appraisal-as-prominent':
      'Ajoutez l’évaluation, que la page montre à côté de ces valeurs (Règlement 45-106, art. {{section}})',
    'related-issuer':
      'Dites en quoi l’émetteur nous est relié ou associé (Règlement 31-103, art. {{section}})',
  },
  email: 'Inscrivez une adresse courriel valide',
  englishMoved: 'L’anglais a changé. Comparez le français avec lui',
  frenchMoved: 'Le français a changé. Comparez l’anglais avec lui',
  neverRead: 'Les deux langues n’ont pas encore été comparées',
  memorandumTitle: 'Notice d’offre',
  memorandumNothing: 'Déposez d’abord le PDF',
  memorandumNoVersion: 'Il n’y a encore aucune version à traduire',
  memorandumLanguageThere: 'La version publiée existe déjà dans cette langue',
  importEncoding:
    'Le fichier n’est pas en UTF-8\u00a0: enregistrez-le au format «\u00a0CSV UTF-8\u00a0» et choisissez-le de nouveau',
  importUnreadable: 'Nous n’avons pas pu lire la ligne {{line}} du fichier',
  importNotJson: 'Le fichier n’est pas du JSON valide',
  importNotAList: 'Le fichier doit être une liste de placements',
  importEmpty: 'Le fichier ne contient aucun placement',
  importTooMany: 'Le fichier contient plus de {{count}}\u00a0placements',
  importColumnUnknown: 'Colonne inconnue\u00a0: {{name}}',
  importColumnTwice: 'Colonne en double\u00a0: {{name}}',
  importNumber: 'Inscrivez un nombre',
  importDate: 'Écrivez la date ainsi\u00a0: 2027-03-31, ou avec l’heure\u00a0: 2027-03-31T17:00:00Z',
  importYesNo: 'Inscrivez oui ou non',
};
