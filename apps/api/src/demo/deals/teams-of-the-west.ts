import { both, type DemoMember } from './demo-deal.ts';

/** Who answers for the deals in Alberta, British Columbia and Yukon, by the deal's name in addresses; the first decides. */
export const TEAMS_OF_THE_WEST: Readonly<Record<string, readonly DemoMember[]>> = {
  'foothills-solar-one': [
    {
      id: 'karen-weninger',
      name: 'Karen Weninger',
      role: both('President, Chinook Ridge Power', 'Présidente d’Énergie Chinook Ridge'),
      biography: both(
        'An electrical engineer who has directed the construction of seven solar fields. After the hail of 2022 she negotiated with the insurer for eleven months; a fifth of the cost stayed with the investors.',
        'Ingénieure en électricité, elle a dirigé la construction de sept parcs solaires. Après la grêle de 2022, elle a négocié onze mois avec l’assureur; un cinquième du coût est resté à la charge des investisseurs.',
      ),
    },
    {
      id: 'ravi-dhaliwal',
      name: 'Ravi Dhaliwal',
      role: both('Field operations', 'Exploitation du parc'),
      biography: both(
        'Runs the field from Lethbridge with three technicians, reports its output every month, and agrees with the neighbour on when the sheep are moved.',
        'Exploite le parc depuis Lethbridge avec trois techniciens, en déclare la production chaque mois et convient avec le voisin du déplacement des moutons.',
      ),
    },
  ],
  'jasper-crossing-mixed-use': [
    {
      id: 'grant-yaremko',
      name: 'Grant Yaremko',
      role: both('Founder, Parkallen Urban', 'Fondateur de Parkallen Urbain'),
      biography: both(
        'Founded the company in 2006 and decides on leases, loans and sales. He put $2 million of its own money into the building on 9th Avenue and lost it with the investors.',
        'A fondé l’entreprise en 2006 et décide des baux, des emprunts et des ventes. Il avait placé 2 millions de dollars de l’entreprise dans l’immeuble de la 9e Avenue et les a perdus avec les investisseurs.',
      ),
    },
    {
      id: 'priya-nair',
      name: 'Priya Nair',
      role: both('Asset manager', 'Gestionnaire d’actifs'),
      biography: both(
        'Follows the rents, the repairs and the lender’s conditions, and is drawing up the plan to turn the empty offices into apartments. She leased shops and offices in Calgary before 2019.',
        'Suit les loyers, les réparations et les conditions du prêteur, et prépare la conversion des bureaux vides en logements. Avant 2019, elle louait des commerces et des bureaux à Calgary.',
      ),
    },
  ],
  'westlake-mortgage-fund': [
    {
      id: 'harpreet-gill',
      name: 'Harpreet Gill',
      role: both('President, Ponderosa Lending', 'Présidente de Ponderosa Lending'),
      biography: both(
        'Has arranged mortgages in the Okanagan since 1999 and managed the corporation since 2012. She sits on the credit committee with two members from outside. Both construction loans that failed in 2023 had passed it.',
        'Monte des prêts hypothécaires dans l’Okanagan depuis 1999 et gère la société depuis 2012. Elle siège au comité de crédit avec deux membres de l’extérieur. Les deux prêts de construction qui ont fait défaut en 2023 avaient été approuvés par ce comité.',
      ),
    },
    {
      id: 'ken-sakamoto',
      name: 'Ken Sakamoto',
      role: both('Late loans', 'Prêts en retard'),
      biography: both(
        'Talks to borrowers from the first missed payment and decides with the committee when a property is sold. He looks after the eleven loans that are more than 90 days late.',
        'Parle aux emprunteurs dès le premier paiement manqué et décide avec le comité quand un bien est vendu. Il suit les onze prêts en retard de plus de 90 jours.',
      ),
    },
  ],
  'loon-narrows-lodge': [
    {
      id: 'annika-solberg',
      name: 'Annika Solberg',
      role: both('Co-founder, guests and kitchen', 'Cofondatrice, accueil et cuisine'),
      biography: both(
        'Opened the lodge in 2013 with her brother and runs the house, the bookings and the kitchen. She kept it afloat in 2020 and 2021 with a government loan, which is being repaid.',
        'A ouvert l’auberge en 2013 avec son frère et s’occupe de la maison, des réservations et de la cuisine. En 2020 et en 2021, elle l’a maintenue à flot grâce à un prêt public, en cours de remboursement.',
      ),
    },
    {
      id: 'joel-solberg',
      name: 'Joel Solberg',
      role: both('Co-founder, buildings and guides', 'Cofondateur, bâtiments et guides'),
      biography: both(
        'A carpenter who built eight of the sixteen cabins. He also managed the lodge near Dawson that burned down in 2017, and has had sprinklers and a fire road made here since.',
        'Charpentier, il a bâti huit des seize chalets. Il gérait aussi l’auberge près de Dawson qui a brûlé en 2017; il a depuis fait installer ici des gicleurs et un chemin coupe-feu.',
      ),
    },
  ],
};
