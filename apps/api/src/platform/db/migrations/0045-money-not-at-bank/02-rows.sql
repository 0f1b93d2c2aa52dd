-- After the triggers, which let nobody add a row or a match until this ends: some seconds for two million rows.
insert into money_not_at_bank (journal_id, seq, value_at)
select entry.id, entry.seq, entry.value_at from money_journal entry
where (entry.debit_account = 'trust') <> (entry.credit_account = 'trust') and not exists (
  select 1 from bank_matches match where match.journal_id = entry.id and match.undone_at is null);
select pair_taken_back(array(select journal_id from money_not_at_bank));
