/** What banks write of transfers in either language, folded: no word of these is anybody's name. */
export const BANK_WORDS: ReadonlySet<string> = new Set(
  [
    'wire trf tfr tf xfer transfer transfers trsf etransfer etrnsfr trnsfr virement virements vir interac autodeposit auto ad',
    'deposit deposits dep depot depots direct dir online internet banking mobile web branch succursale transaction transactions',
    'electronic eft funds fonds credit cr debit dr credited received recvd recu recus incoming entrant sent envoi from to de du des of',
    'la le les au aux payment payments paiement paiements pay pmt bill cheque cheques chq check misc divers memo gc pap pad dpa',
    'ref reference no num number numero order ordre sub subscription souscription in for pour fulfill request demande account acct compte',
    'chequing savings epargne cad usd canada bank banque rbc td bmo cibc scotiabank desjardins bnc nbc atb tangerine customer client',
    'and et or ou mr mrs ms miss dr mme mlle nsf returned item retour retourne',
  ].flatMap((words) => words.split(' ')),
);
