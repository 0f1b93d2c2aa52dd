import { cancellationFaq, offeringCosts, row, yearlyCost } from './common-rows.ts';
import { both, type DemoDeal, paragraphs } from './demo-deal.ts';

export const prairieSkyFarmland: DemoDeal = {
  slug: 'prairie-sky-farmland',
  type: 'land',
  province: 'CAN-SK',
  location: both('Swift Current, Saskatchewan', 'Swift Current (Saskatchewan)'),
  name: both('Prairie Sky Farmland', 'Terres agricoles Prairie Sky'),
  summary: both(
    'Twelve quarter sections of grain land in southwestern Saskatchewan, leased to four farm families.',
    'Douze quarts de section de terres à grain du sud-ouest de la Saskatchewan, loués à quatre familles d’agriculteurs.',
  ),
  description: paragraphs(
    both(
      'The corporation owns or has agreed to buy twelve quarter sections, 1,916 acres in all, of brown and dark brown loam north of Swift Current. The land grows durum, lentils and canola in rotation. Four neighbouring families farm it under leases of three to five years; two of them sold us their own land to pay for a succession.',
      'La société possède ou s’est engagée à acheter douze quarts de section, soit 1 916 acres de loam brun et brun foncé au nord de Swift Current. On y cultive en rotation le blé dur, la lentille et le canola. Quatre familles voisines exploitent ces terres par baux de trois à cinq ans; deux d’entre elles nous ont vendu leurs propres terres pour financer une relève.',
    ),
    both(
      'Rent is a fixed amount per acre, $68 on average, plus a small share of the crop in good years. The plan is to hold for eight to ten years, improve drainage on 300 acres and shelterbelts on all of it, and sell quarter by quarter, tenants first. There is no mortgage on the land, and the articles limit borrowing to 15% of its value.',
      'Le loyer est un montant fixe à l’acre, de 68 $ en moyenne, auquel s’ajoute une petite part de la récolte les bonnes années. Le plan : conserver les terres de huit à dix ans, améliorer le drainage de 300 acres et les haies brise-vent partout, puis vendre quart par quart, d’abord aux locataires. Les terres ne sont grevées d’aucune hypothèque et les statuts limitent les emprunts à 15 % de leur valeur.',
    ),
    both(
      'Longfence Land Stewards has managed farmland for investors since 2008. Its first company was wound up in 2019 at a gain. Its second bought too much light soil near the river: after the drought of 2021 a tenant gave up his lease, the land lay fallow for a season, and that company has paid no dividend in two of the last five years.',
      'Longfence Gestion foncière gère des terres agricoles pour des investisseurs depuis 2008. Sa première société a été liquidée en 2019 avec un gain. La deuxième a acheté trop de sols légers près de la rivière : après la sécheresse de 2021, un locataire a renoncé à son bail, la terre est restée en jachère une saison et cette société n’a versé aucun dividende deux années sur les cinq dernières.',
    ),
    both(
      'Of every $10,000, about $500 pays the dealer and $150 the costs of the deal; $9,350 buys land, improves it or stays in reserve. The manager charges 0.9% a year of the land’s cost, about $80 per $10,000 invested, and one tenth of the gain when land is sold above its cost.',
      'Sur chaque tranche de 10 000 $, environ 500 $ vont au courtier et 150 $ aux frais du placement; 9 350 $ servent à acheter des terres, à les améliorer ou à constituer une réserve. Le gestionnaire prélève 0,9 % par an du coût des terres, soit environ 80 $ par tranche de 10 000 $, et un dixième du gain lorsqu’une terre se vend plus cher que son coût.',
    ),
    both(
      'Rents bring in little: most of any return would come from the price of land, which has fallen for years at a time before. Drought, hail, trade barriers against canola or lentils, or a change in the province’s ownership rules could lower rents or prices. Shares cannot easily be resold, and a sale in a poor year may take more than one season.',
      'Les loyers rapportent peu : l’essentiel d’un éventuel rendement viendrait du prix des terres, qui a déjà baissé plusieurs années de suite. La sécheresse, la grêle, des barrières commerciales visant le canola ou la lentille, ou une modification des règles provinciales de propriété pourraient faire baisser loyers et prix. Les actions ne se revendent pas facilement et une vente dans une mauvaise année peut prendre plus d’une saison.',
    ),
  ),
  photos: [
    {
      file: 'cover.svg',
      cover: true,
      description: both(
        'A red barn and grain bins at the end of golden furrows under a wide prairie sky, ripe wheat in the foreground',
        'Grange rouge et silos à grain au bout de sillons dorés sous le grand ciel des Prairies, blé mûr au premier plan',
      ),
    },
    {
      file: 'quarter-sections.svg',
      cover: false,
      description: both(
        'Quarter sections from above: a patchwork of crops, two irrigated circles, a farmyard within its shelterbelt and a creek',
        'Quarts de section vus du ciel : mosaïque de cultures, deux cercles irrigués, une ferme entourée de sa haie et un ruisseau',
      ),
    },
    {
      file: 'soil-profile.svg',
      cover: false,
      description: both(
        'Cut through the ground: wheat and its roots in dark topsoil, lighter layers and stones below',
        'Coupe du sol : le blé et ses racines dans la terre noire, puis des couches plus pâles et des pierres',
      ),
    },
  ],
  paysIncome: true,
  infoTable: [
    row.target('4-6'),
    row.worstResult(
      both(
        'The second company paid no dividend in two of the last five years',
        'La deuxième société n’a versé aucun dividende pendant deux des cinq dernières années',
      ),
    ),
    row.downside(
      both(
        'Land sold below its cost, years without dividends',
        'Terres vendues sous leur coût, années sans dividende',
      ),
    ),
    row.term('8-10'),
    row.minimum(5000),
    row.size(6000000),
    row.income(
      both('Once a year, after harvest, from rents', 'Une fois l’an, après la récolte, à même les loyers'),
    ),
    row.debt(
      both(
        'None today, at most 15% of the land’s value',
        'Aucun aujourd’hui, au plus 15 % de la valeur des terres',
      ),
    ),
    row.exit(
      both(
        'Redemption from the fifth year, if cash allows',
        'Rachat à compter de la cinquième année, si l’encaisse le permet',
      ),
    ),
    row.fees(both('$650 at the start, then about $80 a year', '650 $ au départ, puis environ 80 $ par an')),
    row.other(
      both('Land', 'Terres'),
      both('1,916 acres in twelve quarters', '1 916 acres en douze quarts de section'),
    ),
  ],
  faqs: [
    {
      question: both('Who farms the land?', 'Qui cultive les terres?'),
      answer: both(
        'Four families who live within 20 kilometres. They supply seed, machinery and work, carry the crop risk and choose the rotation within the lease’s soil rules.',
        'Quatre familles établies à moins de 20 kilomètres. Elles fournissent semences, machinerie et travail, assument le risque de récolte et choisissent la rotation dans le respect des règles du bail sur les sols.',
      ),
    },
    {
      question: both('What happens in a drought?', 'Que se passe-t-il en cas de sécheresse?'),
      answer: both(
        'The fixed rent is still owed, but a tenant who cannot pay may leave. In 2021, on land managed by the same firm, 11% of rent was deferred and 4% was never paid.',
        'Le loyer fixe reste dû, mais un locataire incapable de payer peut partir. En 2021, sur les terres gérées par la même firme, 11 % des loyers ont été reportés et 4 % n’ont jamais été payés.',
      ),
    },
    {
      question: both('May anyone own this land?', 'N’importe qui peut-il posséder ces terres?'),
      answer: both(
        'Saskatchewan restricts who may own farmland. Shares are sold only to Canadian residents, and the corporation may refuse a transfer that would break the rule.',
        'La Saskatchewan restreint la propriété des terres agricoles. Les actions ne sont vendues qu’à des résidents canadiens, et la société peut refuser un transfert qui enfreindrait la règle.',
      ),
    },
    {
      question: both('Can I hold the shares in a TFSA?', 'Puis-je détenir les actions dans un CELI?'),
      answer: both(
        'Not at present. The corporation has no opinion that its shares are a qualified investment for registered plans.',
        'Pas pour l’instant. La société ne dispose d’aucun avis selon lequel ses actions sont un placement admissible pour un régime enregistré.',
      ),
    },
    cancellationFaq,
  ],
  issuer: {
    name: 'Prairie Sky Farmland Corp.',
    summary: both(
      'A landholding corporation managed by Longfence Land Stewards of Swift Current.',
      'Société foncière gérée par Longfence Gestion foncière, de Swift Current.',
    ),
    city: 'Swift Current',
    province: 'CAN-SK',
    email: 'hello@prairie-sky.example',
    phone: '1-306-555-0138',
  },
  security: both('Class A common shares', 'Actions ordinaires de catégorie A'),
  unitPriceCents: 10_000,
  minimumUnits: 50,
  maximumUnits: 2_000,
  unitsTotal: 60_000,
  unitsTakenByOthers: 38_400,
  opensAfterDays: -75,
  closesAfterDays: 48,
  documents: ['offering-memorandum', 'appraisal', 'financial-statements'],
  planForProceeds: [
    ...offeringCosts(30_000_000, 9_000_000),
    {
      label: both('Purchase of seven quarter sections', 'Achat de sept quarts de section'),
      cents: 475_000_000,
    },
    { label: both('Drainage and shelterbelts', 'Drainage et haies brise-vent'), cents: 46_000_000 },
    {
      label: both(
        'Reserve for two years of taxes and insurance',
        'Réserve pour deux ans de taxes et d’assurances',
      ),
      cents: 40_000_000,
    },
  ],
  laterCosts: [yearlyCost(both('Farmland management', 'Gestion des terres'), 0.8)],
  fees: [
    {
      label: both('Management', 'Gestion'),
      value: both('0.9% a year of the land’s cost', '0,9 % par an du coût des terres'),
    },
    {
      label: both('Share of the gain', 'Participation au gain'),
      value: both(
        '10% when land is sold above its cost',
        '10 % lorsqu’une terre se vend plus cher que son coût',
      ),
    },
  ],
  risks: [
    {
      title: both('Weather and crops', 'Climat et récoltes'),
      text: both(
        'Tenants pay rent out of crops. Two poor harvests in a row may leave them unable to pay.',
        'Les locataires paient leur loyer à même les récoltes. Deux mauvaises années de suite peuvent les en empêcher.',
      ),
    },
    {
      title: both('Price of land', 'Prix des terres'),
      text: both(
        'Land prices follow grain prices and interest rates and have fallen for several years at a time.',
        'Le prix des terres suit celui du grain et les taux d’intérêt; il a déjà baissé plusieurs années de suite.',
      ),
    },
  ],
  exit: both(
    'From the fifth year, shareholders may ask once a year for redemption at 90% of the last appraised net value, up to 4% of the shares and only out of free cash. Requests beyond that wait a year. No market exists for the shares.',
    'À compter de la cinquième année, les actionnaires peuvent demander une fois l’an le rachat à 90 % de la dernière valeur nette établie par évaluation, jusqu’à 4 % des actions et seulement à même l’encaisse disponible. Les autres demandes attendent un an. Il n’existe aucun marché pour les actions.',
  ),
  financials: [
    { label: both('Farmland at cost', 'Terres agricoles au coût'), cents: 338_000_000 },
    { label: both('Cash', 'Encaisse'), cents: 41_200_000 },
    { label: both('Liabilities', 'Passif'), cents: 5_600_000 },
    { label: both('Rent of the year', 'Loyers de l’exercice'), cents: 5_440_000 },
    { label: both('Net income of the year', 'Bénéfice net de l’exercice'), cents: 1_170_000 },
  ],
  appraisal: {
    appraiser: 'Chaplin Rural Appraisers',
    valueCents: 818_000_000,
    valuedDaysAgo: 96,
    basis: both(
      'All twelve quarters, by comparison with eleven sales of similar soil class within 60 kilometres',
      'Les douze quarts, par comparaison avec onze ventes de terres de même classe dans un rayon de 60 kilomètres',
    ),
  },
};
