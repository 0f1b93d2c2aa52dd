import { describe, expect, it } from 'vitest';
import { BANK_PROFILES, KNOWN_BANKS, type KnownBank } from './bank-profiles.ts';
import type { BankRow } from './statement.ts';
import type { CsvProfile } from './statement-profile.ts';
import { statementReader } from './statement-reader.ts';

function readStatementRows(all: readonly BankRow[], profile: CsvProfile, account: string | null = null) {
  const reader = statementReader(profile, account);
  for (const row of all) {
    reader.take(row);
  }
  return reader.end();
}

type Download = { rows: readonly string[]; lines: readonly string[]; accounts: readonly string[] };

/** What each bank's download says, its cells between strokes: money in, and money out. */
const DOWNLOADS: Readonly<Record<KnownBank, Download>> = {
  rbc: {
    rows: [
      'Account Type|Account Number|Transaction Date|Cheque Number|Description 1|Description 2|CAD$|USD$',
      'Chequing|04212-1000417|10/5/2026||WIRE TRANSFER CR|LAVOIE, CLAUDE /REF 417|25000.00||',
      'Chequing|04212-1000417|10/7/2026|1042|CHEQUE||-1250.75||',
    ],
    lines: [
      '2026-10-05: 2500000 of LAVOIE, CLAUDE for "WIRE TRANSFER CR LAVOIE, CLAUDE /REF 417"',
      '2026-10-07: -125075 of nobody for "CHEQUE 1042"',
    ],
    accounts: ['04212-1000417'],
  },
  td: {
    rows: ['10/05/2026|WIRE TRF OKAFOR||50000.00|152500.00', '10/07/2026|CHQ#00118|380.50||152119.50'],
    lines: [
      '2026-10-05: 5000000 of nobody for "WIRE TRF OKAFOR", and 15250000 after it',
      '2026-10-07: -38050 of nobody for "CHQ#00118", and 15211950 after it',
    ],
    accounts: [],
  },
  bmo: {
    rows: [
      'Following data is valid as of 20261031183000 (Year/Month/Day/Hour/Minute/Second)',
      'First Bank Card|Transaction Type|Date Posted| Transaction Amount|Description',
      "'5510290000000000'|CREDIT|20261005|12500.00|[CW]TF 000421 SINGH",
      "'5510290000000000'|DEBIT|20261030|-25.00|[SC]PLAN FEE",
    ],
    lines: [
      '2026-10-05: 1250000 of nobody for "[CW]TF 000421 SINGH"',
      '2026-10-30: -2500 of nobody for "[SC]PLAN FEE"',
    ],
    accounts: ['5510290000000000'],
  },
  scotiabank: {
    rows: [
      'Filter|Date|Description|Sub-description|Type of Transaction|Amount|Balance',
      'Current period|2026-10-05|INTERAC e-Transfer Received|J NGUYEN|Credit|3000.00|65000.00',
      '|2026-10-30|Service Charge| |Debit|-15.95|64984.05',
    ],
    lines: [
      '2026-10-05: 300000 of J NGUYEN for "INTERAC e-Transfer Received J NGUYEN", and 6500000 after it',
      '2026-10-30: -1595 of nobody for "Service Charge", and 6498405 after it',
    ],
    accounts: [],
  },
  'scotiabank-status': {
    rows: [
      'Filter|Date|Description|Sub-description|Status|Type of Transaction|Amount',
      'Current period|2026-10-05|INTERAC e-Transfer Received|J NGUYEN|posted|Credit|3000.00',
      '|2026-10-30|Service Charge||Posted|Debit|15.95',
      '|2026-10-31|Wire Payment|PELLETIER É|pending|Credit|12000.00',
    ],
    lines: [
      '2026-10-05: 300000 of J NGUYEN for "INTERAC e-Transfer Received J NGUYEN"',
      '2026-10-30: -1595 of nobody for "Service Charge"',
    ],
    accounts: [],
  },
  'scotiabank-time': {
    rows: [
      'Filter|Date|Time|Description|Sub-description|Status|Type of Transaction|Amount',
      'Current period|2026-10-05|09:41|INTERAC e-Transfer Received|J NGUYEN|posted|Credit|3000.00',
      '|2026-10-30|23:59|Service Charge||posted|Debit|15.95',
    ],
    lines: [
      '2026-10-05: 300000 of J NGUYEN for "INTERAC e-Transfer Received J NGUYEN"',
      '2026-10-30: -1595 of nobody for "Service Charge"',
    ],
    accounts: [],
  },
  cibc: {
    rows: ['2026-10-05|Internet Banking E-TRANSFER A. Singh||1000.00', '2026-10-07|CHEQUE 118|4100.10|'],
    lines: [
      '2026-10-05: 100000 of nobody for "Internet Banking E-TRANSFER A. Singh"',
      '2026-10-07: -410010 of nobody for "CHEQUE 118"',
    ],
    accounts: [],
  },
  desjardins: {
    rows: [
      'Montréal|0417001|EOP|2026/10/05|00001|Virement Interac de /Maëlle Gagnon-Roy /|||2500.00|||||82500.00',
      'Montréal|0417001|EOP|2026/10/07|00002|Chèque||1250.75||||||81249.25',
    ],
    lines: [
      '2026-10-05: 250000 of Maëlle Gagnon-Roy for "Virement Interac de /Maëlle Gagnon-Roy /", and 8250000 after it',
      '2026-10-07: -125075 of nobody for "Chèque", and 8124925 after it',
    ],
    accounts: ['0417001 EOP'],
  },
  'national-bank': {
    rows: [
      'Date|Description|Category|Debit|Credit|Balance',
      '2026-10-05|INTERAC e-Transfer Dépôt Étienne Caron|Revenus|0|2000.00|32000.00',
      '2026-10-07|Chèque 000118|Divers|900.00|0|31100.00',
    ],
    lines: [
      '2026-10-05: 200000 of nobody for "INTERAC e-Transfer Dépôt Étienne Caron", and 3200000 after it',
      '2026-10-07: -90000 of nobody for "Chèque 000118", and 3110000 after it',
    ],
    accounts: [],
  },
  'rbc-fr': {
    rows: [
      "Type de compte|Numéro du compte|Date de l'opération|Numéro du chèque|Description 1|Description 2|CAD$|USD$",
      'Chèques|04212-1000417|10/5/2026||VIREMENT REÇU|LAVOIE, CLAUDE /REF 417|25000.00||',
    ],
    lines: ['2026-10-05: 2500000 of LAVOIE, CLAUDE for "VIREMENT REÇU LAVOIE, CLAUDE /REF 417"'],
    accounts: ['04212-1000417'],
  },
  'bmo-fr': {
    rows: [
      'Les données suivantes sont valides en date du 20261031183000 (Année/Mois/Jour/Heure/Minute/Seconde)',
      "Maxi-Carte|Type de transaction|Date d'inscription| Montant de la transaction|Description",
      "'5510290000000000'|CREDIT|20261005|12500.00|[CW]TF 000421 SINGH",
      "'5510290000000000'|DEBIT|20261030|-25.00|[SC]FRAIS",
    ],
    lines: [
      '2026-10-05: 1250000 of nobody for "[CW]TF 000421 SINGH"',
      '2026-10-30: -2500 of nobody for "[SC]FRAIS"',
    ],
    accounts: ['5510290000000000'],
  },
  'scotiabank-fr': {
    rows: [
      'Filtre|Date|Description|Sous-description|Type d’opération|Montant|Solde',
      'Période de relevé en cours|2026-10-05|Virement INTERAC reçu|J NGUYEN|Crédit|3000.00|65000.00',
      '|2026-10-30|Frais de service| |Débit|-15.95|64984.05',
    ],
    lines: [
      '2026-10-05: 300000 of J NGUYEN for "Virement INTERAC reçu J NGUYEN", and 6500000 after it',
      '2026-10-30: -1595 of nobody for "Frais de service", and 6498405 after it',
    ],
    accounts: [],
  },
  'scotiabank-status-fr': {
    rows: [
      'Filtre|Date|Description|Sous-description|État|Type d’opération|Montant',
      'Période de relevé en cours|2026-10-31|Virement|PELLETIER É|En attente|Crédit|12000.00',
      '|2026-10-05|Virement INTERAC reçu|J NGUYEN|Inscrites|Crédit|3000.00',
    ],
    lines: ['2026-10-05: 300000 of J NGUYEN for "Virement INTERAC reçu J NGUYEN"'],
    accounts: [],
  },
  'scotiabank-time-fr': {
    rows: [
      'Filtre|Date|Heure|Description|Sous-description|État|Type d’opération|Montant',
      '|2026-10-30|23:59|Frais de service||Inscrites|Débit|15.95',
      '|2026-10-31|09:41|Virement|PELLETIER É|En attente|Crédit|12000.00',
    ],
    lines: ['2026-10-30: -1595 of nobody for "Frais de service"'],
    accounts: [],
  },
  'national-bank-fr': {
    rows: [
      'Date|Description|Catégorie|Débit|Crédit|Solde',
      '2026-10-05|Virement INTERAC Étienne Caron|Revenus|0|2000.00|32000.00',
      '2026-10-07|Chèque 000118|Divers|900.00|0|31100.00',
    ],
    lines: [
      '2026-10-05: 200000 of nobody for "Virement INTERAC Étienne Caron", and 3200000 after it',
      '2026-10-07: -90000 of nobody for "Chèque 000118", and 3110000 after it',
    ],
    accounts: [],
  },
  'national-bank-fr-comma': {
    rows: [
      'Date|Description|Catégorie|Débit|Crédit|Solde',
      '2026-10-05|Virement INTERAC Étienne Caron|Revenus|0|2 000,00 $|32 000,00 $',
      '2026-10-07|Chèque 000118|Divers|900,00 $|0|31 100,00 $',
    ],
    lines: [
      '2026-10-05: 200000 of nobody for "Virement INTERAC Étienne Caron", and 3200000 after it',
      '2026-10-07: -90000 of nobody for "Chèque 000118", and 3110000 after it',
    ],
    accounts: [],
  },
};

describe('a download is read as its bank wrote it:', () => {
  it.each(KNOWN_BANKS)('%s', (bank) => {
    const { rows, lines, accounts } = DOWNLOADS[bank];
    const read = readStatementRows(
      rows.map((row, place) => ({ line: place + 1, cells: row.split('|') })),
      BANK_PROFILES[bank],
    );
    const told = read.lines.map(
      ({ day, cents, party, description, balanceCents }) =>
        `${day}: ${cents} of ${party ?? 'nobody'} for "${description}"${
          balanceCents === null ? '' : `, and ${balanceCents} after it`
        }`,
    );
    expect([read.problems, told, read.accounts]).toEqual([[], lines, accounts]);
  });
});
