import type { verifyDocument as english } from '../en/verify-document.ts';
import type { Texts } from '../texts.ts';

export const verifyDocument: Texts<typeof english> = {
  title: 'Vérifier un document signé',
  lead: 'On vous a remis un document signé sur ce portail? Choisissez le PDF\u00a0: nous vous disons si nous l’avons scellé et s’il est exactement tel qu’il était alors.',
  privacy: 'Le fichier est examiné puis oublié\u00a0: nous n’en conservons rien.',
  file: 'Fichier PDF',
  fileHint:
    'Jusqu’à 15\u00a0Mo. Choisissez le fichier tel que vous l’avez reçu\u00a0: une impression ou une numérisation ne peut pas être vérifiée.',
  check: 'Vérifier le document',
  fingerprint: 'Empreinte du fichier (SHA-256)',
  sealedAt: 'Scellé le',
  sealedBy: 'Scellé par',
  outcomes: {
    unchanged: {
      title: 'Scellé par ce portail et inchangé',
      text: 'Ce document a été scellé par $t(brand.name) le {{time}}, et pas un seul octet n’en a changé depuis.',
    },
    'added-to': {
      title: 'Du contenu a été ajouté après le sceau',
      text: '$t(brand.name) a scellé la première partie de ce fichier le {{time}}, et cette partie est inchangée. Des octets ont été ajoutés par la suite\u00a0: ce qu’affiche un lecteur peut différer de ce qui a été signé. Demandez le fichier d’origine.',
    },
    changed: {
      title: 'Ce document a été modifié',
      text: 'Le fichier porte un sceau, mais il n’est plus ce qui a été scellé\u00a0: des octets ont été changés ou retirés. Ne vous y fiez pas et demandez le fichier d’origine.',
    },
    foreign: {
      title: 'Document non scellé par ce portail',
      text: 'Le fichier porte une signature numérique, mais elle ne vient d’aucun certificat $t(brand.ofName). Nous ne pouvons rien en dire.',
    },
    unsealed: {
      title: 'Aucun sceau',
      text: 'Ce PDF ne porte aucun sceau numérique. Les documents signés sur ce portail en ont toujours un\u00a0: c’est peut-être une impression, une numérisation ou un document venu d’ailleurs.',
    },
    'not-pdf': {
      title: 'Ce n’est pas un PDF',
      text: 'Les documents signés sur ce portail sont des fichiers PDF. Choisissez le fichier tel que vous l’avez reçu.',
    },
  },
  issues: {
    fileMissing: 'Choisissez le fichier PDF à vérifier',
  },
};
