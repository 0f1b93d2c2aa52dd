import type { documentsRisk as english } from '../en/documents-risk.ts';
import type { Texts } from '../texts.ts';

export const documentsRisk: Texts<typeof english> = {
  warning:
    'Mise en garde! Ce placement est risqué. N’investissez que si vous pouvez vous permettre de perdre la totalité de la somme que vous y consacrez.',
  caption: 'Votre placement',
  rowsTitle: 'Lisez chaque énoncé et apposez-y vous-même vos initiales',
  rowsIntro:
    'N’apposez vos initiales que si vous comprenez l’énoncé. En cas de doute, appelez-nous au {{phone}}.',
  rows: {
    loss: {
      title: 'Risque de perte',
      text: 'Vous pourriez perdre la totalité de votre placement de {{total}}.',
    },
    approval: {
      title: 'Aucune approbation',
      text: 'Aucune autorité en valeurs mobilières n’a examiné, approuvé ni recommandé ce placement ou les documents qui s’y rapportent.',
    },
    liquidity: {
      title: 'Risque d’illiquidité',
      text: 'Il n’existe pas de marché pour ces titres. Vous pourriez être incapable de les vendre au moment voulu, voire à tout jamais, et personne n’est tenu de vous les racheter.',
    },
    information: {
      title: 'Manque d’information',
      text: 'Il se peut que vous ne receviez que peu ou pas d’information sur votre placement après l’achat. L’émetteur n’a pas à informer le public comme le fait une société inscrite en bourse.',
    },
    distributions: {
      title: 'Distributions non garanties',
      text: 'Les distributions, l’intérêt et le rendement ne sont pas garantis. Ils peuvent être inférieurs aux prévisions, tarder, cesser ou n’être jamais versés.',
    },
    conflicts: {
      title: 'Frais et conflits d’intérêts',
      text: 'L’émetteur peut nous verser une rémunération lorsque vous achetez. Nous avons donc un intérêt dans la vente, que nous vous avons décrit dans le formulaire du courtier relatif à cet ordre.',
    },
    suitability: {
      title: 'Exactitude de vos renseignements',
      text: 'La dispense applicable, la somme que vous pouvez investir et la convenance du placement s’apprécient d’après les faits de votre profil d’investisseur. S’ils sont inexacts ou périmés, ce qui s’y fonde l’est aussi.',
    },
    cancellation: {
      title: 'Deux jours ouvrables pour annuler',
      text: 'Vous pouvez annuler cet achat, pour quelque motif que ce soit, jusqu’à minuit le deuxième jour ouvrable suivant votre signature. Par la suite, vous pourriez n’avoir aucun moyen de récupérer votre argent.',
    },
  },
  aboutTitle: 'Ce que vous devez savoir',
  exempt:
    'Vous achetez des titres sur le marché dispensé. Ils sont vendus sans prospectus, de sorte que vous perdez certains des droits et des protections dont jouissent les acheteurs de titres offerts au public. Comparez ce placement avec d’autres, n’y consacrez pas d’argent dont vous pourriez avoir besoin sous peu et n’empruntez pas pour investir sans avoir été conseillé.',
  form: 'La présente reconnaissance ne remplace pas un formulaire prescrit par la législation en valeurs mobilières. Si la dispense dont vous vous prévalez en prescrit un, vous le signez avec la présente reconnaissance.',
  copy: 'Un exemplaire signé vous revient. L’émetteur et le courtier en conservent un pendant au moins huit ans.',
  contactsTitle: 'À qui vous adresser',
  registered:
    'Pour vérifier que le courtier et son représentant sont inscrits, consultez le site www.sontilsinscrits.ca.',
  regulator:
    'Pour en savoir plus sur le marché dispensé, communiquez avec l’autorité en valeurs mobilières {{ofProvince}}. La liste des autorités se trouve au www.autorites-valeurs-mobilieres.ca.',
  dealer:
    'Vous pouvez joindre le courtier au {{phone}} ou à {{email}}, et l’émetteur au {{issuerPhone}} ou à {{issuerEmail}}.',
};
