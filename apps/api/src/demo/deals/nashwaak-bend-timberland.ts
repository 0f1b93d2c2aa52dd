import { cancellationFaq, offeringCosts, row, yearlyCost } from './common-rows.ts';
import { both, type DemoDeal, paragraphs } from './demo-deal.ts';

export const nashwaakBendTimberland: DemoDeal = {
  slug: 'nashwaak-bend-timberland',
  type: 'land',
  province: 'CAN-NB',
  location: both('Fredericton, New Brunswick', 'Fredericton (Nouveau-Brunswick)'),
  name: both('Nashwaak Bend Timberland', 'Forêt de Nashwaak Bend'),
  summary: both(
    'Certified forest of 4,300 hectares along a river, cut in small stands and replanted, held for fifteen years.',
    'Forêt certifiée de 4 300 hectares le long d’une rivière, coupée par petits peuplements et reboisée, conservée quinze ans.',
  ),
  description: paragraphs(
    both(
      'Nashwaak Bend is 4,300 hectares of spruce, fir, maple and birch north of Fredericton, in 214 stands of every age from seedlings to trees of ninety years. A forester’s inventory made last summer counts 498,000 cubic metres of wood and a growth of about 11,800 a year.',
      'Nashwaak Bend compte 4 300 hectares d’épinettes, de sapins, d’érables et de bouleaux au nord de Fredericton, en 214 peuplements de tous âges, du semis à l’arbre de quatre-vingt-dix ans. Un inventaire forestier réalisé l’été dernier y dénombre 498 000 mètres cubes de bois et une croissance d’environ 11 800 par an.',
    ),
    both(
      'The partnership cuts less than grows: 9,000 cubic metres a year, in stands of at most twelve hectares, with thirty metres of shade left along water. What is cut is replanted within two years. Wood is sold to four mills at prices reset each quarter. The forest would be sold after about fifteen years.',
      'La société coupe moins que la croissance : 9 000 mètres cubes par an, par parterres d’au plus douze hectares, en laissant trente mètres d’ombrage le long de l’eau. Ce qui est coupé est reboisé en moins de deux ans. Le bois est vendu à quatre usines, à des prix révisés chaque trimestre. La forêt serait vendue après une quinzaine d’années.',
    ),
    both(
      'Longbole Forestry has managed woodlots for families since 1994 and for investors since 2010. Its first partnership paid 3.8% a year on average. Its second lost a quarter of its fir to spruce budworm between 2016 and 2019 and a road to a flood; it has paid nothing in four of its eleven years.',
      'Foresterie Longbole gère des boisés pour des familles depuis 1994 et pour des investisseurs depuis 2010. Sa première société a versé 3,8 % par an en moyenne. La deuxième a perdu le quart de ses sapins à cause de la tordeuse entre 2016 et 2019, ainsi qu’un chemin emporté par une crue; elle n’a rien versé pendant quatre de ses onze années.',
    ),
    both(
      'Of every $10,000, $500 pays the dealer, $200 the costs of the deal and $9,300 goes to the land, roads and a planting fund. The forester is paid $14 for each cubic metre cut and $9 a hectare a year, together about $365 a year per $10,000 raised. It gains from cutting more, so an outside auditor checks the limit every year.',
      'Sur chaque tranche de 10 000 $, 500 $ vont au courtier, 200 $ aux frais du placement et 9 300 $ au terrain, aux chemins et à un fonds de reboisement. Le forestier reçoit 14 $ par mètre cube coupé et 9 $ par hectare par an, soit environ 365 $ par an par tranche de 10 000 $. Il gagne à couper davantage; un auditeur externe vérifie donc la limite chaque année.',
    ),
    both(
      'Fire, budworm, wind, a closed mill or a tariff on lumber can remove years of income, and standing wood is insured only in part. This is a very long holding: units are not redeemed for ten years and cannot easily be resold. The land may sell for less than it cost, and you may lose part or all of your capital.',
      'Le feu, la tordeuse, le vent, la fermeture d’une usine ou un droit sur le bois d’œuvre peuvent emporter des années de revenu, et le bois sur pied n’est assuré qu’en partie. L’horizon est très long : les parts ne sont pas rachetées avant dix ans et ne se revendent pas facilement. La terre pourrait se vendre moins cher que son coût, et vous pourriez perdre une partie ou la totalité de votre capital.',
    ),
  ),
  photos: [
    {
      file: 'cover.svg',
      cover: true,
      description: both(
        'Layers of misty spruce forest with red and gold birches, a river bend and a log truck on a gravel road',
        'Forêt d’épinettes embrumée avec bouleaux rouges et or, méandre de rivière et camion de billots sur un chemin de gravier',
      ),
    },
    {
      file: 'stand-map.svg',
      cover: false,
      description: both(
        'Forest from above: stands of different ages, new planting in rows, a cut block, gravel roads and the river',
        'La forêt vue du ciel : peuplements d’âges divers, plantation en rangs, parterre de coupe, chemins de gravier et rivière',
      ),
    },
    {
      file: 'growth.svg',
      cover: false,
      description: both(
        'Eight stages of a spruce from seedling to tall tree, with its roots and the growing rings of its trunk below',
        'Huit âges d’une épinette, du semis au grand arbre, avec ses racines et les cernes croissants de son tronc',
      ),
    },
  ],
  paysIncome: true,
  infoTable: [
    row.target('4-5.5'),
    row.worstResult(
      both(
        'The second partnership paid nothing in four of its eleven years',
        'La deuxième société n’a rien versé pendant quatre de ses onze années',
      ),
    ),
    row.downside(
      both(
        'Fire or insects, years without income, capital lost',
        'Feu ou insectes, années sans revenu, capital perdu',
      ),
    ),
    row.term('12-15'),
    row.minimum(5000),
    row.size(4500000),
    row.income(both('Once a year, from wood sold', 'Une fois l’an, à même le bois vendu')),
    row.debt(both('None', 'Aucun')),
    row.exit(
      both(
        'None for ten years, then up to 3% of units a year',
        'Aucune pendant dix ans, puis au plus 3 % des parts par an',
      ),
    ),
    row.fees(both('$700 at the start, then about $365 a year', '700 $ au départ, puis environ 365 $ par an')),
    row.other(
      both('Yearly cut and growth', 'Coupe et croissance annuelles'),
      both('9,000 of 11,800 cubic metres', '9 000 sur 11 800 mètres cubes'),
    ),
  ],
  faqs: [
    {
      question: both('Who certifies the forest?', 'Qui certifie la forêt?'),
      answer: both(
        'An independent auditor, each year, against a recognized forest standard. A lost certificate would close two of the four mills to us.',
        'Un auditeur indépendant, chaque année, selon une norme forestière reconnue. La perte du certificat nous fermerait deux des quatre usines.',
      ),
    },
    {
      question: both('What if there is a forest fire?', 'Et en cas de feu de forêt?'),
      answer: both(
        'Roads and equipment are insured; standing wood up to $1 million only. Burned wood can sometimes be sold, at about a third of its price.',
        'Les chemins et l’équipement sont assurés; le bois sur pied, à concurrence de 1 million de dollars seulement. Le bois brûlé se vend parfois, au tiers environ de son prix.',
      ),
    },
    {
      question: both(
        'Are carbon credits part of the plan?',
        'Les crédits de carbone font-ils partie du plan?',
      ),
      answer: both(
        'No. The budget counts on none. If credits are sold one day, investors share in them like any other income.',
        'Non. Le budget n’en prévoit aucun. Si des crédits sont vendus un jour, les investisseurs en profiteront comme de tout autre revenu.',
      ),
    },
    {
      question: both('May people walk there?', 'Peut-on s’y promener?'),
      answer: both(
        'Yes, except where wood is being cut. Two trails and a landing for canoes are kept open, and the Wolastoqey Nation gathers plants there under an agreement.',
        'Oui, sauf là où l’on coupe. Deux sentiers et un débarcadère pour canots restent ouverts, et la Nation Wolastoqey y cueille des plantes en vertu d’une entente.',
      ),
    },
    cancellationFaq,
  ],
  issuer: {
    name: 'Nashwaak Bend Forest LP',
    summary: both(
      'A partnership managed by Longbole Forestry of Fredericton.',
      'Société en commandite gérée par Foresterie Longbole, de Fredericton.',
    ),
    city: 'Fredericton',
    province: 'CAN-NB',
    email: 'forest@nashwaak-bend.example',
    phone: '1-506-555-0122',
  },
  security: both('Class A limited partnership units', 'Parts de société en commandite de catégorie A'),
  unitPriceCents: 5_000,
  minimumUnits: 100,
  maximumUnits: 2_000,
  unitsTotal: 90_000,
  unitsTakenByOthers: 47_700,
  opensAfterDays: -101,
  closesAfterDays: 79,
  documents: ['offering-memorandum', 'appraisal', 'financial-statements'],
  planForProceeds: [
    ...offeringCosts(22_500_000, 9_000_000),
    { label: both('Balance of the land price', 'Solde du prix des terres'), cents: 365_000_000 },
    { label: both('Roads and culverts', 'Chemins et ponceaux'), cents: 31_500_000 },
    { label: both('Planting fund', 'Fonds de reboisement'), cents: 22_000_000 },
  ],
  laterCosts: [yearlyCost(both('Forest management', 'Gestion forestière'), 3.65)],
  fees: [
    {
      label: both('Forester, by volume', 'Forestier, au volume'),
      value: both('$14 for each cubic metre cut', '14 $ par mètre cube coupé'),
    },
    {
      label: both('Forester, by area', 'Forestier, à la superficie'),
      value: both('$9 a hectare a year', '9 $ par hectare par an'),
    },
  ],
  risks: [
    {
      title: both('Fire, insects and wind', 'Feu, insectes et vent'),
      text: both(
        'One summer can destroy wood that took sixty years to grow.',
        'Un seul été peut détruire un bois qui a mis soixante ans à pousser.',
      ),
    },
    {
      title: both('Mills and tariffs', 'Usines et droits de douane'),
      text: both(
        'Four mills buy all the wood. A closure or a tariff lowers its price at once.',
        'Quatre usines achètent tout le bois. Une fermeture ou un droit de douane en abaisse aussitôt le prix.',
      ),
    },
  ],
  exit: both(
    'No redemption for ten years. After that, up to 3% of units a year at 90% of appraised net value, out of free cash only. There is no market for the units.',
    'Aucun rachat pendant dix ans. Par la suite, au plus 3 % des parts par an à 90 % de la valeur nette d’expertise, à même l’encaisse disponible seulement. Il n’existe aucun marché pour les parts.',
  ),
  financials: [
    { label: both('Land and standing wood at cost', 'Terres et bois sur pied au coût'), cents: 812_000_000 },
    { label: both('Balance owed on the land', 'Solde dû sur les terres'), cents: 365_000_000 },
    { label: both('Wood sold in the year', 'Bois vendu dans l’exercice'), cents: 52_200_000 },
    { label: both('Net income of the year', 'Bénéfice net de l’exercice'), cents: 17_600_000 },
  ],
  appraisal: {
    appraiser: 'Keswick Forest Valuation',
    valueCents: 835_000_000,
    valuedDaysAgo: 110,
    basis: both(
      'Land by comparison with seven sales, wood by inventory at prices of the last three years',
      'Terres par comparaison avec sept ventes, bois d’après l’inventaire aux prix des trois dernières années',
    ),
  },
};
